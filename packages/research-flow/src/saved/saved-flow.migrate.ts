type Migration = (record: Record<string, unknown>) => Record<string, unknown>;

/** One line for each version that was: how it becomes the next one. Version 1 is the first. */
const migrations: Readonly<Record<number, Migration>> = {};

/** Brings an older record up to date, version by version; anything else passes unchanged. */
export function migrate(record: unknown): unknown {
  if (typeof record !== 'object' || record === null || !('schemaVersion' in record)) return record;
  const step = migrations[Number(record.schemaVersion)];
  return step ? migrate(step({ ...record })) : record;
}
