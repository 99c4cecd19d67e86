import * as schemas from '@spinout/api-client/schemas';
import * as z from 'zod/mini';

const text = z.catch(z.optional(z.string()), undefined);

/** Schema of the saved draft of this step. */
export const hypothesisDraft = z.object({
  hypothesis: z.nullable(z.extend(schemas.Hypothesis, { generated_at: z.optional(z.string()) })),
  unsupported: text,
  own: text,
});
