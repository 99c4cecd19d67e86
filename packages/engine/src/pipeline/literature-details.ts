import type { PipelineLiterature } from '@spinout/api-client';
import * as z from 'zod/mini';

const list = <T extends z.core.$ZodType>(item: T) => z.catch(z.array(item), []);
const text = z.catch(z.string(), '');

const Reference = z.object({
  id: z.string(),
  title: z.string(),
  authors: list(z.string()),
  journal: text,
  year: z.catch(z.nullable(z.number()), null),
  doi: z.catch(z.optional(z.string()), undefined),
  url: z.catch(z.optional(z.string()), undefined),
  label: text,
});
/** Citation data of a paper. */
export type Reference = z.infer<typeof Reference>;

const Abstract = z.extend(Reference, {
  abstract: text,
  terms: list(z.string()),
  methods: list(z.string()),
});
export type Abstract = z.infer<typeof Abstract>;

/**
 * Papers with a term among all papers up to a year, the last of the earlier ones, or from a year on, the first of the
 * later ones.
 */
const YearsCount = z.object({ papers: z.number(), of: z.number(), year: z.number() });

const Details = z.object({
  themes: list(z.object({ term: z.string(), count: z.number(), paper_ids: list(z.string()) })),
  gaps: list(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('unlinked-terms'),
        a: z.string(),
        b: z.string(),
        count_a: z.number(),
        count_b: z.number(),
        text: z.string(),
      }),
      z.object({ kind: z.literal('open-question'), paper_id: z.string(), text: z.string() }),
    ]),
  ),
  trends: list(
    z.object({
      term: z.string(),
      earlier: YearsCount,
      later: YearsCount,
      p: z.number(),
      text: z.string(),
    }),
  ),
  methodologies: list(z.string()),
  years: z.catch(z.nullable(z.object({ from: z.number(), to: z.number() })), null),
  papers_searched: z.catch(z.number(), 0),
  retracted_left_out: z.catch(z.number(), 0),
  paper_ids: list(z.string()),
  abstracts: list(Abstract),
  key_papers: list(z.extend(Reference, { key_findings: list(z.string()) })),
  search_log: list(
    z.object({
      provider: z.string(),
      query: z.string(),
      hits: z.nullable(z.number()),
      retrieved: z.number(),
      at: z.string(),
      failure: z.optional(z.string()),
    }),
  ),
});

/** Fields that the literature agent adds to its standard output. */
export type LiteratureDetails = z.infer<typeof Details>;

/** Parses the output of the literature agent; missing fields become empty. */
export const parseLiteratureDetails = (literature: PipelineLiterature | null): LiteratureDetails =>
  z.parse(Details, literature ?? {});
