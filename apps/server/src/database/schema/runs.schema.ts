import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { exactJson, exactText, timestampTz } from './columns.js';

/** State of a run; the last three are final. */
export type RunState = 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';

export type RunEventKind =
  | 'run.queued'
  | 'step.started'
  | 'step.completed'
  | 'run.completed'
  | 'run.failed'
  | 'run.cancelled';

export const researchRuns = pgTable(
  'research_runs',
  {
    id: exactText('id').primaryKey(),
    owner: text('owner').notNull(),
    topic: exactText('topic').notNull(),
    state: text('state').$type<RunState>().notNull(),
    /** Sequence of the newest event. Updating it locks the row, so events are strictly ordered. */
    lastSequence: integer('last_sequence').notNull(),
    /** Number of attempts since the last finished step. */
    attempts: integer('attempts').notNull().default(0),
    /** Outputs by step, once completed. */
    result: exactJson('result'),
    /** Error message, once failed. */
    error: exactText('error'),
    /** What counts towards the owner's storage limit: an estimate until the run has ended. */
    bytes: integer('bytes').notNull().default(0),
    createdAt: timestampTz('created_at').notNull(),
    updatedAt: timestampTz('updated_at').notNull(),
  },
  (table) => [
    index('research_runs_owner').on(table.owner, table.createdAt),
    index('research_runs_unfinished')
      .on(table.id)
      .where(sql`${table.state} in ('queued', 'running')`),
  ],
);

/** Event log of runs; append-only. */
export const runEvents = pgTable(
  'run_events',
  {
    runId: exactText('run_id')
      .notNull()
      .references(() => researchRuns.id, { onDelete: 'cascade' }),
    /** Counted from 1, without gaps. */
    sequence: integer('sequence').notNull(),
    at: timestampTz('at').notNull(),
    kind: text('kind').$type<RunEventKind>().notNull(),
    /** Empty for events of the whole run. */
    step: text('step').notNull().default(''),
    /** `{ output }` of a completed step, `{ error }` of a failed run; else null. */
    data: exactJson('data'),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.sequence] }),
    uniqueIndex('run_events_once').on(table.runId, table.kind, table.step),
  ],
);
