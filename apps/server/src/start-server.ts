import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createActivityCounter } from '@spinout/engine/node';
import { callOverrides } from './api/call-overrides.js';
import { createHealthCheck, getDatabaseStatus } from './api/service-health.js';
import { createApp } from './app.js';
import type { AuthServices } from './auth/auth-dependencies.js';
import { openAuth } from './auth/open-auth.js';
import { formatUserOwner } from './caller/owner.js';
import type { Configuration } from './configuration/configuration.js';
import type { OpenDatabase } from './database/database.types.js';
import { withDiskReserve } from './database/disk-reserve.js';
import { openDatabase } from './database/open-database.js';
import type { CreateServerEngine, SharedDependencies } from './engine/server-engine.js';
import { createWorkerEngine } from './engine/worker-engine.js';
import type { Logger } from './http/logger.js';
import { createMetrics } from './http/metrics.js';
import { isLoopbackUrl } from './http/loopback.js';
import { createHttpServer, type ServerLimits } from './http/http-server.js';
import { databaseJobs } from './jobs/jobs.js';
import { researchRuns } from './jobs/research-runs.js';
import { pages } from './pages/pages.js';
import { storedDataOverrides } from './api/stored-data.overrides.js';
import { createWorkerPool } from './pool/worker-pool.js';
import { databaseStore } from './store/database-store.js';
import { guestExpiry } from './store/guest-expiry.js';
import { deleteOwnerData, exportPage, readUsage } from './store/owner-data.js';
import { setStorageLimits } from './store/storage-limits.js';
import { idempotentReplies } from './store/idempotent-replies.js';
import { sharedPoints } from './store/shared-points.js';

export interface ServerDependencies {
  readonly now: () => Date;
  readonly logger: Logger;
  /** Services of the engines: fetchers, public sources, a language model. */
  readonly engine: SharedDependencies;
  /**
   * The file that worker threads load to run the engine. Tests that replace functions of the engine pass one that computes
   * on the thread of the server instead; the bundled server does not contain it.
   */
  readonly engineWorker: URL | CreateServerEngine;
  /** An open database; the server closes it. @default the configured one */
  readonly database?: OpenDatabase;
  /** Rate limits of sign-in. @default those of `sign-in-limits.ts` */
  readonly signInLimits?: AuthServices['limits'];
  /** Folder of the built demo. @default no pages */
  readonly pagesFolder?: string;
  readonly limits?: ServerLimits;
  /** Whether the server is shutting down. @default never */
  readonly isStopping?: () => boolean;
}

interface RunningServer {
  readonly server: Server;
  readonly port: number;
  /** Close functions of the services, to be called in this order once the server no longer listens. */
  readonly close: readonly (() => Promise<void>)[];
}

const SWEEP_EVERY_MS = 10 * 60_000;

/** How to close the services that were opened so far. */
interface Closing {
  work: () => Promise<void>;
  engine: () => Promise<void>;
  database: () => Promise<void>;
}

const nothing = () => Promise.resolve();

/**
 * Starts the services of a server and then listens. Interrupted runs are resumed. If a step fails, what was opened is
 * closed.
 */
export async function startServer(
  configuration: Configuration,
  dependencies: ServerDependencies,
): Promise<RunningServer> {
  const closing: Closing = { work: nothing, engine: nothing, database: nothing };
  const close = [() => closing.work(), () => closing.engine(), () => closing.database()];
  try {
    return { ...(await openServer(configuration, dependencies, closing)), close };
  } catch (error) {
    for (const closeService of close) {
      await closeService().catch((failure: unknown) =>
        dependencies.logger.error({ err: failure }, 'a service could not be closed'),
      );
    }
    throw error;
  }
}

