import { defineEndpoint } from '../endpoint.js';

/** Reads and analyses a paper: a file as multipart, an address or a text as JSON. */
export const analyzePaper = defineEndpoint({
  id: 'paper.analyze',
  method: 'POST',
  host: 'api',
  path: '/api/journey/analyze-paper',
  contract: async () => {
    const { AnalyzePaperRequest: input, AnalyzePaperReply: output } =
      await import('../schemas/flow-paper-analysis.js');
    return { input, output };
  },
  encode: (input) =>
    'paper' in input ? { kind: 'form', fields: input } : { kind: 'json', value: input },
});
