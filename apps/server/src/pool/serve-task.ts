import type { MessagePort } from 'node:worker_threads';
import { findMovableBuffers, type FromTask, type ToTask } from './pool.protocol.js';
import { toPortableError, type PortableError } from './portable-error.js';

/** A function of the host that a task may call. Its last argument is aborted when the task cancels the call or ends. */
export type Service = (values: never, signal: AbortSignal) => Promise<unknown>;

export type Services = Readonly<Record<string, Service>>;

interface TaskListener {
  readonly onStarted: (threadId: number) => void;
  /** Called when the task starts to wait for the host, and when it no longer does. */
  readonly onWaiting: (isWaiting: boolean) => void;
}

/** Answers the calls of one task with the given services and nothing else. */
export function serveTask(port: MessagePort, services: Services, listener: TaskListener) {
  const running = new Map<number, AbortController>();
  /** Errors that were sent to the task, so that one that it does not handle is reported as it was thrown. */
  const errors = new Map<number, unknown>();
  const post = (message: ToTask, buffers: readonly ArrayBuffer[] = []) =>
    port.postMessage(message, [...buffers]);

  const answer = async (id: number, service: string, values: readonly unknown[]) => {
    const controller = new AbortController();
    running.set(id, controller);
    if (running.size === 1) listener.onWaiting(true);
    try {
      const run = Object.hasOwn(services, service) ? services[service] : undefined;
      if (!run) throw new Error(`This task has no service ${service}.`);
      const value = await run(values as never, controller.signal);
      post({ pool: 'result', id, value }, findMovableBuffers(value));
    } catch (error) {
      errors.set(id, error);
      post({ pool: 'failure', id, error: toPortableError(error, id) });
    } finally {
      running.delete(id);
      if (running.size === 0) listener.onWaiting(false);
    }
  };

  port.on('message', (message: FromTask) => {
    if (message.pool === 'started') listener.onStarted(message.threadId);
    else if (message.pool === 'cancel') running.get(message.id)?.abort();
    else void answer(message.id, message.service, message.values);
  });

  return {
    /** Asks the task to end by itself. */
    abort: () => post({ pool: 'abort' }),
    /** The error that the task got from a service and did not handle, if it is one. */
    findOriginal: ({ origin }: PortableError): unknown =>
      origin === undefined ? undefined : errors.get(origin),
    end: () => {
      port.close();
      for (const controller of running.values()) controller.abort();
    },
  };
}
