import { defineEndpoint } from '../endpoint.js';
import {
  LiteratureReviewReply,
  LiteratureReviewRequest,
  LiteratureSearchReply,
  LiteratureSearchRequest,
} from '../schemas/flow-literature.js';

/** API-03. Searches papers that bear on a hypothesis and a query. */
export const searchLiterature = defineEndpoint({
  id: 'literature.search',
  method: 'POST',
  host: 'api',
  path: '/api/journey/literature/search',
  input: LiteratureSearchRequest,
  output: LiteratureSearchReply,
});

/** API-04. Reviews the chosen papers. */
export const reviewLiterature = defineEndpoint({
  id: 'literature.review',
  method: 'POST',
  host: 'api',
  path: '/api/journey/literature/review',
  input: LiteratureReviewRequest,
  output: LiteratureReviewReply,
});
