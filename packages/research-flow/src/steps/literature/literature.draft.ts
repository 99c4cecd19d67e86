import * as schemas from '@spinout/api-client/schemas';
import * as z from 'zod/mini';

/** Schema of the saved draft of this step. */
export const literatureDraft = z.object({
  query: z.string(),
  found: z.nullable(
    z.object({
      papers: z.array(schemas.Paper),
      analysis: schemas.LiteratureAnalysis,
      source: z.nullable(schemas.Source),
      publicSources: z.optional(schemas.PublicSources),
      log: z.catch(z.optional(schemas.SearchLog), undefined),
    }),
  ),
  selected: z.array(z.string()),
  live: z.optional(z.boolean()),
});
