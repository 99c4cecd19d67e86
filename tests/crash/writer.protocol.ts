import type { DatabaseSettings } from '../../apps/demo/server/database/database.types.js';

/** Instructions for the writer, as JSON in its first argument. */
export interface WriterInstructions {
  readonly database: Pick<DatabaseSettings, 'url' | 'folder' | 'migrationsFolder'>;
  /** True: write nothing, bring all runs to their end, look around once more and end. */
  readonly finish: boolean;
  /** Milliseconds that the runs may take for it. */
  readonly finishMs: number;
}

/** The content of the database. */
export interface Found {
  /** The count of the value in each place. */
  readonly slots: Readonly<Record<string, number>>;
  /** Places whose value is not what was ever written there. */
  readonly damaged: readonly string[];
  readonly increments: number;
  /** State of each research run. */
  readonly runs: Readonly<Record<string, string>>;
  /** Runs whose log has a gap, or an event twice. */
  readonly brokenLogs: readonly string[];
}

/** A line that the writer prints. */
export type WriterMessage =
  | { readonly found: Found }
  | { readonly wrote: string; readonly count: number }
  | { readonly incremented: true }
  | { readonly started: string }
  | { readonly ended: string; readonly state: string };
