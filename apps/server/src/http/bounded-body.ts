import { createTurns } from '../event-loop/turns.js';
import type { BodyLease } from './body-memory.js';
import { refuse } from './refuse.js';
import { withTimeout } from './with-timeout.js';

export interface BodyBounds {
  readonly maxBytes: number;
  /** Limit named in the error message, if `maxBytes` includes overhead. @default maxBytes */
  readonly statedMaxBytes?: number;
  /** Idle timeout in milliseconds, and time before the minimum rate applies. @default 30_000 */
  readonly idleTimeoutMs?: number;
  /** Minimum average rate after that. @default 32 KB/s */
  readonly minBytesPerSecond?: number;
  /** Memory that the body uses until the request has ended. @default not counted */
  readonly lease?: BodyLease | undefined;
}

const IDLE_TIMEOUT_MS = 30_000;
const MIN_BYTES_PER_SECOND = 32 * 1024;
const MEGABYTE = 1024 * 1024;

const formatSize = (bytes: number) =>
  bytes >= MEGABYTE ? `${Math.floor(bytes / MEGABYTE)} MB` : `${Math.ceil(bytes / 1024)} KB`;

/** The rest of the body is discarded for a moment, so that a client that is still sending can read the response. */
export const tooLarge = (maxBytes: number) =>
  refuse(413, `This is larger than ${formatSize(maxBytes)}, the limit for this request.`);

const tooSlow = () =>
  refuse(408, 'This request was too slow and was stopped. Check the connection and try again.', {
    Connection: 'close',
  });

const takeTurn = createTurns();

const refuseBrokenConnection = async () => {
  await takeTurn();
  throw refuse(400, 'The connection broke before the request was complete.');
};

/** @throws 413 if `Content-Length` exceeds the limit */
export function checkLength(request: Request, maxBytes: number, statedMaxBytes = maxBytes): void {
  const declared = request.headers.get('content-length');
  if (declared !== null && Number(declared) > maxBytes) throw tooLarge(statedMaxBytes);
}

/**
 * Reads a body in chunks.
 * @throws 413 if it is too large, 408 if it is too slow, 400 if the connection broke, 503 if other bodies use the memory
 */
export async function* boundedChunks(
  request: Request,
  bounds: BodyBounds,
): AsyncGenerator<Uint8Array, void, void> {
  const { maxBytes, statedMaxBytes = maxBytes, idleTimeoutMs = IDLE_TIMEOUT_MS } = bounds;
  const { minBytesPerSecond = MIN_BYTES_PER_SECOND } = bounds;
  checkLength(request, maxBytes, statedMaxBytes);
  const reader = request.body?.getReader();
  if (!reader) return;
  const startedAt = performance.now();
  let bytes = 0;
  for (;;) {
    const allowedMs = Math.max(idleTimeoutMs, (bytes / minBytesPerSecond) * 1000);
    const remainingMs = allowedMs - (performance.now() - startedAt);
    const { done, value } = await withTimeout(
      reader.read().catch(refuseBrokenConnection),
      Math.max(0, Math.min(idleTimeoutMs, remainingMs)),
      tooSlow,
    );
    if (done) return;
    bytes += value.byteLength;
    if (bytes > maxBytes) throw tooLarge(statedMaxBytes);
    bounds.lease?.reserve(value.byteLength);
    yield value;
  }
}

export async function boundedBytes(
  request: Request,
  bounds: BodyBounds,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of boundedChunks(request, bounds)) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}
