import { defineEndpoint } from '../endpoint.js';

/** Generates a hypothesis; on other than local hosts through the serverless path. */
export const generateHypothesis = defineEndpoint({
  id: 'hypothesis.generate',
  method: 'POST',
  host: 'api',
  path: '/api/v1/research/hypothesis/generate',
  serverlessPath: '/.netlify/functions/v1/research/hypothesis/generate',
  contract: async () => {
    const { HypothesisRequest: input, HypothesisReply: output } =
      await import('../schemas/flow-hypothesis.js');
    return { input, output };
  },
});
