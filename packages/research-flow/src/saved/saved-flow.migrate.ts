type Migration = (record: Record<string, unknown>) => Record<string, unknown>;

/** Migrations by version: each converts a record to the next version. Version 1 is the first. */
const migrations: Readonly<Record<number, Migration>> = {};

/** Migrates an older record version by version; anything else is returned unchanged. */
export function migrate(record: unknown): unknown {
  if (typeof record !== 'object' || record === null || !('schemaVersion' in record)) return record;
  const step = migrations[Number(record.schemaVersion)];
  return step ? migrate(step({ ...record })) : record;
}
