import type { Transport } from '@spinout/api-client';
import { isOurs, type FromWorker, type ToWorker } from './worker.protocol.js';

/** The worker's side of its port; `self` in a dedicated worker is one. */
export interface WorkerPort {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** Answers the calls that come in over a port. A failed call gets an error message; later calls are answered as usual. */
export function answerMessages(port: WorkerPort, engine: Transport): void {
  const leaving = new Map<number, AbortController>();

  const answer = async ({ call, request }: Extract<ToWorker, { spinout: 'send' }>) => {
    const left = new AbortController();
    leaving.set(call, left);
    try {
      const reply = await engine.send({
        ...request,
        signal: left.signal,
        onProgress: (progress) => port.postMessage({ spinout: 'progress', call, progress }),
      });
      if (!left.signal.aborted) port.postMessage({ spinout: 'reply', call, reply });
    } catch (error) {
      port.postMessage({ spinout: 'failed', call, reason: String(error) });
    } finally {
      leaving.delete(call);
    }
  };

  port.addEventListener('message', ({ data }) => {
    if (!isOurs(data)) return;
    const message = data as ToWorker;
    if (message.spinout === 'send') void answer(message);
    else if (message.spinout === 'abort') leaving.get(message.call)?.abort();
    else port.postMessage({ spinout: 'pong' });
  });
  port.postMessage({ spinout: 'ready' });
}
