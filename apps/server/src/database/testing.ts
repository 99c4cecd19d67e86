import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import type { OpenDatabase } from './database.types.js';
import { getMigrationsFolder, openDatabase } from './open-database.js';
import { openTestDatabaseFiles } from './test-database-files.js';
import { openPglite } from './open-pglite.js';

const OPEN_TIMEOUT_MS = 180_000;

/** URL of a Postgres server for test databases; empty if there is none. */
export const testPostgresUrl = process.env.SPINOUT_TEST_POSTGRES_URL ?? '';

/** Creates an empty database on the test server, with a function to remove it. */
export async function emptyPostgres(): Promise<{ url: string; remove: () => Promise<void> }> {
  const name = `spinout_test_${randomBytes(8).toString('hex')}`;
  const executeAsAdmin = async (sql: string) => {
    const client = new pg.Client({ connectionString: testPostgresUrl });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await executeAsAdmin(`create database ${name}`);
  const url = new URL(testPostgresUrl);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => executeAsAdmin(`drop database ${name} with (force)`) };
}

/** Closed databases that later test files reuse: emptying one takes milliseconds, opening one takes a second. */
const returnedDatabases: OpenDatabase[] = [];

const openNew = async () =>
  openPglite({ files: await openTestDatabaseFiles(), migrationsFolder: getMigrationsFolder() });

async function removeAllRows({ executeSql }: OpenDatabase): Promise<void> {
  const { rows } = await executeSql(
    "select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables from pg_tables where schemaname = 'public'",
  );
  const [{ tables }] = rows as [{ tables: string }];
  await executeSql(`truncate ${tables} restart identity cascade`);
}

/** Opens an empty database in memory, faster than `openDatabase()`. When closed, it is emptied and reused. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const database = returnedDatabases.pop() ?? (await openNew());
  return {
    ...database,
    close: async () => {
      await removeAllRows(database);
      returnedDatabases.push(database);
    },
  };
}

/** Opens an empty database in memory that is really closed, so that later queries fail. */
export const openClosableDatabase = (): Promise<OpenDatabase> => openNew();

async function openFor(kind: OpenDatabase['kind']) {
  if (kind === 'pglite')
    return { database: await openTestDatabase(), remove: async () => undefined };
  const { url, remove } = await emptyPostgres();
  return { database: await openDatabase({ url }), remove };
}

/** The databases that tests can use. */
export const availableKinds: readonly OpenDatabase['kind'][] =
  testPostgresUrl === '' ? ['pglite'] : ['pglite', 'postgres'];

/**
 * Runs the same tests on each database: PGlite in memory, and Postgres if SPINOUT_TEST_POSTGRES_URL is set.
 * Each is opened once, empty, for all tests.
 * @example eachDatabase((database) => { it('…', () => database().ping()) })
 */
export function eachDatabase(tests: (database: () => OpenDatabase) => void): void {
  describe.each(availableKinds)('on %s', (kind) => {
    let opened: Awaited<ReturnType<typeof openFor>> | undefined;
    beforeAll(async () => {
      opened = await openFor(kind);
    }, OPEN_TIMEOUT_MS);
    afterAll(async () => {
      await opened?.database.close();
      await opened?.remove();
    });
    tests(() => {
      if (!opened) throw new Error('The database is open only during tests.');
      return opened.database;
    });
  });
}
