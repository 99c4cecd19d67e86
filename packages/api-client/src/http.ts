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
export { MAX_JSON_BYTES, MAX_PDF_BYTES, retryAfter } from './transport/read-reply.js';
export { randomId } from './transport/random-id.js';
export { MAX_RETRY_AFTER_MS, RETRY_PAUSES_MS } from './transport/retries.js';
export { type Bearer, type SessionAccess } from './transport/session-access.js';
export { sleep, type Sleep } from './transport/sleep.js';
