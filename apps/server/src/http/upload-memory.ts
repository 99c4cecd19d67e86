import { refuse } from './refuse.js';

/** Total memory of uploads in progress. */
export interface UploadMemory {
  readonly lease: () => {
    /** @throws 503 if all uploads together would exceed the limit */
    readonly reserve: (bytes: number) => void;
    readonly release: () => void;
  };
  readonly bytes: () => number;
}

const MAX_BYTES = 256 * 1024 * 1024;
const RETRY_S = 10;

/**
 * Limits the total memory of uploads, so that many slow ones do not exhaust the machine.
 * @param maxBytes @default 256 MB
 */
export function uploadMemory(maxBytes = MAX_BYTES): UploadMemory {
  let usedBytes = 0;
  return {
    bytes: () => usedBytes,
    lease: () => {
      let reservedBytes = 0;
      return {
        reserve: (bytes) => {
          if (usedBytes + bytes > maxBytes) {
            throw refuse(
              503,
              'Too many papers are being uploaded right now. Please try again soon.',
              {
                'Retry-After': String(RETRY_S),
              },
            );
          }
          usedBytes += bytes;
          reservedBytes += bytes;
        },
        release: () => {
          usedBytes -= reservedBytes;
          reservedBytes = 0;
        },
      };
    },
  };
}
