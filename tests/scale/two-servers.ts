import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { emptyPostgres } from '../../apps/server/src/database/testing.js';
import { bundledServer, type ServerProcess } from '../crash/server-process.js';
import { startHeldSource, type HeldSource } from './held-source.js';
import { startProxy } from './round-robin-proxy.js';

export type ServerName = 'a' | 'b';

/** Two processes of the server on one Postgres, behind a proxy that sends each request to the next one. */
export interface TwoServers {
  /** The proxy. */
  readonly origin: string;
  /** The processes themselves. */
  readonly origins: Readonly<Record<ServerName, string>>;
  readonly databaseUrl: string;
  readonly source: HeldSource;
  /** Ends a process and resolves when it has ended. */
  readonly end: (name: ServerName, signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
  readonly start: (...names: ServerName[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

const findFreePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** Starts both processes at the same time, on an empty database. */
export async function startTwoServers(): Promise<TwoServers> {
  const [database, proxy, source, program] = await Promise.all([
    emptyPostgres(),
    startProxy(),
    startHeldSource(),
    bundledServer(),
  ]);
  const ports = { a: await findFreePort(), b: await findFreePort() };
  const processes = new Map<ServerName, ServerProcess>();
  const origins = {
    a: `http://127.0.0.1:${ports.a}`,
    b: `http://127.0.0.1:${ports.b}`,
  };

  const start = async (...names: ServerName[]) => {
    for (const name of names) {
      processes.set(
        name,
        program.start({
          PORT: String(ports[name]),
          PUBLIC_ORIGIN: proxy.origin,
          TRUSTED_PROXIES: '1',
          DATABASE_URL: database.url,
          SPINOUT_LIVE: 'europepmc',
          EUROPEPMC_BASE: source.base(name),
          // Behind a proxy, demo accounts must be allowed.
          SPINOUT_ALLOW_DEMO_SIGN_IN: '1',
        }),
      );
    }
    await Promise.all(names.map(async (name) => processes.get(name)?.origin));
  };
  const end = async (name: ServerName, signal: 'SIGKILL' | 'SIGTERM') => {
    const ended = processes.get(name);
    if (!ended || ended.child.exitCode !== null || ended.child.signalCode !== null) return;
    const closed = once(ended.child, 'close');
    ended.child.kill(signal);
    await closed;
  };

  const close = async () => {
    source.release();
    await Promise.all((['a', 'b'] as const).map((name) => end(name, 'SIGKILL')));
    await Promise.all([proxy.close(), source.close()]);
    program.remove();
    await database.remove();
  };

  try {
    await start('a', 'b');
  } catch (error) {
    await close();
    throw error;
  }
  proxy.setTargets([origins.a, origins.b]);
  return {
    origin: proxy.origin,
    origins,
    databaseUrl: database.url,
    source,
    end,
    start,
    close,
  };
}
