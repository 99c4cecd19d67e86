import type { PGlite } from '@electric-sql/pglite';
import { mayUseDiskReserve } from './disk-reserve.js';
import { getFreeBytes, MEGABYTE, MIN_FREE_BYTES } from './free-space.js';
import { readLogBytes } from './maintenance.js';

/** Nothing at all below this. A deletion may start a file of 16 MB of the log, and adds some megabytes to it. */
const MIN_FREE_BYTES_OF_RESERVE = 24 * MEGABYTE;

/** A deletion with a longer log frees space that is worth returning at once; the log of a sign-in has some kilobytes. */
const COMPACT_LOG_BYTES = MEGABYTE;

const FULL_CODE = '53100';
const FATAL_SEVERITIES: ReadonlySet<unknown> = new Set(['FATAL', 'PANIC']);

/**
 * Whether the instance cannot be used after an error: it could not write its log, it gave up, or its code has aborted. An
 * error that only a table could not grow is an ordinary one.
 */
function isFatal(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  const { code, severity } = error as { readonly code?: unknown; readonly severity?: unknown };
  if (severity === undefined) return error instanceof WebAssembly.RuntimeError;
  return FATAL_SEVERITIES.has(severity) || (code === FULL_CODE && error.message.includes('pg_wal'));
}

/** The disk has no space for a write. Nothing was written. */
class DiskFullError extends Error {
  override readonly name = 'DiskFullError';
  readonly code = 'ENOSPC';
  constructor() {
    super('The disk of the database has no space left.');
  }
}

/** The database failed and is opened again at the next query. */
class DatabaseBrokenError extends Error {
  override readonly name = 'DatabaseBrokenError';
  constructor() {
    super('The database is reopening.');
  }
}

interface RecoverySettings {
  /** Opens the database of the folder. */
  readonly open: () => Promise<PGlite>;
  /** Folder of the database. */
  readonly folder: string;
  /** @default 64 MB */
  readonly minFreeBytes?: number | undefined;
  /** Called when the database failed and is opened again. @default ignored */
  readonly onError?: ((error: Error) => void) | undefined;
}

/** The part of PGlite that Drizzle, the queues and the maintenance use. */
type Queries = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'close'>;

const READ = /^\s*(?:select|show|begin|commit|rollback)\b/i;
const LOCKING = /\bfor\s+(?:update|share|no\s+key|key)\b|\bpgboss\b/i;
const isRead = (text: string): boolean => READ.test(text) && !LOCKING.test(text);

/**
 * A database in a folder that survives a full disk. Writes are refused while the disk is nearly full, except deletions
 * and sign-ins ({@link withDiskReserve}) as long as there is space for their log. If a write fails
 * nevertheless, Postgres holds its locks, and the next query in this process would wait for them forever and block the
 * event loop. Such an instance is never used again: the next query opens the folder anew, as after a crash.
 */
export async function openRecovering(settings: RecoverySettings): Promise<Queries> {
  const { open, folder, minFreeBytes = MIN_FREE_BYTES, onError } = settings;
  let current = await open();
  let isBroken = false;
  let isClosed = false;
  let reopening: Promise<void> | null = null;

  const hasSpace = (minBytes: number): boolean => getFreeBytes(folder) >= minBytes;

  /** Detects the failure where PGlite reads the reply, before another query reaches the instance. */
  const watch = (pglite: PGlite) => {
    const execute = pglite.execProtocolStream.bind(pglite);
    const fail = (): never => {
      throw new DatabaseBrokenError();
    };
    pglite.execProtocolStream = async (...sent) => {
      try {
        return await execute(...sent);
      } catch (error) {
        if (isFatal(error)) {
          isBroken = true;
          pglite.execProtocolRawSync = fail;
        }
        throw error;
      }
    };
  };
  watch(current);

  async function reopen(): Promise<void> {
    if (!hasSpace(minFreeBytes)) throw new DiskFullError();
    onError?.(
      new Error('The database failed, probably because its disk was full. It is opened again.'),
    );
    const opened = await open();
    watch(opened);
    current = opened;
    isBroken = false;
  }

  async function getInstance(): Promise<PGlite> {
    if (isBroken && !isClosed) {
      reopening ??= reopen().finally(() => {
        reopening = null;
      });
      await reopening;
    }
    return current;
  }

  /** Runs a write if there is space for it. */
  async function write<Result>(run: (pglite: PGlite) => Promise<Result>): Promise<Result> {
    if (hasSpace(minFreeBytes)) return run(await getInstance());
    if (!mayUseDiskReserve() || !hasSpace(MIN_FREE_BYTES_OF_RESERVE)) throw new DiskFullError();
    const result = await run(await getInstance());
    await compact();
    return result;
  }

  /** Returns space to the disk after a deletion, also that of its log, which the next deletion needs. */
  async function compact(): Promise<void> {
    try {
      if ((await readLogBytes(current)) < COMPACT_LOG_BYTES) return;
      await current.exec('vacuum');
      await current.exec('checkpoint');
    } catch (error) {
      onError?.(error instanceof Error ? error : new Error(String(error)));
    }
  }

  return {
    query: async (text, ...rest) =>
      isRead(text)
        ? (await getInstance()).query(text, ...rest)
        : write((pglite) => pglite.query(text, ...rest)),
    exec: async (text, ...rest) =>
      isRead(text)
        ? (await getInstance()).exec(text, ...rest)
        : write((pglite) => pglite.exec(text, ...rest)),
    transaction: (work) => write((pglite) => pglite.transaction(work)),
    close: async () => {
      isClosed = true;
      // Closing a broken instance would wait for its locks.
      if (!isBroken) await current.close();
    },
  };
}
