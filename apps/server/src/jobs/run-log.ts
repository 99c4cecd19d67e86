import { EventEmitter } from 'node:events';
import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.types.js';
import { researchRuns, runEvents, type RunState } from '../database/schema/runs.schema.js';
import { getOpenStates, RunIdTakenError, type ResearchRun, type RunEvent } from './runs.types.js';

/** Counts towards the owner's storage limit until the run has ended and its size is known. */
const ESTIMATED_BYTES = 300_000;
/** Counts for a run in addition to its events and its result. */
const OVERHEAD_BYTES = 1_000;

/** The largest that the column holds. */
const MAX_SEQUENCE = 2 ** 31 - 1;

type NewEvent = Pick<RunEvent, 'kind'> & Partial<Pick<RunEvent, 'step' | 'data'>>;

/** Changes of the run together with an event. */
type RunUpdate = Partial<Pick<ResearchRun, 'state' | 'result' | 'error'>> & { attempts?: 0 };

/** `already` = the step already has this event; `closed` = the run has ended. In both cases nothing was written. */
type AppendResult = 'added' | 'already' | 'closed';

/** Rolls back the transaction of an event that already exists. */
class DuplicateEventError extends Error {}

const isFinalState = (state: RunState | undefined) =>
  state !== undefined && !getOpenStates().includes(state);

/** Replaces the estimated size of a run by its real one. */
const recordSize = (transaction: Pick<Database, 'update'>, runId: string) =>
  transaction
    .update(researchRuns)
    .set({
      bytes: sql`${OVERHEAD_BYTES} + coalesce(octet_length(${researchRuns.result}::text), 0) + (
        select coalesce(sum(octet_length(${runEvents.data}::text)), 0)
        from ${runEvents} where ${runEvents.runId} = ${researchRuns.id}
      )`,
    })
    .where(eq(researchRuns.id, runId));

const parseRun = ({
  lastSequence: _lastSequence,
  attempts: _attempts,
  bytes: _bytes,
  ...run
}: typeof researchRuns.$inferSelect): ResearchRun => ({
  ...run,
  result: run.result as ResearchRun['result'],
});

/** Reads and writes runs; the only module that accesses their tables. */
export function runLog(db: Database, now: () => Date) {
  const changes = new EventEmitter().setMaxListeners(0);
  const getChangeEvent = (id: string) => `run ${id}`;

  async function find(id: string): Promise<ResearchRun | undefined> {
    const [row] = await db.select().from(researchRuns).where(eq(researchRuns.id, id));
    return row && parseRun(row);
  }

  async function setAttempts(id: string, attempts: SQL): Promise<void> {
    await db.update(researchRuns).set({ attempts }).where(eq(researchRuns.id, id));
  }

  return {
    find,

    /** Subscribes to the events of a run that this process writes. @returns unsubscribes */
    onChange(id: string, listener: () => void): () => void {
      changes.on(getChangeEvent(id), listener);
      return () => {
        changes.off(getChangeEvent(id), listener);
      };
    },

    /** Creates a run, or returns the owner's existing run with this id. @throws {RunIdTakenError} */
    async create(owner: string, id: string, topic: string): Promise<ResearchRun> {
      const at = now();
      const run = { id, owner, topic, lastSequence: 1, createdAt: at, updatedAt: at };
      await db.transaction(async (transaction) => {
        const inserted = await transaction
          .insert(researchRuns)
          .values({ ...run, state: 'queued', bytes: ESTIMATED_BYTES })
          .onConflictDoNothing()
          .returning({ id: researchRuns.id });
        if (inserted.length === 0) return;
        await transaction
          .insert(runEvents)
          .values({ runId: id, sequence: 1, at, kind: 'run.queued' });
      });
      const existing = await find(id);
      if (existing?.owner !== owner) throw new RunIdTakenError();
      return existing;
    },

    /** Claims a run that has not ended. @returns the run and the number of attempts since the last finished step */
    async claim(id: string): Promise<{ run: ResearchRun; attempts: number } | undefined> {
      const [row] = await db
        .update(researchRuns)
        .set({ state: 'running', updatedAt: now() })
        .where(and(eq(researchRuns.id, id), inArray(researchRuns.state, getOpenStates())))
        .returning();
      return row && { run: parseRun(row), attempts: row.attempts };
    },

    /** Counts an attempt at the next steps; reset when one of them is finished. */
    countAttempt: (id: string) => setAttempts(id, sql`${researchRuns.attempts} + 1`),

    /** Uncounts an attempt that was stopped gracefully. */
    uncountAttempt: (id: string) => setAttempts(id, sql`greatest(${researchRuns.attempts} - 1, 0)`),

    /** Appends an event with the next sequence number and updates the run, in one transaction. */
    async append(runId: string, event: NewEvent, change: RunUpdate = {}): Promise<AppendResult> {
      const at = now();
      const write = () =>
        db.transaction(async (transaction) => {
          // Locks the row of the run: writers of the next event wait here.
          const [run] = await transaction
            .update(researchRuns)
            .set({ ...change, lastSequence: sql`${researchRuns.lastSequence} + 1`, updatedAt: at })
            .where(and(eq(researchRuns.id, runId), inArray(researchRuns.state, getOpenStates())))
            .returning({ sequence: researchRuns.lastSequence });
          if (!run) return 'closed' as const;
          const added = await transaction
            .insert(runEvents)
            .values({ runId, sequence: run.sequence, at, ...event })
            .onConflictDoNothing()
            .returning({ sequence: runEvents.sequence });
          if (added.length === 0) throw new DuplicateEventError();
          if (isFinalState(change.state)) await recordSize(transaction, runId);
          return 'added' as const;
        });
      try {
        const appended = await write();
        changes.emit(getChangeEvent(runId));
        return appended;
      } catch (error) {
        if (error instanceof DuplicateEventError) return 'already';
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
      return rows.map(({ runId: _, ...event }) => event);
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
        .where(inArray(researchRuns.state, getOpenStates()));
      return rows.map(({ id }) => id);
    },
  };
}

export type RunLog = ReturnType<typeof runLog>;
