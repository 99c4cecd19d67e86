import { createPlatformClient, type Transport } from '@spinout/api-client';
import {
  createIdempotencyKeys,
  localPendingRequests,
  type IdempotencyKeys,
} from '@spinout/api-client/idempotency';
import { httpTransport, memoryTokenStorage } from '@spinout/api-client/http';
import { workerTransport } from '@spinout/engine';
import { createAuthSession, type AuthSession } from '@spinout/journey/auth';
import EngineWorker from '@spinout/engine/worker?worker';
import type { Backend } from './settings/settings.js';

/** The server adds this marker to the page; a page from static hosting does not have it. */
const SERVER_MARKER = 'meta[name="spinout-backend"][content="server"]';

/** Returns the backend that is used if the URL names none. */
export const detectBackend = (page: Document): Backend =>
  page.querySelector(SERVER_MARKER) ? 'server' : 'engine';

/** The transports and the session that authenticates requests to a server. */
export interface Connection {
  readonly getTransport: (backend: Backend) => Transport;
  readonly session: AuthSession;
  /** The keys of unanswered requests, which survive a reload. */
  readonly idempotency: IdempotencyKeys;
}

/** The user's connection and an anonymous one without a token. */
export interface AppDependencies extends Connection {
  readonly anonymous: Connection;
}

/** The only place that picks a transport. Each transport is created once and starts on its first call. */
export const createDependencies = (): AppDependencies => {
  const idempotency = createIdempotencyKeys({ storage: localPendingRequests() });
  const engine = workerTransport(() => new EngineWorker());
  const createConnection = (storage?: ReturnType<typeof memoryTokenStorage>): Connection => {
    const session = createAuthSession({ api: () => api, ...(storage && { storage }) });
    const server = httpTransport({ idempotency: true, session });
    const api = createPlatformClient({ transport: server, idempotency });
    return {
      session,
      idempotency,
      getTransport: (backend) => (backend === 'server' ? server : engine),
    };
  };
  return { ...createConnection(), anonymous: createConnection(memoryTokenStorage()) };
};
