import type { ApiClient, LiteratureReviewReply } from '@spinout/api-client';
import { fromPromise } from 'xstate';
import { SEARCH_LIMIT } from './literature.constants.js';
import type { LiteratureSearchResult, ReviewInput, SearchInput } from './literature.machine.js';

/** Connects the step to the client. */
export const literatureActors = (api: ApiClient) => ({
  searchLiterature: fromPromise<LiteratureSearchResult, SearchInput>(async ({ input, signal }) => {
    const { papers, analysis, source, public_sources } = await api.literature.search(
      {
        journey_id: input.journeyId,
        hypothesis: input.hypothesis,
        query: input.query,
        limit: SEARCH_LIMIT,
        ...(input.live === undefined ? {} : { live: input.live }),
      },
      { signal, idempotencyKey: input.key },
    );
    return {
      papers,
      analysis,
      source: source ?? null,
      ...(public_sources && { publicSources: public_sources }),
    };
  }),
  reviewLiterature: fromPromise<LiteratureReviewReply, ReviewInput>(({ input, signal }) =>
    api.literature.review(
      {
        journey_id: input.journeyId,
        selected_papers: [...input.selected],
        papers: [...input.papers],
      },
      { signal, idempotencyKey: input.key },
    ),
  ),
});
