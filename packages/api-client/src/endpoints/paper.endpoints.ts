import { defineEndpoint } from '../endpoint.js';
import { AnalyzePaperReply, AnalyzePaperRequest } from '../schemas/flow-paper-analysis.js';

/** API-05. Reads and analyses a paper: a file as multipart, an address or a text as JSON. */
export const analyzePaper = defineEndpoint({
  id: 'paper.analyze',
  method: 'POST',
  host: 'api',
  path: '/api/journey/analyze-paper',
  input: AnalyzePaperRequest,
  output: AnalyzePaperReply,
  encode: (input) =>
    'paper' in input ? { kind: 'form', fields: input } : { kind: 'json', value: input },
});
