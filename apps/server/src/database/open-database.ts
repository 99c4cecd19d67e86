import { fileURLToPath } from 'node:url';
import type { DatabaseSettings, OpenDatabase } from './database.types.js';

/** Default folder of the migrations: next to this file, or next to the bundle that includes it. */
export const getMigrationsFolder = (): string =>
  fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Opens the database and brings its tables up to date: a Postgres server when `url` is given, else Postgres inside this
 * process, on disk in `folder` or in memory. Acknowledged writes survive a crash at any moment.
 * @throws {FolderInUseError} if this or another process uses the folder
 */
export async function openDatabase(settings: DatabaseSettings = {}): Promise<OpenDatabase> {
  const migrationsFolder = settings.migrationsFolder ?? getMigrationsFolder();
  if (settings.url !== undefined) {
    const { openPostgres } = await import('./open-postgres.js');
    return openPostgres({ ...settings, url: settings.url, migrationsFolder });
  }
  const { openPglite } = await import('./open-pglite.js');
  return openPglite({ ...settings, migrationsFolder });
}
