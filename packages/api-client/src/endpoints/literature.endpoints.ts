import { defineEndpoint } from './endpoint.js';

/** Searches papers for a hypothesis and a query. */
export const searchLiterature = defineEndpoint({
  id: 'literature.search',
  method: 'POST',
  host: 'api',
  path: '/api/journey/literature/search',
  contract: async () => {
    const { LiteratureSearchRequest: input, LiteratureSearchReply: output } =
      await import('../schemas/flow-literature.js');
    return { input, output };
  },
});

/** Reviews the selected papers. */
export const reviewLiterature = defineEndpoint({
  id: 'literature.review',
  method: 'POST',
  host: 'api',
  path: '/api/journey/literature/review',
  contract: async () => {
    const { LiteratureReviewRequest: input, LiteratureReviewReply: output } =
      await import('../schemas/flow-literature.js');
    return { input, output };
  },
});
