import { refuse } from './refuse.js';

/** Limits for the size and the speed of a body. */
export interface BodyBounds {
  readonly maxBytes: number;
  /** Limit named in the error message, if `maxBytes` includes overhead. @default maxBytes */
  readonly toldBytes?: number;
  /** Idle timeout in milliseconds, and time before the minimum rate applies. @default 30_000 */
  readonly patienceMs?: number;
  /** Minimum average rate after that. @default 32 KB/s */
  readonly minBytesPerSecond?: number;
}

const PATIENCE_MS = 30_000;
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

const broken = () => refuse(400, 'The connection broke before the request was complete.');

/** @throws 413 if `Content-Length` exceeds the limit */
export function checkLength(request: Request, maxBytes: number, toldBytes = maxBytes): void {
  const declared = request.headers.get('content-length');
  if (declared !== null && Number(declared) > maxBytes) throw tooLarge(toldBytes);
}

/**
 * Reads a body in chunks.
 * @throws 413 if it is too large, 408 if it is too slow, 400 if the connection broke
 */
export async function* boundedChunks(
  request: Request,
  bounds: BodyBounds,
): AsyncGenerator<Uint8Array, void, void> {
  const { maxBytes, toldBytes = maxBytes, patienceMs = PATIENCE_MS } = bounds;
  const { minBytesPerSecond = MIN_BYTES_PER_SECOND } = bounds;
  checkLength(request, maxBytes, toldBytes);
  const reader = request.body?.getReader();
  if (!reader) return;
  const startedAt = performance.now();
  let bytes = 0;
  for (;;) {
    const earnedMs = Math.max(patienceMs, (bytes / minBytesPerSecond) * 1000);
    const leftMs = earnedMs - (performance.now() - startedAt);
    const { done, value } = await inTime(reader.read(), Math.min(patienceMs, leftMs));
    if (done) return;
    bytes += value.byteLength;
    if (bytes > maxBytes) throw tooLarge(toldBytes);
    yield value;
  }
}

/** Reads a whole body. */
export async function boundedBytes(
  request: Request,
  bounds: BodyBounds,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of boundedChunks(request, bounds)) chunks.push(chunk);
  return joined(chunks);
}

const joined = (chunks: readonly Uint8Array[]) => {
  const whole = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
};

type Read = ReadableStreamReadResult<Uint8Array>;

const inTime = (read: Promise<Read>, ms: number) =>
  new Promise<Read>((resolve, reject) => {
    const timer = setTimeout(() => reject(tooSlow()), Math.max(0, ms));
    read.then(resolve, () => reject(broken())).finally(() => clearTimeout(timer));
  });
