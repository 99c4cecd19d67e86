import { once } from 'node:events';
import { openTestDatabase } from '../database/testing.js';
import { readConfiguration } from '../configuration/configuration.js';
import { createInProcessEngine } from '../engine/in-process-engine.js';
import { findFreePort } from '../http/free-port.js';
import { createLogger } from '../http/logger.js';
import { startServer, type ServerDependencies } from '../start-server.js';

/** Below the ports that Linux gives to outgoing connections. */
const FIRST_PORT = 20_000;
const PROCESSES = 750;
/** More than the servers that one test file starts, so that two processes never look for a port in the same range. */
const PORTS_PER_PROCESS = 16;
const UNLIMITED = {
  SPINOUT_POINTS_PER_OWNER: '1000000000',
  SPINOUT_POINTS_PER_ADDRESS: '1000000000',
};
const GENEROUS = { points: 100_000, seconds: 60 };

export interface TestServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Starts the whole server on a free local port. @default with a database in memory */
export async function startTestServer(
  dependencies: Partial<ServerDependencies> = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<TestServer> {
  const firstPort = FIRST_PORT + (process.pid % PROCESSES) * PORTS_PER_PROCESS;
  const port = await findFreePort(firstPort, 'localhost');
  const configuration = readConfiguration(
    { PORT: String(port), SPINOUT_DATA: 'memory:', ...UNLIMITED, ...environment },
    process.cwd(),
  );
  const { server, close } = await startServer(configuration, {
    now: () => new Date(),
    logger: createLogger({ level: 'silent' }),
    engine: {},
    engineWorker: createInProcessEngine,
    signInLimits: {
      login: GENEROUS,
      providerCallback: GENEROUS,
      exchange: GENEROUS,
      code: GENEROUS,
      refresh: GENEROUS,
      account: GENEROUS,
      identity: GENEROUS,
    },
    database: await openTestDatabase(),
    ...dependencies,
  });
  return {
    origin: configuration.publicOrigin,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      for (const closeService of close) await closeService();
    },
  };
}
