import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachDatabase } from '../database/testing.js';
import { executeRun } from './execute-run.js';
import { JobsStopping } from './jobs.js';
import { runLog, type RunLog } from './run-log.js';
import { getAllNeeds, RunStepError, type RunStep } from './run-step.js';

const OWNER = 'user:1';
const RUNS = 25;
const now = () => new Date('2026-03-01T12:00:00Z');
const noop = () => undefined;
const createSignal = () => new AbortController().signal;

/** Steps that need only earlier ones, in random order. */
const arbitrarySteps = fc
  .array(fc.array(fc.nat(7), { maxLength: 3 }), { minLength: 1, maxLength: 6 })
  .map((all) =>
    all.map((needs, index) => ({
      id: `s${index}`,
      needs: [...new Set(needs.filter((need) => need < index).map((need) => `s${need}`))],
    })),
  )
  .chain((steps) => fc.shuffledSubarray(steps, { minLength: steps.length }));

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason);
    });
  });

describe('doRun', () => {
  eachDatabase((database) => {
    const createLog = () => runLog(database().db, now);
    const createRun = async (log: RunLog, topic = 'tau') =>
      (await log.create(OWNER, randomUUID(), topic)).id;
    const listEventKinds = async (log: RunLog, id: string) =>
      (await log.events(id, 0)).map(({ kind, step }) => (step ? `${kind} ${step}` : kind));

    it('runs every step once, with exactly the outputs of the steps it needs', async () => {
      const log = createLog();
      await fc.assert(
        fc.asyncProperty(arbitrarySteps, async (shapes) => {
          const receivedOutputs = new Map<string, readonly string[]>();
          const steps = shapes.map((shape) => ({
            ...shape,
            run: async ({ done }: { done: Readonly<Record<string, unknown>> }) => {
              expect(receivedOutputs.has(shape.id)).toBe(false);
              receivedOutputs.set(shape.id, Object.keys(done).sort());
              return { from: shape.id };
            },
          }));
          const id = await createRun(log);
          await executeRun(log, steps, id, createSignal(), noop);
          for (const step of steps) {
            expect(receivedOutputs.get(step.id)).toEqual([...getAllNeeds(steps, step.id)].sort());
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

    it('never repeats a finished step, wherever and however often the run is interrupted', async () => {
      const log = createLog();
      await fc.assert(
        fc.asyncProperty(
          arbitrarySteps,
          fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }),
          async (shapes, interruptions) => {
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
            const id = await createRun(log);
            for (const allowedSteps of interruptions) {
              left = allowedSteps;
              server = new AbortController();
              await executeRun(log, steps, id, server.signal, noop).catch(noop);
              for (const step of (await log.outputs(id)).keys()) finished.add(step);
            }
            left = Number.POSITIVE_INFINITY;
            await executeRun(log, steps, id, createSignal(), noop);
            expect((await log.find(id))?.state).toBe('completed');
            const kinds = await listEventKinds(log, id);
            expect(new Set(kinds).size).toBe(kinds.length);
          },
        ),
        { numRuns: RUNS },
      );
    });

    it('runs independent steps in parallel', async () => {
      const log = createLog();
      const [left, right] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const steps: readonly RunStep[] = [
        { id: 'left', needs: [], run: async () => (left.resolve(), right.promise) },
        { id: 'right', needs: [], run: async () => (right.resolve(), left.promise) },
      ];
      const id = await createRun(log);
      await executeRun(log, steps, id, createSignal(), noop);
      expect((await log.find(id))?.state).toBe('completed');
    });

    it('writes each event once if two servers execute one run, and both continue with the same output', async () => {
      const [first, second] = [createLog(), createLog()];
      let calls = 0;
      const receivedOutputs: unknown[] = [];
      const both = Promise.withResolvers<void>();
      const steps: readonly RunStep[] = [
        {
          id: 'search',
          needs: [],
          run: async () => {
            calls += 1;
            const callNumber = calls;
            if (calls === 2) both.resolve();
            await both.promise;
            return callNumber;
          },
        },
        {
          id: 'review',
          needs: ['search'],
          run: async ({ done }) => receivedOutputs.push(done.search),
        },
      ];
      const id = await createRun(first);
      await Promise.all([
        executeRun(first, steps, id, createSignal(), noop),
        executeRun(second, steps, id, createSignal(), noop),
      ]);
      const kinds = await listEventKinds(first, id);
      expect(kinds).toEqual([...new Set(kinds)]);
      expect(kinds.at(-1)).toBe('run.completed');
      const { search } = Object.fromEntries(await first.outputs(id));
      expect(new Set(receivedOutputs)).toEqual(new Set([search]));
    });

    it('passes stored outputs to later steps, not the original objects', async () => {
      const log = createLog();
      const steps: readonly RunStep[] = [
        { id: 'a', needs: [], run: async () => ({ gone: undefined, text: 'NUL \u0000' }) },
        { id: 'b', needs: ['a'], run: async ({ done }) => Object.keys(done.a ?? {}) },
      ];
      const id = await createRun(log);
      await executeRun(log, steps, id, createSignal(), noop);
      expect((await log.find(id))?.result).toEqual({ a: { text: 'NUL \u0000' }, b: ['text'] });
    });

    it('fails with the message of the step, and stops parallel steps', async () => {
      const log = createLog();
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
            return rejectOnAbort(signal).finally(() => {
              stopped = true;
            });
          },
        },
        { id: 'after', needs: ['search'], run: () => Promise.reject(new Error('must not start')) },
      ];
      const id = await createRun(log);
      const errors: unknown[] = [];
      await executeRun(log, steps, id, createSignal(), (error) => errors.push(error));
      expect(stopped).toBe(true);
      expect(await log.find(id)).toMatchObject({
        state: 'failed',
        error: 'No papers were found on this topic.',
        result: null,
      });
      const kinds = await listEventKinds(log, id);
      expect(kinds.at(-1)).toBe('run.failed');
      expect(kinds).not.toContain('step.started after');
      expect(errors).toHaveLength(1);
    });

    it.each([
      ['an internal error', () => Promise.reject(new Error('at row 7 of secrets'))],
      ['an output that is not JSON', () => Promise.resolve(new Map())],
    ])('shows only which step failed with %s', async (_, run) => {
      const log = createLog();
      const id = await createRun(log);
      await executeRun(log, [{ id: 'analysis', needs: [], run }], id, createSignal(), noop);
      expect(await log.find(id)).toMatchObject({
        state: 'failed',
        error: 'The step “analysis” failed.',
      });
    });

    it('does nothing for a run that has ended', async () => {
      const log = createLog();
      const id = await createRun(log);
      await log.append(id, { kind: 'run.cancelled' }, { state: 'cancelled' });
      const run = () => Promise.reject(new Error('must not start'));
      await executeRun(log, [{ id: 'a', needs: [], run }], id, createSignal(), noop);
      await executeRun(log, [{ id: 'a', needs: [], run }], 'no such run', createSignal(), noop);
      expect(await listEventKinds(log, id)).toEqual(['run.queued', 'run.cancelled']);
    });

    it('fails a run after a hundred crashes in a row, but not after graceful shutdowns', async () => {
      const log = createLog();
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
      const executeTimes = async (id: string, times: number) => {
        for (let time = 0; time < times; time += 1) {
          server = new AbortController();
          await executeRun(log, steps, id, server.signal, noop).catch(noop);
        }
        return log.find(id);
      };

      const crashingRun = await createRun(log);
      reason = new Error('out of memory');
      expect((await executeTimes(crashingRun, 100))?.state).toBe('running');
      expect(await executeTimes(crashingRun, 1)).toMatchObject({
        state: 'failed',
        error: 'This run was stopped after too many interruptions. Start it again.',
      });

      const slowRun = await createRun(log);
      reason = new JobsStopping();
      expect((await executeTimes(slowRun, 102))?.state).toBe('running');
      reason = undefined;
      expect((await executeTimes(slowRun, 1))?.state).toBe('completed');
    });
  });
});