async function openServer(
  configuration: Configuration,
  dependencies: ServerDependencies,
  closing: Closing,
): Promise<Omit<RunningServer, 'close'>> {
  const { now, logger } = dependencies;
  const onError = (error: unknown) => logger.error({ err: error }, 'background work failed');
  if (dependencies.database) closing.database = dependencies.database.close;
  // Before the database opens, so that its first worker starts meanwhile.
  const createEngine = openEngine(configuration, dependencies, { onError, closing });
  const database =
    dependencies.database ??
    (await openDatabase({ ...getDatabaseSettings(configuration), onError }));
  closing.database = database.close;
  const jobs = databaseJobs(database, { onError });
  closing.work = () => jobs.stop();
  await jobs.start();
  const engineDependencies = {
    ...dependencies.engine,
    now,
    services: async () => ({ database: { status: await getDatabaseStatus(database.ping) } }),
  };
  const engine = await createEngine(database.db, engineDependencies);
  closing.engine = engine.close;
  const runs = researchRuns({
    db: database.db,
    jobs,
    now,
    steps: engine.steps,
    onError,
  });
  const auth = await openAuth({
    database,
    now,
    log: logger,
    ...(dependencies.signInLimits ? { limits: dependencies.signInLimits } : {}),
    settings: {
      host: configuration.host,
      origin: configuration.publicOrigin,
      trustedProxies: configuration.trustedProxies,
      ...configuration.signIn,
    },
  });
  const replies = idempotentReplies(database.db, {
    now,
    isSoleServer: database.kind === 'pglite',
    onError,
  });
  closing.work = () => {
    replies.stop();
    return jobs.stop();
  };
  await setStorageLimits(database.db, configuration.storage);
  const { guestDays } = configuration.storage;
  const guests = guestExpiry(database.db, { now, days: guestDays });
  const metrics = createMetrics();
  if (engine.figures) metrics.watchWorkers(engine.figures);
  const app = await createApp({
    proxies: configuration,
    now,
    logger,
    metrics,
    metricsAccess: {
      token: configuration.metricsToken,
      isBehindProxy: configuration.trustedProxies > 0 || !isLoopbackUrl(configuration.publicOrigin),
    },
    ready: [{ name: 'database', check: database.ping }],
    isStopping: dependencies.isStopping ?? (() => false),
    auth,
    recordUse: (owner) => void guests.touch(owner).catch(onError),
    contract: {
      answerCall: engine.answerCall,
      overrides: {
        ...callOverrides({
          runs,
          ping: database.ping,
          now,
          buildBundle: engine.buildBundle,
          record: (owner, id) =>
            createActivityCounter(databaseStore(database.db, owner)).record(id),
        }),
        ...storedDataOverrides({
          readUsage: (owner) => readUsage(database.db, owner),
          exportPage: (owner, after) => exportPage(database.db, owner, after),
          deleteData: (owner) => deleteOwnerData(database.db, owner),
          endSessions: auth.endSessions,
          deleteAccount: (userId) =>
            auth.deleteAccount(userId, () => deleteOwnerData(database.db, formatUserOwner(userId))),
          guestDays,
        }),
      },
      replies,
    },
    runs,
    getHealth: createHealthCheck(database.ping),
    pages:
      dependencies.pagesFolder === undefined
        ? null
        : await pages({ folder: dependencies.pagesFolder, proxies: configuration }),
    publicOrigin: configuration.publicOrigin,
    allowedOrigins: configuration.allowedOrigins,
    frameAncestors: configuration.frameAncestors,
    budgets: configuration.budgets,
    sharedPoints: database.kind === 'postgres' ? sharedPoints(database) : undefined,
  });
  await runs.open();
  const sweeping = setInterval(() => {
    auth.sweep().then(undefined, onError);
    replies.sweep().then(undefined, onError);
    // In small statements, unlike the others.
    withDiskReserve(() => guests.sweep()).then(undefined, onError);
  }, SWEEP_EVERY_MS).unref();
  const stopWork = closing.work;
  closing.work = () => {
    clearInterval(sweeping);
    return stopWork();
  };

  const server = createHttpServer(app, {
    trustedProxies: configuration.trustedProxies,
    ...(configuration.trustedProxies > 0 ? { maxConnectionsPerAddress: null } : {}),
    ...dependencies.limits,
  });
  server.prependListener('request', (incoming) => {
    incoming.url = rewriteServerlessPath(incoming.url ?? '/');
  });
  await listen(server, configuration);
  return { server, port: (server.address() as AddressInfo).port };
}

const openEngine = (
  { workers }: Configuration,
  { engineWorker, now }: ServerDependencies,
  { onError, closing }: { readonly onError: (error: unknown) => void; readonly closing: Closing },
): CreateServerEngine => {
  if (!(engineWorker instanceof URL)) return engineWorker;
  const pool = createWorkerPool({ ...workers, workerFile: engineWorker, now, onError });
  closing.engine = pool.close;
  return (db, dependencies) => createWorkerEngine(db, pool, dependencies);
};

const getDatabaseSettings = ({ database: { url, folder } }: Configuration) =>
  url === null ? (folder === null ? {} : { folder }) : { url: url.reveal() };

/** With the system's own number, the connection of a visitor who comes after a flood is dropped and tried again a second later. */
const WAITING_CONNECTIONS = 4096;

const listen = (server: Server, { port, host }: Configuration) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: WAITING_CONNECTIONS }, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** Maps the path of a serverless function, which pages on other hosts call, to the path of its endpoint. */
const rewriteServerlessPath = (url: string) =>
  url.replace(/^\/\.netlify\/functions\/v1\//, '/api/v1/');
