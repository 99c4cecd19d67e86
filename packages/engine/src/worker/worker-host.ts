import type { Transport } from '@spinout/api-client';
import { isEngineMessage, type FromWorker, type ToWorker } from './worker.protocol.js';

/** The worker side of the message port; `self` in a dedicated worker. */
export interface WorkerPort {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** Answers calls received over a port. A failed call gets an error message; later calls are not affected. */
export function answerMessages(port: WorkerPort, engine: Transport): void {
  const controllers = new Map<number, AbortController>();

  const answer = async ({ call, request }: Extract<ToWorker, { spinout: 'send' }>) => {
    const controller = new AbortController();
    controllers.set(call, controller);
    try {
      const reply = await engine.send({
        ...request,
        signal: controller.signal,
        onProgress: (progress) => port.postMessage({ spinout: 'progress', call, progress }),
      });
      if (!controller.signal.aborted) port.postMessage({ spinout: 'reply', call, reply });
    } catch (error) {
      port.postMessage({ spinout: 'failed', call, reason: String(error) });
    } finally {
      controllers.delete(call);
    }
  };

  port.addEventListener('message', ({ data }) => {
    if (!isEngineMessage(data)) return;
    const message = data as ToWorker;
    if (message.spinout === 'send') void answer(message);
    else if (message.spinout === 'abort') controllers.get(message.call)?.abort();
    else port.postMessage({ spinout: 'pong' });
  });
  port.postMessage({ spinout: 'ready' });
}
