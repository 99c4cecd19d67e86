import type { Intents } from '@spinout/flow-kit';
import type { RunEvent } from './run-event.js';

export { runBackupKey as backupKey } from '../../saved-journeys/run-key.js';

/** Version of the format below; a change of it needs a line in `saved-run.read.ts`. */
export const SCHEMA_VERSION = 1;

/** A saved run: its log, from which all other state is derived. */
export interface SavedRun {
  readonly schemaVersion: typeof SCHEMA_VERSION;
  /** What the person has typed as the topic. */
  readonly typed: string;
  readonly log: readonly RunEvent[];
  /** Pending requests whose outcome is unknown. */
  readonly intents: Intents;
}
