import { createIdempotencyKeys } from '../idempotency/idempotency-keys.js';
import { bindCalls } from './bind-calls.js';
import type { CallContext } from './call.js';
import type { FlowCallId } from '../ids/call-id.js';
import { createCompany, generateDocument } from '../endpoints/company.endpoints.js';
import { designExperiment } from '../endpoints/experiment.endpoints.js';
import { generateHypothesis } from '../endpoints/hypothesis.endpoints.js';
import { importBibliography, removeImport } from '../endpoints/import.endpoints.js';
import { reviewLiterature, searchLiterature } from '../endpoints/literature.endpoints.js';
import { analyzePaper } from '../endpoints/paper.endpoints.js';
import { generatePdf } from '../endpoints/pdf.endpoints.js';
import { suggestTopics } from '../endpoints/topics.endpoints.js';

/** The calls of the flow, with all that they need. A client loads them with its first call. */
export const createFlowCalls = ({
  idempotency = createIdempotencyKeys(),
  ...settings
}: CallContext) => {
  const { bind, bindPdf } = bindCalls({ ...settings, idempotency });
  return {
    'topics.suggest': bind(suggestTopics),
    'paper.analyze': bind(analyzePaper),
    'hypothesis.generate': bind(generateHypothesis),
    'literature.search': bind(searchLiterature),
    'literature.review': bind(reviewLiterature),
    'literature.import': bind(importBibliography),
    'literature.removeImport': bind(removeImport),
    'experiment.design': bind(designExperiment),
    'company.create': bind(createCompany),
    'company.generateDocument': bind(generateDocument),
    'pdf.generate': bindPdf(generatePdf),
  } satisfies Record<FlowCallId, unknown>;
};
