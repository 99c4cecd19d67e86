import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.js';

/** The tables through Drizzle, the same on both databases. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'pglite' | 'postgres';
  /** Runs SQL, for libraries with their own statements. A text without values may contain several statements. */
  readonly executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  /** Runs work that changes the schema, while no other server does. */
  readonly runExclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Resolves if the database answers. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface DatabaseSettings {
  /** Address of a Postgres server. If set, `folder` is ignored. */
  readonly url?: string;
  /** Folder of an embedded database. @default a database in memory */
  readonly folder?: string;
  /** Folder of the migrations. @default the folder `migrations` beside this file, or beside the bundle it is in */
  readonly migrationsFolder?: string;
  /** Called when an idle connection breaks. @default ignored */
  readonly onError?: (error: Error) => void;
}
