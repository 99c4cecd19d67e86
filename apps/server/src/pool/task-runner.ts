import type { MessagePort } from 'node:worker_threads';
import { threadId } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import {
  findMovableBuffers,
  type FromTask,
  type PostedTask,
  type TaskOutcome,
  type ToTask,
} from './pool.protocol.js';
import { fromPortableError, toPortableError, type ReviveError } from './portable-error.js';

/** The host of a task: its services and its clock. */
export interface TaskHost {
  /**
   * Calls a service of the host.
   * @throws the error of the service, or the reason of the signal
   */
  readonly call: (
    service: string,
    values: readonly unknown[],
    signal?: AbortSignal,
  ) => Promise<unknown>;
  readonly now: () => Date;
}

/** Runs tasks of one kind. */
export type TaskFunction = (
  input: unknown,
  host: TaskHost,
  signal: AbortSignal,
) => Promise<unknown>;

interface PendingCall {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** The worker's end of the port of a task. */
function connect(port: MessagePort, at: number, revive: ReviveError) {
  const pending = new Map<number, PendingCall>();
  const controller = new AbortController();
  const startedAt = performance.now();
  let calls = 0;
  const post = (message: FromTask, buffers: readonly ArrayBuffer[] = []) =>
    port.postMessage(message, [...buffers]);

  port.on('message', (message: ToTask) => {
    if (message.pool === 'abort') {
      return controller.abort(new DOMException('The request was canceled.', 'AbortError'));
    }
    const call = pending.get(message.id);
    pending.delete(message.id);
    if (message.pool === 'result') call?.resolve(message.value);
    else call?.reject(fromPortableError(message.error, revive));
  });
  post({ pool: 'started', threadId });

  const call: TaskHost['call'] = (service, values, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason as Error);
      calls += 1;
      const id = calls;
      const onAbort = () => {
        pending.delete(id);
        post({ pool: 'cancel', id });
        reject(signal?.reason as Error);
      };
      const finish =
        <Value>(end: (value: Value) => void) =>
        (value: Value) => {
          signal?.removeEventListener('abort', onAbort);
          end(value);
        };
      signal?.addEventListener('abort', onAbort, { once: true });
      pending.set(id, { resolve: finish(resolve), reject: finish(reject) });
      post({ pool: 'call', id, service, values });
    });

  const host: TaskHost = { call, now: () => new Date(at + (performance.now() - startedAt)) };
  return { host, signal: controller.signal, close: () => port.close() };
}

/**
 * Creates the function that a worker file exports as `runTask`: it runs the tasks of the pool.
 * @param functions by kind of task
 * @param revive recreates errors of services
 */
export const createTaskRunner =
  (functions: Readonly<Record<string, TaskFunction>>, revive: ReviveError = () => null) =>
  async ({ kind, input, at, port }: PostedTask): Promise<unknown> => {
    const { host, signal, close } = connect(port, at, revive);
    try {
      const run = functions[kind];
      if (!run) throw new Error(`This worker runs no tasks of the kind ${kind}.`);
      const value = await run(input, host, signal);
      const outcome: TaskOutcome = { ok: true, value };
      return move({ [transferableSymbol]: findMovableBuffers(value), [valueSymbol]: outcome });
    } catch (error) {
      return { ok: false, error: toPortableError(error) } satisfies TaskOutcome;
    } finally {
      close();
    }
  };
