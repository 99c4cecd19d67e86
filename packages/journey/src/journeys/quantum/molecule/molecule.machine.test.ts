import { ApiError } from '@spinout/api-client';
import {
  FULL_COVERAGE,
  testRuntime,
  assertRandomWalks,
  exploreMachine,
} from '@spinout/flow-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import {
  moleculeMachine,
  type MoleculeEvent,
  type OptimizationInput,
  type OptimizedMolecule,
} from './molecule.machine.js';

const endpoint = 'quantum.optimizeMolecule';
const hydrogen: OptimizedMolecule = {
  energy: -1.137,
  bondLength: 0.735,
  method: 'example',
  source: null,
};
const noEnergy: OptimizedMolecule = { ...hydrogen, energy: null };
const notFound = new ApiError('status', { endpoint, status: 404 });
const timeout = new ApiError('timeout', { endpoint });

const open = () => {
  const call = vi.fn((_: OptimizationInput): Promise<OptimizedMolecule> =>
    Promise.resolve(hydrogen),
  );
  const actor = createActor(
    moleculeMachine.provide({
      actors: {
        optimizeMolecule: fromPromise<OptimizedMolecule, OptimizationInput>(({ input }) =>
          call(input),
        ),
      },
    }),
    { input: { runtime: testRuntime() } },
  );
  actor.start();
  return {
    call,
    actor,
    context: () => actor.getSnapshot().context,
    optimize: (text: string) => {
      actor.send({ type: 'molecule.typed', text });
      actor.send({ type: 'optimization.requested' });
      return waitFor(actor, (state) => !state.hasTag('busy'));
    },
  };
};

describe('molecular optimization', () => {
  it.each(['', '  ', '\n\t'])(
    'QC-06 asks for a name instead of %j without a request (S-79)',
    async (name) => {
      const { optimize, call, context } = open();
      await optimize(name);
      expect(context().alerts).toEqual([{ code: 'moleculeNeeded' }]);
      expect(call).not.toHaveBeenCalled();
    },
  );

  it('API-14, QC-21 requests the trimmed name and stores the result with it', async () => {
    const { optimize, call, context } = open();
    await optimize(' H2 ');
    expect(call).toHaveBeenCalledExactlyOnceWith({ molecule: 'H2' });
    expect(context().found).toEqual({ ...hydrogen, molecule: 'H2' });
    expect(context().typed).toBe(' H2 ');
  });

  it("QC-15 simulates an energy after a 404 with the runtime's random source, and stores no result (S-80)", async () => {
    const { optimize, call, context } = open();
    call.mockRejectedValueOnce(notFound);
    await optimize('Aspirin');
    expect(context().alerts).toEqual([{ code: 'demoEnergy', energy: -51 }]);
    expect(context().found).toBeNull();
  });

  it('QC-16 reports a reply without energy (S-81)', async () => {
    const { optimize, call, context } = open();
    call.mockResolvedValueOnce(noEnergy);
    await optimize('H2');
    expect(context()).toMatchObject({ alerts: [{ code: 'noEnergy' }], found: null });
  });

  it('QC-21 keeps the last result until there is another, which can be undone', async () => {
    const { actor, optimize, call, context } = open();
    await optimize('H2');
    expect(context().replaced).toBeNull();
    call.mockRejectedValueOnce(timeout);
    await optimize('H2O');
    expect(context()).toMatchObject({ found: { molecule: 'H2' }, replaced: null });
    await optimize('H2O');
    expect(context()).toMatchObject({ found: { molecule: 'H2O' }, replaced: { molecule: 'H2' } });
    actor.send({ type: 'undo.requested' });
    expect(context()).toMatchObject({ found: { molecule: 'H2' }, replaced: null });
  });

  it('QC-19 reports a failure, and can be retried (T-19)', async () => {
    const { optimize, call, context } = open();
    call.mockRejectedValueOnce(timeout);
    await optimize('H2');
    expect(context().alerts).toEqual([{ code: 'optimizationFailed', error: timeout }]);
    await optimize('H2');
    expect(call.mock.calls[1]).toEqual(call.mock.calls[0]);
    expect(context().found).not.toBeNull();
  });
});

const events: readonly MoleculeEvent[] = [
  { type: 'molecule.typed', text: 'H2' },
  { type: 'molecule.typed', text: ' ' },
  { type: 'optimization.requested' },
  { type: 'optimization.cancelled' },
  { type: 'undo.requested' },
  { type: 'undo.dismissed' },
  { type: 'alert.closed' },
];

const dependencies = {
  machine: moleculeMachine,
  inputs: [{ runtime: testRuntime() }],
  events,
  outcomes: {
    optimizeMolecule: { done: [hydrogen, noEnergy], error: [notFound, timeout] },
  },
};

describe('all paths of molecular optimization', () => {
  it('reaches every state by every transition without dead ends', () => {
    const walk = exploreMachine({
      ...dependencies,
      facts: ({ context }) => [context.typed, context.alerts.length > 0],
    });
    expect(walk).toMatchObject(FULL_COVERAGE);
  });

  it('keeps the typed text through any order of events and replies', () =>
    assertRandomWalks({
      ...dependencies,
      typed: ({ context }) => context.typed,
      getExpectedInput: (before, event) => (event.type === 'molecule.typed' ? event.text : before),
    }));
});
