import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, openAsBlob } from 'node:fs';
import { link, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { getMigrationsFolder } from './open-database.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** Not resolved from ROOT, which is another folder where the fuzzer bundles this file. */
const PGLITE_PACKAGE = join(
  dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
  '../package.json',
);
const CACHE = join(ROOT, 'node_modules/.cache/spinout-test-database');

async function createFiles(): Promise<Uint8Array> {
  const pglite = await PGlite.create();
  await migrate(drizzle(pglite), { migrationsFolder: getMigrationsFolder() });
  const files = await pglite.dumpDataDir('none');
  await pglite.close();
  return files.bytes();
}

/** Cache key of the files: the migrations and the Postgres version. */
async function getCacheKey(): Promise<string> {
  const hash = createHash('sha256');
  const migrations = (await readdir(getMigrationsFolder())).filter((name) => name.endsWith('.sql'));
  for (const source of [
    ...migrations.sort().map((name) => join(getMigrationsFolder(), name)),
    PGLITE_PACKAGE,
  ]) {
    hash.update(await readFile(source));
  }
  return hash.digest('hex').slice(0, 16);
}

async function findOrCreateFiles(): Promise<Blob> {
  const cached = join(CACHE, `${await getCacheKey()}.tar`);
  if (!existsSync(cached)) {
    await mkdir(CACHE, { recursive: true });
    const unfinished = `${cached}.${randomUUID()}`;
    await writeFile(unfinished, await createFiles());
    // Another worker may have created the file first; that one stays.
    await link(unfinished, cached).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await rm(unfinished);
  }
  return openAsBlob(cached);
}

let files: Promise<Blob> | undefined;

/** Database files with empty tables. Creating them takes seconds, so they are cached for the next test run. */
export const openTestDatabaseFiles = (): Promise<Blob> => (files ??= findOrCreateFiles());

async function findOrCreateFolder(): Promise<string> {
  const cached = join(CACHE, await getCacheKey());
  if (!existsSync(cached)) {
    const unfinished = `${cached}.${randomUUID()}`;
    const loadDataDir = await openTestDatabaseFiles();
    await (await PGlite.create({ fs: new NodeFS(unfinished), loadDataDir })).close();
    // Another worker may have created the folder first; that one stays.
    await rename(unfinished, cached).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
    await rm(unfinished, { recursive: true, force: true });
  }
  return cached;
}

/** Creates the folder of an empty database, as `openDatabase({ folder })` leaves it, in a twentieth of the time. */
export async function createTestFolder(folder: string): Promise<void> {
  const template = await findOrCreateFolder();
  await mkdir(folder, { recursive: true });
  cpSync(template, join(folder, 'postgres'), { recursive: true });
}
