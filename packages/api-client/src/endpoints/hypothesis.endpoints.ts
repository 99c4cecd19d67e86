import { contractOf, defineEndpoint } from './endpoint.js';

const loadSchemas = () => import('../schemas/flow-hypothesis.js');

/** Generates a hypothesis. Uses the serverless path unless the page is on a local host. */
export const generateHypothesis = defineEndpoint({
  id: 'hypothesis.generate',
  method: 'POST',
  path: '/api/v1/research/hypothesis/generate',
  serverlessPath: '/.netlify/functions/v1/research/hypothesis/generate',
  contract: contractOf(loadSchemas, 'HypothesisRequest', 'HypothesisReply'),
});
