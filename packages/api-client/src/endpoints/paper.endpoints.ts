import { defineEndpoint } from './endpoint.js';

/** Analyzes a paper: a file as multipart, a URL or a text as JSON. */
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
