import type { MessagePort } from 'node:worker_threads';
import type { PortableError } from './portable-error.js';

/** A task as it is passed to a worker. */
export interface PostedTask {
  /** Which of the functions of the worker runs it. */
  readonly kind: string;
  /** Plain data. */
  readonly input: unknown;
  /** The time of the host's clock in milliseconds. */
  readonly at: number;
  /** For this task alone: it calls the services of the task's owner. */
  readonly port: MessagePort;
}

/** From a worker to its host, over the port of the task. */
export type FromTask =
  | { readonly pool: 'started'; readonly threadId: number }
  | {
      readonly pool: 'call';
      readonly id: number;
      readonly service: string;
      readonly values: readonly unknown[];
    }
  | { readonly pool: 'cancel'; readonly id: number };

/** From the host to a worker, over the port of the task. */
export type ToTask =
  | { readonly pool: 'result'; readonly id: number; readonly value: unknown }
  | { readonly pool: 'failure'; readonly id: number; readonly error: PortableError }
  | { readonly pool: 'abort' };

export type TaskOutcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: PortableError };

/** Buffers of a value that can be moved instead of copied: itself or its direct properties. */
export function findMovableBuffers(value: unknown): readonly ArrayBuffer[] {
  const parts =
    typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)
      ? Object.values(value)
      : [value];
  const buffers = parts.flatMap((part: unknown) => {
    if (!(part instanceof Uint8Array) || !(part.buffer instanceof ArrayBuffer)) return [];
    // A view of a part of a buffer: others may use the rest.
    return part.byteLength === part.buffer.byteLength ? [part.buffer] : [];
  });
  return [...new Set(buffers)];
}
