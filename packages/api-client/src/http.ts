export { createSession, type Session, type SessionSettings } from './session/session.js';
export { type SessionState } from './session/session-state.js';
export {
  localTokenStorage,
  memoryTokenStorage,
  type StoredTokens,
  type TokenPair,
  type TokenStorage,
} from './session/token-storage.js';
export { httpTransport } from './transport/http-transport.js';
export type { HttpTransportSettings } from './transport/http-transport-settings.js';
// From files of their own: esbuild loads all of a file that an entry names, if a lazy part uses it.
export {
  MAX_JSON_BYTES,
  MAX_PDF_BYTES,
  MAX_RETRY_AFTER_MS,
  RETRY_PAUSES_MS,
} from './transport/limits.js';
export { retryAfter } from './transport/retry-after.js';
export { randomId } from './transport/random-id.js';
export { type Bearer, type SessionAccess } from './transport/session-access.js';
export { sleep, type Sleep } from './transport/sleep.js';
