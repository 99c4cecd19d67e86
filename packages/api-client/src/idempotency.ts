// Idempotency keys that outlive the page, and the fingerprints they are found by.
export { fingerprint } from './idempotency/fingerprint.js';
export {
  createIdempotencyKeys,
  type IdempotencyKeys,
  type IdempotencyKeysSettings,
  type PendingRequest,
} from './idempotency/idempotency-keys.js';
export {
  localPendingRequests,
  memoryPendingRequests,
  type PendingRequestStorage,
} from './idempotency/pending-request-storage.js';
