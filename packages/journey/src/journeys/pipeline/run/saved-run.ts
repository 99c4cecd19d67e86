import type { RunEvent } from './run-event.js';

/** Version of the format below; a new version needs a migration in `saved-run.read.ts`. */
export const SCHEMA_VERSION = 1;

/** A saved run: its log, from which all other state is derived. */
export interface SavedRun {
  readonly schemaVersion: typeof SCHEMA_VERSION;
  /** The typed topic. */
  readonly typed: string;
  readonly log: readonly RunEvent[];
}
