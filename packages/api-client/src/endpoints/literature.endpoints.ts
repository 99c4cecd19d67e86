import { contractOf, defineEndpoint } from './endpoint.js';

const loadSchemas = () => import('../schemas/flow-literature.js');

/** Searches papers for a hypothesis and a query. */
export const searchLiterature = defineEndpoint({
  id: 'literature.search',
  method: 'POST',
  path: '/api/journey/literature/search',
  contract: contractOf(loadSchemas, 'LiteratureSearchRequest', 'LiteratureSearchReply'),
});

/** Reviews the selected papers. */
export const reviewLiterature = defineEndpoint({
  id: 'literature.review',
  method: 'POST',
  path: '/api/journey/literature/review',
  contract: contractOf(loadSchemas, 'LiteratureReviewRequest', 'LiteratureReviewReply'),
});
