import * as schemas from '@spinout/api-client/schemas';
import * as z from 'zod/mini';
import { PAPER_KINDS } from './filter-papers.js';
import { PAPER_ORDERS } from './order-papers.js';
import { HIDEABLE_COLUMNS, PAPER_VIEWS, TABLE_COLUMNS } from './table-sort.js';

export const literatureDraft = z.object({
  query: z.string(),
  found: z.nullable(
    z.object({
      papers: z.array(schemas.Paper),
      analysis: schemas.LiteratureAnalysis,
      source: z.nullable(schemas.Source),
      publicSources: z.optional(schemas.PublicSources),
      log: z.catch(z.optional(schemas.SearchLog), undefined),
      termLinks: z.catch(z.optional(schemas.TermLinks), undefined),
      imports: z.optional(z.array(schemas.BibliographyImport)),
      storedIn: z.optional(schemas.StoredIn),
    }),
  ),
  selected: z.array(z.string()),
  earlier: z.optional(z.array(z.string())),
  live: z.optional(z.boolean()),
  order: z.catch(z.optional(z.enum(PAPER_ORDERS)), undefined),
  filter: z.catch(
    z.optional(
      z.object({
        from: z.string(),
        to: z.string(),
        kind: z.nullable(z.enum(PAPER_KINDS)),
        isCited: z.boolean(),
        theme: z.optional(z.nullable(z.string())),
      }),
    ),
    undefined,
  ),
  view: z.catch(z.optional(z.enum(PAPER_VIEWS)), undefined),
  sort: z.catch(
    z.optional(
      z.object({
        column: z.enum(TABLE_COLUMNS),
        isDescending: z.boolean(),
        selected: z.optional(z.array(z.string())),
      }),
    ),
    undefined,
  ),
  hiddenColumns: z.catch(z.optional(z.array(z.enum(HIDEABLE_COLUMNS))), undefined),
  imports: z.optional(
    z.array(
      z.extend(schemas.BibliographyImport, {
        duplicates: z.number(),
        already_imported: z.number(),
        problem_count: z.number(),
        missing: z.optional(z.boolean()),
      }),
    ),
  ),
  documents: z.optional(
    z.array(z.object({ id: z.string(), title: z.string(), method: schemas.UploadMethod })),
  ),
});
