import type { Endpoint, PdfEndpoint } from '../endpoints/endpoint.js';
import { lazyIdempotencyKeys } from '../idempotency/lazy-idempotency-keys.js';
import { call, callForPdf, type CallContext, type CallOptions } from './call.js';

/** Binds endpoints to a context, with idempotency keys that are lost on reload if the host passes none. */
export const bindCalls = (settings: CallContext) => {
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
