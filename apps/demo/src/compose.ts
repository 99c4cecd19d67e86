import { createPlatformClient, type Transport } from '@spinout/api-client';
import { httpTransport, memoryTokenStorage } from '@spinout/api-client/http';
import { workerTransport } from '@spinout/engine';
import { createAuthSession, type AuthSession } from '@spinout/journey/auth';
import EngineWorker from '@spinout/engine/worker?worker';
import type { Backend } from './settings/settings.js';

/** The server puts this word into the page that it serves; a page from a plain folder stands alone. */
const SERVED_BY = 'meta[name="spinout-backend"][content="server"]';

/** Who answers when the address does not say. */
export const servedBackend = (page: Document): Backend =>
  page.querySelector(SERVED_BY) ? 'server' : 'engine';

/** Who answers, and the session that signs what is sent to a server. */
export interface Side {
  readonly transportOf: (backend: Backend) => Transport;
  readonly session: AuthSession;
}

/** The page as it is for the person, and as it is for somebody without any token, whom no server knows. */
export interface World extends Side {
  readonly stranger: Side;
}

/** The one place that picks a transport. Each is made once and starts nothing until its first call. */
export const createWorld = (): World => {
  const engine = workerTransport(() => new EngineWorker());
  const sideWith = (storage?: ReturnType<typeof memoryTokenStorage>): Side => {
    const session = createAuthSession({ api: () => api, ...(storage && { storage }) });
    const server = httpTransport({ idempotency: true, session });
    const api = createPlatformClient({ transport: server });
    return { session, transportOf: (backend) => (backend === 'server' ? server : engine) };
  };
  return { ...sideWith(), stranger: sideWith(memoryTokenStorage()) };
};
