import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { DatabaseSettings, OpenDatabase } from './database.types.js';
import * as schema from './schema/index.js';

const CONNECTIONS = 10;
const CONNECTION_TIMEOUT_MS = 10_000;
/** Id of the advisory lock, the same for all servers. */
const SCHEMA_LOCK = 7_301_946_112;

/** Runs work on one connection while it holds the lock, so that servers that start at the same time take turns. */
async function runWithLock<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [SCHEMA_LOCK]);
    const result = await work(client);
    await client.query('select pg_advisory_unlock($1)', [SCHEMA_LOCK]);
    client.release();
    return result;
  } catch (error) {
    // Destroying the connection releases its locks.
    client.release(true);
    throw error;
  }
}

export async function openPostgres(
  settings: DatabaseSettings & { readonly url: string; readonly migrationsFolder: string },
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: settings.url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    application_name: 'spinout',
  });
  // Without a listener, a broken idle connection would end the process.
  pool.on('error', (error) => settings.onError?.(error));
  try {
    const { migrationsFolder } = settings;
    await runWithLock(pool, (client) => migrate(drizzle(client), { migrationsFolder }));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzle(pool, { schema }),
    kind: 'postgres',
    executeSql: async (text, values) => {
      const results: pg.QueryResult<object> | pg.QueryResult<object>[] = await pool.query(
        text,
        values,
      );
      return { rows: [results].flat().flatMap(({ rows }) => rows) };
    },
    runExclusively: (work) => runWithLock(pool, work),
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}
