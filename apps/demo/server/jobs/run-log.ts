import { EventEmitter } from 'node:events';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.types.js';
import { researchRuns, runEvents } from '../database/schema/runs.schema.js';
import { openStates, RunIdTakenError, type ResearchRun, type RunEvent } from './runs.types.js';

/** The largest that the column holds. */
const MAX_SEQUENCE = 2 ** 31 - 1;

/** What is written of an event. */
export type NewEvent = Pick<RunEvent, 'kind'> & Partial<Pick<RunEvent, 'step' | 'data'>>;

/** What changes in the run with the event. */
type Change = Partial<Pick<ResearchRun, 'state' | 'result' | 'error'>> & { attempts?: 0 };

/** `already` = the same event of the same step is there; `closed` = the run has ended. In both nothing was written. */
export type Appended = 'added' | 'already' | 'closed';

/** Rolls back what was begun for an event that is there already. */
class AlreadyThere extends Error {}

const asRun = (row: typeof researchRuns.$inferSelect): ResearchRun => {
  const { id, owner, topic, state, result, error, createdAt, updatedAt } = row;
  return {
    id,
    owner,
    topic,
    state,
    result: result as ResearchRun['result'],
    error,
    createdAt,
    updatedAt,
  };
};

const asEvent = (row: typeof runEvents.$inferSelect): RunEvent => {
  const { sequence, at, kind, step, data } = row;
  return { sequence, at, kind, step, data };
};

/** Reads and writes runs; the only place that knows their tables. */
export function runLog(db: Database, now: () => Date) {
  const changes = new EventEmitter().setMaxListeners(0);
  const changeOf = (id: string) => `run ${id}`;

  async function find(id: string): Promise<ResearchRun | undefined> {
    const [row] = await db.select().from(researchRuns).where(eq(researchRuns.id, id));
    return row && asRun(row);
  }

  return {
    find,

    /** Tells of each event of a run that this process writes. @returns stops it */
    onChange(id: string, listener: () => void): () => void {
      changes.on(changeOf(id), listener);
      return () => {
        changes.off(changeOf(id), listener);
      };
    },

    /** Makes the run, or gives the one that its owner made under this id. @throws {RunIdTakenError} */
    async create(owner: string, id: string, topic: string): Promise<ResearchRun> {
      const at = now();
      const run = { id, owner, topic, lastSequence: 1, createdAt: at, updatedAt: at };
      await db.transaction(async (transaction) => {
        const made = await transaction
          .insert(researchRuns)
          .values({ ...run, state: 'queued' })
          .onConflictDoNothing()
          .returning({ id: researchRuns.id });
        if (made.length === 0) return;
        await transaction
          .insert(runEvents)
          .values({ runId: id, sequence: 1, at, kind: 'run.queued' });
      });
      const there = await find(id);
      if (there?.owner !== owner) throw new RunIdTakenError();
      return there;
    },

    /** Takes a run up that has not ended. @returns also how often a server had ended since the last finished step */
    async take(id: string): Promise<{ run: ResearchRun; attempts: number } | undefined> {
      const [row] = await db
        .update(researchRuns)
        .set({ state: 'running', updatedAt: now() })
        .where(and(eq(researchRuns.id, id), inArray(researchRuns.state, openStates())))
        .returning();
      return row && { run: asRun(row), attempts: row.attempts };
    },

    /** Counts an attempt at the next steps; forgotten once one of them is finished. */
    async countAttempt(id: string): Promise<void> {
      await db
        .update(researchRuns)
        .set({ attempts: sql`${researchRuns.attempts} + 1` })
        .where(eq(researchRuns.id, id));
    },

    /** Takes back the count of an attempt that ended in good order. */
    async putBack(id: string): Promise<void> {
      await db
        .update(researchRuns)
        .set({ attempts: sql`greatest(${researchRuns.attempts} - 1, 0)` })
        .where(eq(researchRuns.id, id));
    },

    /** Writes an event with the next sequence, and what changes in the run with it: both or neither. */
    async append(runId: string, event: NewEvent, change: Change = {}): Promise<Appended> {
      const at = now();
      const write = () =>
        db.transaction(async (transaction) => {
          // Holds the run's row: whoever writes the next event waits here.
          const [run] = await transaction
            .update(researchRuns)
            .set({ ...change, lastSequence: sql`${researchRuns.lastSequence} + 1`, updatedAt: at })
            .where(and(eq(researchRuns.id, runId), inArray(researchRuns.state, openStates())))
            .returning({ sequence: researchRuns.lastSequence });
          if (!run) return 'closed' as const;
          const added = await transaction
            .insert(runEvents)
            .values({ runId, sequence: run.sequence, at, ...event })
            .onConflictDoNothing()
            .returning({ sequence: runEvents.sequence });
          if (added.length === 0) throw new AlreadyThere();
          return 'added' as const;
        });
      try {
        const appended = await write();
        changes.emit(changeOf(runId));
        return appended;
      } catch (error) {
        if (error instanceof AlreadyThere) return 'already';
        throw error;
      }
    },

    /** The events after a sequence, in order. */
    async events(runId: string, after: number): Promise<readonly RunEvent[]> {
      const rows = await db
        .select()
        .from(runEvents)
        .where(
          and(eq(runEvents.runId, runId), gt(runEvents.sequence, Math.min(after, MAX_SEQUENCE))),
        )
        .orderBy(asc(runEvents.sequence));
      return rows.map(asEvent);
    },

    /** Outputs of the finished steps, by step. */
    async outputs(runId: string): Promise<Map<string, unknown>> {
      const rows = await db
        .select({ step: runEvents.step, data: runEvents.data })
        .from(runEvents)
        .where(and(eq(runEvents.runId, runId), eq(runEvents.kind, 'step.completed')));
      return new Map(rows.map(({ step, data }) => [step, (data as { output: unknown }).output]));
    },

    /** The runs that have not ended. */
    async unfinished(): Promise<readonly string[]> {
      const rows = await db
        .select({ id: researchRuns.id })
        .from(researchRuns)
        .where(inArray(researchRuns.state, openStates()));
      return rows.map(({ id }) => id);
    },
  };
}

export type RunLog = ReturnType<typeof runLog>;
