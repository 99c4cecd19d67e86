import type { Api } from './judge.types.ts';
import type { LiteratureQuery } from './literature-queries.ts';

const CUTOFF = 5;

/** The first papers found for a query. */
export interface QueryPrecision {
  readonly query: string;
  /** Share of the first five that are relevant, 0 to 1; fewer than five are judged as they are, none counts as 0. */
  readonly precision: number;
  /** Share of the relevant papers, five at most, that are among the first five, 0 to 1. */
  readonly recall: number;
  readonly irrelevant: readonly string[];
  /** Relevant papers that are missing although there was room for them. */
  readonly missing: readonly string[];
}

/** Searches the literature for each query and judges the first five papers. */
export async function measurePrecision(
  api: Api,
  queries: readonly LiteratureQuery[],
): Promise<readonly QueryPrecision[]> {
  const results: QueryPrecision[] = [];
  for (const { query, relevant } of queries) {
    const { papers } = await api.literature.search({
      journey_id: 'journey-judge',
      hypothesis: null,
      query,
      limit: CUTOFF,
    });
    const ids = papers.slice(0, CUTOFF).map(({ id }) => id);
    const irrelevant = ids.filter((id) => !relevant.includes(id));
    const missing = relevant.filter((id) => !ids.includes(id));
    results.push({
      query,
      precision: ids.length === 0 ? 0 : 1 - irrelevant.length / ids.length,
      recall: (ids.length - irrelevant.length) / Math.min(CUTOFF, relevant.length),
      irrelevant,
      missing: ids.length - irrelevant.length >= CUTOFF ? [] : missing,
    });
  }
  return results;
}
