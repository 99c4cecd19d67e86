import { refuse } from './refuse.js';

const MAX_BYTES = 256 * 1024 * 1024;
const RETRY_S = 10;

/**
 * Limits the total memory of uploads, so that many slow ones do not exhaust the machine.
 * @param maxBytes @default 256 MB
 */
export function uploadMemory(maxBytes = MAX_BYTES) {
  let usedBytes = 0;
  return {
    bytes: () => usedBytes,
    lease: () => {
      let reservedBytes = 0;
      return {
        /** @throws 503 if all uploads together would exceed the limit */
        reserve: (bytes: number) => {
          if (usedBytes + bytes > maxBytes) {
            const message = 'Too many papers are being uploaded right now. Please try again soon.';
            throw refuse(503, message, { 'Retry-After': String(RETRY_S) });
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

export type UploadMemory = ReturnType<typeof uploadMemory>;
