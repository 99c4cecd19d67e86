import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, expect, it } from 'vitest';
import { readConfiguration } from './configuration/configuration.js';
import { openDatabase } from './database/open-database.js';
import { createTestFolder } from './database/test-database-files.js';
import { openTestDatabase } from './database/testing.js';
import { createInProcessEngine } from './engine/in-process-engine.js';
import type { CreateServerEngine } from './engine/server-engine.js';
import { createLogger } from './http/logger.js';
import { startServer, type ServerDependencies } from './start-server.js';

const START_MS = 240_000;
const folder = mkdtempSync(join(tmpdir(), 'spinout-start-'));
const taken = createServer();
const closed: string[] = [];
afterEach(() => void closed.splice(0));
afterAll(() => {
  taken.close();
  rmSync(folder, { recursive: true, force: true });
});

const occupyPort = async () => {
  if (!taken.listening) await once(taken.listen(0, '127.0.0.1'), 'listening');
  return (taken.address() as AddressInfo).port;
};

const start = (port: number, dependencies: Partial<ServerDependencies>, data = 'memory:') =>
  startServer(
    readConfiguration({ PORT: String(port), HOST: '127.0.0.1', SPINOUT_DATA: data }, folder),
    {
      now: () => new Date(),
      logger: createLogger({ level: 'silent' }),
      engine: {},
      engineWorker: watchedEngine,
      ...dependencies,
    },
  );

const watchedEngine: CreateServerEngine = async (db, dependencies) => ({
  ...(await createInProcessEngine(db, dependencies)),
  close: () => Promise.resolve(void closed.push('engine')),
});

async function openWatchedDatabase() {
  const database = await openTestDatabase();
  const close = async () => {
    await database.close();
    closed.push('database');
  };
  return { ...database, close };
}

it(
  'closes engine and database if its port is taken',
  async () => {
    const database = await openWatchedDatabase();
    const started = start(await occupyPort(), { database });
    await expect(started).rejects.toThrow('EADDRINUSE');
    expect(closed).toEqual(['engine', 'database']);
  },
  START_MS,
);

it(
  'closes the database if the engine does not start',
  async () => {
    const database = await openWatchedDatabase();
    const engineWorker = () => Promise.reject(new Error('no engine'));
    await expect(start(0, { database, engineWorker })).rejects.toThrow('no engine');
    expect(closed).toEqual(['database']);
  },
  START_MS,
);

it(
  'frees the folder of a database that it opened itself',
  async () => {
    const data = join(folder, 'data');
    await createTestFolder(data);
    await expect(start(await occupyPort(), {}, data)).rejects.toThrow('EADDRINUSE');
    await (await openDatabase({ folder: data })).close();
  },
  START_MS,
);

it(
  'ends its workers if the database does not open',
  async () => {
    const worker = join(folder, 'worker.mjs');
    writeFileSync(worker, 'export const runTask = () => null;');
    const countWorkers = () =>
      process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;
    const before = countWorkers();
    const data = join(folder, 'used');
    await createTestFolder(data);
    const user = await openDatabase({ folder: data });
    const started = start(0, { engineWorker: pathToFileURL(worker) }, data);
    await expect(started).rejects.toThrow();
    expect(countWorkers()).toBe(before);
    await user.close();
  },
  START_MS,
);
