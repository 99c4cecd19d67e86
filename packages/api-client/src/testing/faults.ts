import type { ApiReply, ApiRequest, Transport } from '../transport/transport.js';

/** Something that goes wrong with one call. */
export type Fault =
  /** Answers after `delayMs`, then as usual. */
  | { readonly kind: 'slow'; readonly delayMs: number }
  /** Answers with a status of 400 or above and a body. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly body?: unknown;
      /** How long the server asks to be left alone (Retry-After), in milliseconds. */
      readonly retryAfterMs?: number;
    }
  /** Answers 200 with this JSON. */
  | { readonly kind: 'body'; readonly body: unknown }
  /** Answers 200 with a page instead of JSON or a PDF. */
  | { readonly kind: 'html' }
  /** Answers 200 with the first half of something. */
  | { readonly kind: 'truncated' }
  /** Answers 200 with nothing in it. */
  | { readonly kind: 'empty' }
  /** No answer: the connection breaks. */
  | { readonly kind: 'network' }
  /** No answer, ever, until the caller leaves. */
  | { readonly kind: 'never' };

/** Decides what goes wrong with a call; null lets it pass. `callNumber` counts from 1 per endpoint. */
export type FaultPlan = (request: ApiRequest, callNumber: number) => Fault | null;

/** Puts a plan of faults before a transport: for tests, stories and the scenario switcher. */
export function faultyTransport(inner: Transport, plan: FaultPlan): Transport {
  const calls = new Map<string, number>();
  return {
    async send(request) {
      const callNumber = (calls.get(request.id) ?? 0) + 1;
      calls.set(request.id, callNumber);
      const fault = plan(request, callNumber);
      return fault ? suffer(fault, inner, request) : inner.send(request);
    },
  };
}

async function suffer(fault: Fault, inner: Transport, request: ApiRequest): Promise<ApiReply> {
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

/** A reply that carries JSON. */
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
    const leave = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
