import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());

/** What a language model took for a reply, as its provider reported it: never estimated, absent where it reported none. */
export const Usage = z.object({
  input_tokens: count,
  output_tokens: count,
  /** The model that answered. */
  model: z.optional(z.string()),
});
export type Usage = z.infer<typeof Usage>;
