import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { exactJson, exactText, moment } from './columns.js';

/** How far a run has come; the last three are final. */
export type RunState = 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';

/** What a run's log tells. */
export type RunEventKind =
  | 'run.queued'
  | 'step.started'
  | 'step.completed'
  | 'run.completed'
  | 'run.failed'
  | 'run.cancelled';

/** Research runs, one row each. */
export const researchRuns = pgTable(
  'research_runs',
  {
    id: exactText('id').primaryKey(),
    owner: text('owner').notNull(),
    topic: exactText('topic').notNull(),
    state: text('state').$type<RunState>().notNull(),
    /** Sequence of the newest event: whoever raises it holds the row, so events stand in one line. */
    lastSequence: integer('last_sequence').notNull(),
    /** How often a server began steps since the last finished one. */
    attempts: integer('attempts').notNull().default(0),
    /** Outputs by step, once completed. */
    result: exactJson('result'),
    /** Words for people, once failed. */
    error: exactText('error'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('research_runs_owner').on(table.owner, table.createdAt),
    index('research_runs_unfinished')
      .on(table.id)
      .where(sql`${table.state} in ('queued', 'running')`),
  ],
);

/** What happened in a run. Rows are only ever added. */
export const runEvents = pgTable(
  'run_events',
  {
    runId: exactText('run_id')
      .notNull()
      .references(() => researchRuns.id, { onDelete: 'cascade' }),
    /** Counted from 1. */
    sequence: integer('sequence').notNull(),
    at: moment('at').notNull(),
    kind: text('kind').$type<RunEventKind>().notNull(),
    /** Empty for events of the whole run. */
    step: text('step').notNull().default(''),
    data: exactJson('data'),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.sequence] }),
    uniqueIndex('run_events_once').on(table.runId, table.kind, table.step),
  ],
);
