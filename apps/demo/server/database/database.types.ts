import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.js';

/** The tables through Drizzle, the same on both databases. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database that is open, migrated and ours until it is closed. */
export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'pglite' | 'postgres';
  /** Plain SQL, for libraries that bring their own. Several statements may stand in one text without values. */
  readonly executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  /** Resolves when the database answers. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Which database. */
export interface DatabaseSettings {
  /** Address of a Postgres server. Where it is given, `folder` is not looked at. */
  readonly url?: string;
  /** Folder for a database inside this process. @default a database in memory, gone when it is closed */
  readonly folder?: string;
  /** Folder of the migrations. @default the folder `migrations` beside this file, or beside the bundle it is in */
  readonly migrationsFolder?: string;
  /** Told of a connection that broke while nobody used it. @default nobody */
  readonly onError?: (error: Error) => void;
}
