import * as z from 'zod/mini';
import { reviewLiterature, searchLiterature, analyzePaper } from '@spinout/api-client/contract';
import { checksOf } from '../kit/checks-of.js';
import { expectDistinct, expectThat, warnIfUnsourced } from '../kit/expectations.js';
import { LiteratureAnalysisRules, PaperRules } from '../rules/flow.rules.js';
import { pastedPaper, samplePaper, searchRequest } from '../samples/samples.js';

const Reply = z.looseObject({ papers: z.array(PaperRules), analysis: LiteratureAnalysisRules });

const expectFew = (papers: readonly { readonly id: unknown }[], limit: number) => {
  const came = `${papers.length} came`;
  expectThat(papers.length <= limit, `at most ${limit} papers, as asked`, came);
  expectDistinct(
    papers.map(({ id }) => id),
    'paper id',
  );
};

export const literatureChecks = [
  ...checksOf('API-03', {
    'finds papers with all their fields, each once, at most as many as asked (ENT-05, ENT-06)':
      async (kit) => {
        const reply = await kit.read(searchLiterature, searchRequest(kit.runId), Reply);
        expectFew(reply.papers, 20);
        warnIfUnsourced(kit, reply, ...reply.papers);
      },
    'respects a smaller limit, and ignores unknown fields': async (kit) => {
      const request = { ...searchRequest(kit.runId, 2), conformance_extra: [] };
      expectFew((await kit.read(searchLiterature, request, Reply)).papers, 2);
    },
    'searches by a hypothesis only and by a query only (T-24, T-82)': async (kit) => {
      const request = searchRequest(kit.runId);
      await kit.read(searchLiterature, { ...request, query: '' }, Reply);
      await kit.read(searchLiterature, { ...request, hypothesis: null }, Reply);
    },
    'finds the paper that was uploaded for the journey': async (kit) => {
      const journeyId = `${kit.runId}-search`;
      const { metadata } = await kit.read(
        analyzePaper,
        pastedPaper(journeyId),
        z.looseObject({ metadata: z.looseObject({}) }),
      );
      const request = { ...searchRequest(journeyId), hypothesis: null, query: 'spindle recall' };
      const { papers } = await kit.read(searchLiterature, request, Reply);
      const known = [metadata['document_id'], metadata['title']];
      expectThat(
        papers.some(({ id, title }) => known.includes(id) || known.includes(title)),
        'the uploaded paper among those found',
        `found were ${papers.map(({ title }) => `"${title}"`).join(', ') || 'none'}`,
      );
    },
  }),
  ...checksOf('API-04', {
    'reviews selected papers, including those that only the request contains': async (kit) => {
      const review = await kit.read(
        reviewLiterature,
        createReviewRequest(kit.runId),
        z.looseObject({}),
      );
      expectThat(Object.keys(review).length > 0, 'a review', 'the reply is an empty object');
      warnIfUnsourced(kit, review);
    },
    'reviews the papers that the search found': async (kit) => {
      const search = searchRequest(kit.runId, 3);
      const { papers } = await kit.read(searchLiterature, search, Reply);
      const request = {
        journey_id: kit.runId,
        selected_papers: papers.map(({ id }) => String(id)),
        papers,
        conformance_extra: true,
      };
      if (papers.length > 0) await kit.read(reviewLiterature, request, z.looseObject({}));
    },
  }),
];

const createReviewRequest = (journeyId: string) => ({
  journey_id: journeyId,
  selected_papers: [samplePaper.id],
  papers: [samplePaper],
});
