import { refuse } from './refuse.js';

/** Total memory of uploads in progress. */
export interface UploadMemory {
  readonly lease: () => {
    /** @throws 503 if all uploads together would exceed the limit */
    readonly take: (bytes: number) => void;
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
  let held = 0;
  return {
    bytes: () => held,
    lease: () => {
      let own = 0;
      return {
        take: (bytes) => {
          if (held + bytes > maxBytes) {
            throw refuse(
              503,
              'Too many papers are being uploaded right now. Please try again soon.',
              {
                'Retry-After': String(RETRY_S),
              },
            );
          }
          held += bytes;
          own += bytes;
        },
        release: () => {
          held -= own;
          own = 0;
        },
      };
    },
  };
}
