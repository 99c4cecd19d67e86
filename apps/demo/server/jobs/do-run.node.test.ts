import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachDatabase } from '../database/testing.js';
import { doRun } from './do-run.js';
import { JobsStopping } from './jobs.js';
import { runLog, type RunLog } from './run-log.js';
import { allNeeds, RunStepError, type RunStep } from './run-step.js';

const OWNER = 'user:1';
const RUNS = 25;
const now = () => new Date('2026-03-01T12:00:00Z');
const noop = () => undefined;
const forever = () => new AbortController().signal;

/** Steps that need only earlier ones, then put in any order. */
const anySteps = fc
  .array(fc.array(fc.nat(7), { maxLength: 3 }), { minLength: 1, maxLength: 6 })
  .map((all) =>
    all.map((needs, index) => ({
      id: `s${index}`,
      needs: [...new Set(needs.filter((need) => need < index).map((need) => `s${need}`))],
    })),
  )
  .chain((steps) => fc.shuffledSubarray(steps, { minLength: steps.length }));

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason);
    });
  });

describe('doRun', () => {
  eachDatabase((database) => {
    const openLog = () => runLog(database().db, now);
    const newRun = async (log: RunLog, topic = 'tau') =>
      (await log.create(OWNER, randomUUID(), topic)).id;
    const kindsOf = async (log: RunLog, id: string) =>
      (await log.events(id, 0)).map(({ kind, step }) => (step ? `${kind} ${step}` : kind));

    it('gives every step the outputs of all it stands on and no others, and every step once', async () => {
      const log = openLog();
      await fc.assert(
        fc.asyncProperty(anySteps, async (shapes) => {
          const seen = new Map<string, readonly string[]>();
          const steps = shapes.map((shape) => ({
            ...shape,
            run: async ({ done }: { done: Readonly<Record<string, unknown>> }) => {
              expect(seen.has(shape.id)).toBe(false);
              seen.set(shape.id, Object.keys(done).sort());
              return { from: shape.id };
            },
          }));
          const id = await newRun(log);
          await doRun(log, steps, id, forever(), noop);
          for (const step of steps) {
            expect(seen.get(step.id)).toEqual([...allNeeds(steps, step.id)].sort());
          }
          const run = await log.find(id);
          expect(run?.state).toBe('completed');
          expect(run?.result).toEqual(
            Object.fromEntries(steps.map((step) => [step.id, { from: step.id }])),
          );
          const sequences = (await log.events(id, 0)).map(({ sequence }) => sequence);
          expect(sequences).toEqual(Array.from({ length: 2 * steps.length + 2 }, (_, i) => i + 1));
        }),
        { numRuns: RUNS },
      );
    });

    it('never does a finished step again, wherever it is interrupted and however often', async () => {
      const log = openLog();
      await fc.assert(
        fc.asyncProperty(
          anySteps,
          fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }),
          async (shapes, patience) => {
            const finished = new Set<string>();
            let left = 0;
            let server = new AbortController();
            const steps: readonly RunStep[] = shapes.map((shape) => ({
              ...shape,
              run: async ({ signal }) => {
                expect(finished).not.toContain(shape.id);
                left -= 1;
                if (left < 0) server.abort();
                signal.throwIfAborted();
                return shape.id;
              },
            }));
            const id = await newRun(log);
            for (const steps_ of patience) {
              left = steps_;
              server = new AbortController();
              await doRun(log, steps, id, server.signal, noop).catch(noop);
              for (const step of (await log.outputs(id)).keys()) finished.add(step);
            }
            left = Number.POSITIVE_INFINITY;
            await doRun(log, steps, id, forever(), noop);
            expect((await log.find(id))?.state).toBe('completed');
            const kinds = await kindsOf(log, id);
            expect(new Set(kinds).size).toBe(kinds.length);
          },
        ),
        { numRuns: RUNS },
      );
    });

    it('runs steps side by side that do not need each other', async () => {
      const log = openLog();
      const [left, right] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const steps: readonly RunStep[] = [
        { id: 'left', needs: [], run: async () => (left.resolve(), right.promise) },
        { id: 'right', needs: [], run: async () => (right.resolve(), left.promise) },
      ];
      const id = await newRun(log);
      await doRun(log, steps, id, forever(), noop);
      expect((await log.find(id))?.state).toBe('completed');
    });

    it('writes no event twice when two servers do one run, and both go on from one output', async () => {
      const [first, second] = [openLog(), openLog()];
      let calls = 0;
      const seen: unknown[] = [];
      const both = Promise.withResolvers<void>();
      const steps: readonly RunStep[] = [
        {
          id: 'search',
          needs: [],
          run: async () => {
            calls += 1;
            const mine = calls;
            if (calls === 2) both.resolve();
            await both.promise;
            return mine;
          },
        },
        { id: 'review', needs: ['search'], run: async ({ done }) => seen.push(done.search) },
      ];
      const id = await newRun(first);
      await Promise.all([
        doRun(first, steps, id, forever(), noop),
        doRun(second, steps, id, forever(), noop),
      ]);
      const kinds = await kindsOf(first, id);
      expect(kinds).toEqual([...new Set(kinds)]);
      expect(kinds.at(-1)).toBe('run.completed');
      const { search } = Object.fromEntries(await first.outputs(id));
      expect(new Set(seen)).toEqual(new Set([search]));
    });

    it('gives a later step what an earlier one stored, not what it held', async () => {
      const log = openLog();
      const steps: readonly RunStep[] = [
        { id: 'a', needs: [], run: async () => ({ gone: undefined, text: 'NUL \u0000' }) },
        { id: 'b', needs: ['a'], run: async ({ done }) => Object.keys(done.a ?? {}) },
      ];
      const id = await newRun(log);
      await doRun(log, steps, id, forever(), noop);
      expect((await log.find(id))?.result).toEqual({ a: { text: 'NUL \u0000' }, b: ['text'] });
    });

    it('fails with the message of the step, and stops parallel steps', async () => {
      const log = openLog();
      let stopped = false;
      const started = Promise.withResolvers<void>();
      const steps: readonly RunStep[] = [
        {
          id: 'search',
          needs: [],
          run: async () => {
            await started.promise;
            throw new RunStepError('No papers were found on this topic.');
          },
        },
        {
          id: 'slow',
          needs: [],
          run: ({ signal }) => {
            started.resolve();
            return untilAborted(signal).finally(() => {
              stopped = true;
            });
          },
        },
        { id: 'after', needs: ['search'], run: () => Promise.reject(new Error('never begun')) },
      ];
      const id = await newRun(log);
      const errors: unknown[] = [];
      await doRun(log, steps, id, forever(), (error) => errors.push(error));
      expect(stopped).toBe(true);
      expect(await log.find(id)).toMatchObject({
        state: 'failed',
        error: 'No papers were found on this topic.',
        result: null,
      });
      const kinds = await kindsOf(log, id);
      expect(kinds.at(-1)).toBe('run.failed');
      expect(kinds).not.toContain('step.started after');
      expect(errors).toHaveLength(1);
    });

    it.each([
      ['an error that is not for people', () => Promise.reject(new Error('at row 7 of secrets'))],
      ['an output that is not JSON', () => Promise.resolve(new Map())],
    ])('tells people only which step failed with %s', async (_, run) => {
      const log = openLog();
      const id = await newRun(log);
      await doRun(log, [{ id: 'analysis', needs: [], run }], id, forever(), noop);
      expect(await log.find(id)).toMatchObject({
        state: 'failed',
        error: 'The step “analysis” failed.',
      });
    });

    it('does nothing for a run that has ended', async () => {
      const log = openLog();
      const id = await newRun(log);
      await log.append(id, { kind: 'run.cancelled' }, { state: 'cancelled' });
      const run = () => Promise.reject(new Error('never begun'));
      await doRun(log, [{ id: 'a', needs: [], run }], id, forever(), noop);
      await doRun(log, [{ id: 'a', needs: [], run }], 'no such run', forever(), noop);
      expect(await kindsOf(log, id)).toEqual(['run.queued', 'run.cancelled']);
    });

    it('gives a run up that ends a hundred servers in a row, but not one whose servers stop in order', async () => {
      const log = openLog();
      let server = new AbortController();
      let reason: Error | undefined;
      const steps: readonly RunStep[] = [
        {
          id: 'long',
          needs: [],
          run: async ({ signal }) => {
            if (reason) server.abort(reason);
            signal.throwIfAborted();
            return 'done';
          },
        },
      ];
      const doAgain = async (id: string, times: number) => {
        for (let time = 0; time < times; time += 1) {
          server = new AbortController();
          await doRun(log, steps, id, server.signal, noop).catch(noop);
        }
        return log.find(id);
      };

      const doomed = await newRun(log);
      reason = new Error('out of memory');
      expect((await doAgain(doomed, 100))?.state).toBe('running');
      expect(await doAgain(doomed, 1)).toMatchObject({
        state: 'failed',
        error: 'This run was stopped after too many interruptions. Start it again.',
      });

      const slowRun = await newRun(log);
      reason = new JobsStopping();
      expect((await doAgain(slowRun, 102))?.state).toBe('running');
      reason = undefined;
      expect((await doAgain(slowRun, 1))?.state).toBe('completed');
    });
  });
});
