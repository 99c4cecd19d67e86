import type { Transport } from '@spinout/api-client';
import { httpTransport } from '@spinout/api-client/http';
import { workerTransport } from '@spinout/engine';
import EngineWorker from '@spinout/engine/worker?worker';
import type { Backend } from './settings/settings.js';

/** The server puts this word into the page that it serves; a page from a plain folder stands alone. */
const SERVED_BY = 'meta[name="spinout-backend"][content="server"]';

/** Who answers when the address does not say. */
export const servedBackend = (page: Document): Backend =>
  page.querySelector(SERVED_BY) ? 'server' : 'engine';

/** The one place that picks a transport. Each is made once and starts nothing until its first call. */
export const createCompose = (): ((backend: Backend) => Transport) => {
  const transports: Record<Backend, Transport> = {
    server: httpTransport({ idempotency: true }),
    engine: workerTransport(() => new EngineWorker()),
  };
  return (backend) => transports[backend];
};
