import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import type { OpenDatabase } from './database.types.js';
import { migrationsBeside, openDatabase } from './open-database.js';
import { openPglite } from './open-pglite.js';

const OPEN_TIMEOUT_MS = 60_000;

/** Address of a Postgres server on which tests may make databases; empty where there is none. */
export const testPostgresUrl = process.env.SPINOUT_TEST_POSTGRES_URL ?? '';

/** Makes an empty database on the test server, and tells how to remove it. */
export async function emptyPostgres(): Promise<{ url: string; remove: () => Promise<void> }> {
  const name = `spinout_test_${randomBytes(8).toString('hex')}`;
  const asAdmin = async (sql: string) => {
    const client = new pg.Client({ connectionString: testPostgresUrl });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await asAdmin(`create database ${name}`);
  const url = new URL(testPostgresUrl);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => asAdmin(`drop database ${name} with (force)`) };
}

let newFiles: Promise<Blob> | undefined;

/** Postgres's files with the tables, still empty: made once for all tests of a worker, since that takes seconds. */
async function makeFiles(): Promise<Blob> {
  const pglite = await PGlite.create();
  await migrate(drizzle(pglite), { migrationsFolder: migrationsBeside() });
  const files = await pglite.dumpDataDir('none');
  await pglite.close();
  return files;
}

/** Opens an empty database of its own in memory, as `openDatabase()` does but sooner. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  newFiles ??= makeFiles();
  return openPglite({ files: await newFiles, migrationsFolder: migrationsBeside() });
}

async function openFor(kind: OpenDatabase['kind']) {
  if (kind === 'pglite')
    return { database: await openTestDatabase(), remove: async () => undefined };
  const { url, remove } = await emptyPostgres();
  return { database: await openDatabase({ url }), remove };
}

/** The databases that tests run on here. */
export const kindsHere: readonly OpenDatabase['kind'][] =
  testPostgresUrl === '' ? ['pglite'] : ['pglite', 'postgres'];

/**
 * Runs the same tests over each database: PGlite in memory, and Postgres where SPINOUT_TEST_POSTGRES_URL names a server.
 * Each is opened once, empty, for all of the tests.
 * @example eachDatabase((database) => { it('…', () => database().ping()) })
 */
export function eachDatabase(tests: (database: () => OpenDatabase) => void): void {
  describe.each(kindsHere)('on %s', (kind) => {
    let opened: Awaited<ReturnType<typeof openFor>> | undefined;
    beforeAll(async () => {
      opened = await openFor(kind);
    }, OPEN_TIMEOUT_MS);
    afterAll(async () => {
      await opened?.database.close();
      await opened?.remove();
    });
    tests(() => {
      if (!opened) throw new Error('The database is open only while tests run.');
      return opened.database;
    });
  });
}
