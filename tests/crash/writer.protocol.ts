import type { DatabaseSettings } from '../../apps/server/src/database/database.types.js';

/** Instructions for the writer, as JSON in its first argument. */
export interface WriterInstructions {
  readonly database: Pick<DatabaseSettings, 'url' | 'folder' | 'migrationsFolder'>;
  /** Whether to complete all runs, report the state once more and exit, without writing anything. */
  readonly finish: boolean;
  /** Timeout for completing the runs, in milliseconds. */
  readonly finishMs: number;
}

/** The content of the database. */
export interface Found {
  /** The count stored in each slot. */
  readonly slots: Readonly<Record<string, number>>;
  /** Slots whose value is damaged. */
  readonly damaged: readonly string[];
  readonly increments: number;
  /** State of each research run. */
  readonly runs: Readonly<Record<string, string>>;
  /** Runs whose log has a gap or a duplicate event. */
  readonly brokenLogs: readonly string[];
}

/** A line that the writer prints. */
export type WriterMessage =
  | { readonly found: Found }
  | { readonly wrote: string; readonly count: number }
  | { readonly incremented: true }
  | { readonly started: string }
  | { readonly ended: string; readonly state: string };
