import type { ApiReply, ApiRequest, Transport } from '../transport/transport.js';

/** A fault of a call. */
export type Fault =
  /** Answers after `delayMs`, then as usual. */
  | { readonly kind: 'slow'; readonly delayMs: number }
  /** Answers with a status of 400 or above and a body. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly body?: unknown;
      /** Delay that the server asks for (Retry-After), in milliseconds. */
      readonly retryAfterMs?: number;
    }
  /** Answers 200 with this JSON. */
  | { readonly kind: 'body'; readonly body: unknown }
  /** Answers 200 with a page instead of JSON or a PDF. */
  | { readonly kind: 'html' }
  /** Answers 200 with a truncated body. */
  | { readonly kind: 'truncated' }
  /** Answers 200 with an empty body. */
  | { readonly kind: 'empty' }
  /** No answer: the connection breaks. */
  | { readonly kind: 'network' }
  /** Never answers, until the caller aborts. */
  | { readonly kind: 'never' };

/** Chooses the fault of a call; null = none. `callNumber` counts from 1 per endpoint. */
export type FaultPlan = (request: ApiRequest, callNumber: number) => Fault | null;

/** Wraps a transport with faults, for tests, stories and the scenario switcher. */
export function faultyTransport(inner: Transport, plan: FaultPlan): Transport {
  const calls = new Map<string, number>();
  return {
    async send(request) {
      const callNumber = (calls.get(request.id) ?? 0) + 1;
      calls.set(request.id, callNumber);
      const fault = plan(request, callNumber);
      return fault ? applyFault(fault, inner, request) : inner.send(request);
    },
  };
}

async function applyFault(fault: Fault, inner: Transport, request: ApiRequest): Promise<ApiReply> {
  switch (fault.kind) {
    case 'slow':
      await pause(fault.delayMs, request.signal);
      return inner.send(request);
    case 'status':
      return { ...jsonReply(fault.status, fault.body ?? {}), ...retryAfter(fault) };
    case 'body':
      return jsonReply(200, fault.body);
    case 'html':
      return fileOrText(request, 'text/html', '<!doctype html><title>Gateway</title>');
    case 'truncated':
      return request.accept === 'pdf'
        ? fileOrText(request, 'application/pdf', '%PDF-1.4\n1 0 obj\n<<')
        : fileOrText(request, 'application/json', '{"success": true, "resu');
    case 'empty':
      return fileOrText(request, request.accept === 'pdf' ? 'application/pdf' : '', '');
    case 'network':
      throw new TypeError('Failed to fetch');
    case 'never':
      return pause(Number.POSITIVE_INFINITY, request.signal);
  }
}

/** Creates a JSON reply. */
export const jsonReply = (status: number, value: unknown): ApiReply => ({
  status,
  contentType: 'application/json',
  body: { kind: 'json', value },
});

const retryAfter = ({ retryAfterMs }: { readonly retryAfterMs?: number }) =>
  retryAfterMs === undefined ? {} : { retryAfterMs };

const fileOrText = ({ accept }: ApiRequest, contentType: string, text: string): ApiReply => ({
  status: 200,
  contentType,
  body:
    accept === 'pdf'
      ? { kind: 'blob', blob: new Blob([text], { type: contentType }) }
      : { kind: 'text', text },
});

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<never>((resolve, reject) => {
    const timer = Number.isFinite(ms) ? setTimeout(resolve as () => void, ms) : undefined;
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
