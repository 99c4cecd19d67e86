import type { LiteratureReviewReply } from '@spinout/api-client';
import { exampleHypothesis, examplePapers } from '@spinout/api-client/testing';
import { testRuntime } from '@spinout/flow-kit/testing';
import { createActor, fromPromise, waitFor } from 'xstate';
import {
  literatureMachine,
  type ExportInput,
  type LiteratureInput,
  type LiteratureSearchResult,
  type ReviewInput,
  type SearchInput,
} from './literature.machine.js';

export const found: LiteratureSearchResult = {
  papers: examplePapers,
  analysis: { themes: ['t'], gaps: ['g'], methodologies: ['m'] },
  source: null,
};
export const neverResolve = () => new Promise<never>(() => undefined);

/** Starts the machine with replies that a test chooses. @default the search finds the example papers, the review never answers */
export const open = (
  options: Partial<LiteratureInput> & {
    search?: (input: SearchInput, signal: AbortSignal) => Promise<LiteratureSearchResult>;
    review?: (input: ReviewInput) => Promise<Record<string, unknown>>;
    exportPapers?: (input: ExportInput) => Promise<null>;
  } = {},
) => {
  const {
    search = () => Promise.resolve(found),
    review = neverResolve,
    exportPapers = () => Promise.resolve(null),
    ...input
  } = options;
  const actor = createActor(
    literatureMachine.provide({
      actors: {
        searchLiterature: fromPromise<LiteratureSearchResult, SearchInput>(
          ({ input: actorInput, signal }) => search(actorInput, signal),
        ),
        exportPapers: fromPromise<null, ExportInput>(({ input: actorInput }) =>
          exportPapers(actorInput),
        ),
        reviewLiterature: fromPromise<LiteratureReviewReply, ReviewInput>(
          async ({ input: actorInput }) => ({
            synthesis: undefined,
            source: undefined,
            ...(await review(actorInput)),
          }),
        ),
      },
    }),
    {
      input: {
        runtime: testRuntime(),
        journeyId: 'journey-1',
        hypothesis: exampleHypothesis,
        ...input,
      },
    },
  );
  actor.start();
  const waitUntilIdle = () => waitFor(actor, (state) => !state.hasTag('busy'));
  return { actor, waitUntilIdle, draft: () => actor.getSnapshot().context.draft };
};
