import { fileURLToPath } from 'node:url';
import type { DatabaseSettings, OpenDatabase } from './database.types.js';

/** Where the migrations stand when nobody says so: beside this file, or beside the bundle that it became a part of. */
export const migrationsBeside = (): string =>
  fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Opens the database and brings its tables up to date: a Postgres server when `url` is given, else Postgres inside this
 * process, on disk in `folder` or in memory. What was acknowledged survives the end of the process at any moment.
 * @throws {FolderInUseError} when another process, or this one, has the folder open
 */
export async function openDatabase(settings: DatabaseSettings = {}): Promise<OpenDatabase> {
  const migrationsFolder = settings.migrationsFolder ?? migrationsBeside();
  if (settings.url !== undefined) {
    const { openPostgres } = await import('./open-postgres.js');
    return openPostgres({ ...settings, url: settings.url, migrationsFolder });
  }
  const { openPglite } = await import('./open-pglite.js');
  return openPglite({ ...settings, migrationsFolder });
}
