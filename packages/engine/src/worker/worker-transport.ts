import type { ApiReply, ApiRequest, Transport } from '@spinout/api-client';
import { readingMessages } from '../reading/refusals.messages.js';
import { isEngineMessage, type FromWorker, type ToWorker } from './worker.protocol.js';

/** Interval of heartbeat pings while the worker is busy. */
const PING_EVERY_MS = 1000;
/** The worker counts as stuck after this many pings without an answer. */
const MAX_MISSED_PINGS = 10;
const PAPER_CALL = 'paper.analyze';
const STUCK =
  'The engine took longer than 10 seconds and was stopped. Try again with a shorter text or a smaller file.';

interface PendingCall {
  readonly request: ApiRequest;
  readonly resolve: (reply: ApiReply) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Transport to an engine in a web worker. The worker starts with the first call and survives failed calls. If it crashes,
 * its calls are rejected and the next call starts a new worker. If it hangs for 10 seconds, for example on a malicious PDF,
 * it is terminated and its calls are refused.
 * @param createWorker creates the worker in code that the host's bundler can analyze
 * @example workerTransport(() => new Worker(new URL('@spinout/engine/worker', import.meta.url), { type: 'module' }))
 */
export function workerTransport(createWorker: () => Worker): Transport {
  const pending = new Map<number, PendingCall>();
  let worker: Worker | undefined;
  let calls = 0;
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  let ready = false;
  let missed = 0;

  const post = (message: ToWorker) => worker?.postMessage(message);

  const stopHeartbeat = () => {
    clearInterval(heartbeat);
    heartbeat = undefined;
  };

  const finishAll = (finish: (call: PendingCall) => void) => {
    worker?.terminate();
    worker = undefined;
    ready = false;
    missed = 0;
    stopHeartbeat();
    const unfinished = [...pending.values()];
    pending.clear();
    unfinished.forEach(finish);
  };

  // Counts pings instead of time, because a laptop that slept for an hour missed one ping, not ten.
  const ping = () => {
    missed += 1;
    if (missed > MAX_MISSED_PINGS)
      finishAll(({ request, resolve }) => resolve(createStuckReply(request)));
    else post({ spinout: 'ping' });
  };

  const startHeartbeat = () => {
    if (heartbeat !== undefined || !ready || pending.size === 0) return;
    heartbeat = setInterval(ping, PING_EVERY_MS);
  };

  const takeCall = (call: number): PendingCall | undefined => {
    const found = pending.get(call);
    pending.delete(call);
    return found;
  };

  const receive = (message: FromWorker) => {
    missed = 0;
    dispatch(message);
    if (pending.size === 0) stopHeartbeat();
  };

  const dispatch = (message: FromWorker) => {
    switch (message.spinout) {
      case 'ready':
        ready = true;
        return startHeartbeat();
      case 'pong':
        return;
      case 'progress':
        return pending.get(message.call)?.request.onProgress?.(message.progress);
      case 'reply':
        return takeCall(message.call)?.resolve(message.reply);
      case 'failed':
        return takeCall(message.call)?.reject(new Error(message.reason));
    }
  };

  const start = (): Worker => {
    const started = createWorker();
    started.addEventListener('message', ({ data }: MessageEvent) => {
      if (started === worker && isEngineMessage(data)) receive(data as FromWorker);
    });
    const crash = (event: Event) => {
      event.preventDefault();
      const reason =
        'message' in event && typeof event.message === 'string' ? event.message : event.type;
      if (started === worker)
        finishAll(({ reject }) => reject(new Error(`The engine crashed: ${reason}`)));
    };
    started.addEventListener('error', crash);
    started.addEventListener('messageerror', crash);
    return started;
  };

  return {
    send: (request) =>
      new Promise<ApiReply>((resolve, reject) => {
        const { signal, onProgress: _, ...posted } = request;
        if (signal.aborted) return reject(signal.reason as Error);
        worker ??= start();
        calls += 1;
        const call = calls;
        const onAbort = () => {
          post({ spinout: 'abort', call });
          takeCall(call);
          // The heartbeat continues until the worker shows that it is not stuck in the aborted call.
          if (heartbeat !== undefined) ping();
          // A worker that never became ready is terminated.
          else if (!ready && pending.size === 0) finishAll(() => undefined);
          reject(signal.reason as Error);
        };
        signal.addEventListener('abort', onAbort, { once: true });
        const withCleanup =
          <Value>(finish: (value: Value) => void) =>
          (value: Value) => {
            signal.removeEventListener('abort', onAbort);
            finish(value);
          };
        pending.set(call, { request, resolve: withCleanup(resolve), reject: withCleanup(reject) });
        try {
          post({ spinout: 'send', call, request: posted });
          startHeartbeat();
        } catch (error) {
          takeCall(call)?.reject(error);
        }
      }),
  };
}

const createStuckReply = ({ id }: ApiRequest): ApiReply => ({
  status: id === PAPER_CALL ? 422 : 504,
  contentType: 'application/json',
  body: { kind: 'json', value: { error: id === PAPER_CALL ? readingMessages.tooSlow : STUCK } },
});
