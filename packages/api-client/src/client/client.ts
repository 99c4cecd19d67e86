import { canReadNodeEnv } from '../errors/can-read-node-env.js';
import { call, callForPdf, type CallContext, type CallOptions } from './call.js';
import { checkClientSettings } from './check-settings.js';
import type { ApiClient } from './client.types.js';
import type { Endpoint, PdfEndpoint } from '../endpoints/endpoint.js';
import { createCompany, generateDocument } from '../endpoints/company.endpoints.js';
import { designExperiment } from '../endpoints/experiment.endpoints.js';
import { generateHypothesis } from '../endpoints/hypothesis.endpoints.js';
import { importBibliography, removeImport } from '../endpoints/import.endpoints.js';
import { reviewLiterature, searchLiterature } from '../endpoints/literature.endpoints.js';
import { analyzePaper } from '../endpoints/paper.endpoints.js';
import { generatePdf } from '../endpoints/pdf.endpoints.js';
import { suggestTopics } from '../endpoints/topics.endpoints.js';
import { lazyIdempotencyKeys } from '../idempotency/lazy-idempotency-keys.js';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Binds endpoints to a context, with idempotency keys that are lost on reload if the host passes none. */
export const bindCalls = (settings: CallContext) => {
  if (canReadNodeEnv()) {
    if (process.env.NODE_ENV !== 'production') checkClientSettings(settings);
  }
  const context = { ...settings, idempotency: settings.idempotency ?? lazyIdempotencyKeys() };
  return {
    context,
    bind:
      <Input, Output>(endpoint: Endpoint<Input, Output>) =>
      (input: Input, options?: CallOptions) =>
        call(context, endpoint, input, options),
    bindPdf:
      <Input>(endpoint: PdfEndpoint<Input>) =>
      (input: Input, options?: CallOptions) =>
        callForPdf(context, endpoint, input, options),
  };
};

/**
 * Creates the client for the calls of the flow. Every method takes a request and call options, and throws only
 * {@link ApiError}.
 * @throws {ConfigurationError} in development, without a transport
 * @example createApiClient({ transport: httpTransport({ apiBase: 'https://api.example.org' }) })
 */
export const createApiClient = (settings: CallContext): ApiClient => {
  const { bind, bindPdf } = bindCalls(settings);
  return {
    topics: { suggest: bind(suggestTopics) },
    paper: { analyze: bind(analyzePaper) },
    hypothesis: { generate: bind(generateHypothesis) },
    literature: {
      search: bind(searchLiterature),
      review: bind(reviewLiterature),
      import: bind(importBibliography),
      removeImport: bind(removeImport),
    },
    experiment: { design: bind(designExperiment) },
    company: { create: bind(createCompany), generateDocument: bind(generateDocument) },
    pdf: { generate: bindPdf(generatePdf) },
  };
};
