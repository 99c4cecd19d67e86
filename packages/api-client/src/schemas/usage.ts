import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());

/** Token usage of a language model as reported by its provider; never estimated. */
export const Usage = z.object({
  input_tokens: count,
  output_tokens: count,
  /** The model that answered. */
  model: z.optional(z.string()),
});
export type Usage = z.infer<typeof Usage>;
