import type { PGlite } from '@electric-sql/pglite';

type Queries = Pick<PGlite, 'query' | 'exec'>;

const CHECK_MS = 15_000;
const VACUUM_EVERY_CHECKS = (6 * 60 * 60 * 1000) / CHECK_MS;
const LOG_LIMIT_BYTES = 32 * 1024 * 1024;

/** Bytes of the write-ahead log since the last checkpoint. */
export const readLogBytes = async (pglite: Pick<PGlite, 'query'>): Promise<number> => {
  const { rows } = await pglite.query<{ bytes: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  return rows[0]?.bytes ?? 0;
};

/** Writes a checkpoint if the write-ahead log has grown, which limits its size and the recovery time after a crash. */
export async function checkpointIfNeeded(
  pglite: Queries,
  limitBytes = LOG_LIMIT_BYTES,
): Promise<void> {
  if ((await readLogBytes(pglite)) > limitBytes) await pglite.exec('checkpoint');
}

/**
 * Runs the maintenance that PGlite, a single process, does not do in the background: checkpoints when due, and a vacuum
 * at the start and every six hours.
 * @returns stops it, after the work in progress
 */
export async function startMaintenance(
  pglite: Queries,
  onError: (error: Error) => void = () => undefined,
): Promise<() => Promise<void>> {
  await pglite.exec('vacuum (analyze)');
  let checks = 0;
  let pendingWork = Promise.resolve();
  const check = async () => {
    checks += 1;
    if (checks % VACUUM_EVERY_CHECKS === 0) await pglite.exec('vacuum (analyze)');
    await checkpointIfNeeded(pglite);
  };
  const timer = setInterval(() => {
    pendingWork = pendingWork.then(check).catch((error: unknown) => {
      onError(error instanceof Error ? error : new Error(String(error)));
    });
  }, CHECK_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return pendingWork;
  };
}
