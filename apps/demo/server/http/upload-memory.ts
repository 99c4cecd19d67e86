import { refuse } from './refuse.js';

/** The bytes that uploads under way hold together. */
export interface UploadMemory {
  readonly lease: () => {
    /** @throws 503 when all uploads together would hold too much */
    readonly take: (bytes: number) => void;
    readonly release: () => void;
  };
  readonly bytes: () => number;
}

const MAX_BYTES = 256 * 1024 * 1024;
const RETRY_S = 10;

/**
 * Bounds what all uploads hold at a time, so that many slow ones do not fill the machine.
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
            throw refuse(503, 'Many papers are being uploaded just now. Please try again soon.', {
              'Retry-After': String(RETRY_S),
            });
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
