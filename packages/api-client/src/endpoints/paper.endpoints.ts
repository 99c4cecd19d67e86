import { contractOf, defineEndpoint } from './endpoint.js';
import type { AnalyzePaperRequest } from '../schemas/flow-paper-analysis.js';

const loadSchemas = () => import('../schemas/flow-paper-analysis.js');

/** Analyzes a paper: a file as multipart, a URL or a text as JSON. */
export const analyzePaper = defineEndpoint({
  id: 'paper.analyze',
  method: 'POST',
  path: '/api/journey/analyze-paper',
  contract: contractOf(loadSchemas, 'AnalyzePaperRequest', 'AnalyzePaperReply'),
  encode: (input: AnalyzePaperRequest) =>
    'paper' in input ? { kind: 'form', fields: input } : { kind: 'json', value: input },
});
