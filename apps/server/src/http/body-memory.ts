import { refuse } from './refuse.js';

const MAX_BYTES = 256 * 1024 * 1024;
const MAX_BYTES_PER_ADDRESS = 96 * 1024 * 1024;
const RETRY_S = 10;

interface BodyMemorySettings {
  /** Of all bodies together. @default 256 MB */
  readonly maxBytes?: number;
  /** Of all bodies from one address. @default 96 MB */
  readonly maxBytesPerAddress?: number;
}

/** Part of the memory that one request uses. */
export interface BodyLease {
  /** @throws 503 if all bodies together, or those of its address, would exceed the limit */
  readonly reserve: (bytes: number) => void;
  readonly release: () => void;
}

/** Limits the memory of all request bodies together, so that many slow ones do not exhaust the machine. */
export function bodyMemory({
  maxBytes = MAX_BYTES,
  maxBytesPerAddress = MAX_BYTES_PER_ADDRESS,
}: BodyMemorySettings = {}) {
  let usedBytes = 0;
  const usedByAddress = new Map<string, number>();
  const add = (address: string, bytes: number) => {
    usedBytes += bytes;
    const used = (usedByAddress.get(address) ?? 0) + bytes;
    if (used === 0) usedByAddress.delete(address);
    else usedByAddress.set(address, used);
  };
  return {
    bytes: () => usedBytes,
    lease: (address = ''): BodyLease => {
      let reservedBytes = 0;
      return {
        reserve: (bytes) => {
          const usedHere = usedByAddress.get(address) ?? 0;
          if (usedBytes + bytes > maxBytes || usedHere + bytes > maxBytesPerAddress) {
            const message =
              'The server is receiving too many large requests. Try again in a few seconds.';
            throw refuse(503, message, { 'Retry-After': String(RETRY_S) });
          }
          add(address, bytes);
          reservedBytes += bytes;
        },
        release: () => {
          add(address, -reservedBytes);
          reservedBytes = 0;
        },
      };
    },
  };
}

export type BodyMemory = ReturnType<typeof bodyMemory>;
