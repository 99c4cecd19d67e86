import * as schemas from '@spinout/api-client/schemas';
import * as z from 'zod/mini';

/** Shape of a kept draft of this step. */
export const hypothesisDraft = z.object({
  hypothesis: z.nullable(z.extend(schemas.Hypothesis, { generated_at: z.optional(z.string()) })),
});
