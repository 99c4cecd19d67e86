import { createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { testRuntime } from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { quantumMessages } from '../quantum.messages.js';
import { groupLevels } from './group-levels.js';
import { hamiltonianActors } from './hamiltonian.actors.js';
import { hamiltonianMachine } from './hamiltonian.machine.js';
import { hamiltonianModel } from './hamiltonian.model.js';

const open = (reply: unknown = allExampleReplies['quantum.computeEnergies']) => {
  const transport = scriptedTransport({ 'quantum.computeEnergies': reply });
  const actors = hamiltonianActors(createPlatformClient({ transport }));
  const actor = createActor(hamiltonianMachine.provide({ actors }), {
    input: { runtime: testRuntime() },
  });
  actor.start();
  const compute = async (text: string) => {
    actor.send({ type: 'hamiltonian.typed', text });
    actor.send({ type: 'energies.requested' });
    return waitFor(actor, (state) => !state.hasTag('busy'));
  };
  const model = () => hamiltonianModel(actor.getSnapshot(), quantumMessages, 'en-US');
  return { transport, actor, compute, model, context: () => actor.getSnapshot().context };
};

describe('computing the energies of a Hamiltonian', () => {
  it('sends the text and shows exact and variational energy, their difference and the gap', async () => {
    const { transport, compute, model } = open();
    await compute(' ZZ ');
    expect(transport.sentTo('quantum.computeEnergies')).toEqual([{ hamiltonian: 'ZZ' }]);
    expect(model().result).toMatchObject({
      ground: 'Exact ground state energy: -2.236068',
      variational: '-2.236068',
      difference: '0, up to rounding',
      gap: '1.236068',
      size: '2 qubits, 3 terms',
    });
  });

  it('asks for a Hamiltonian instead of a request without one', async () => {
    const { transport, compute, context } = open();
    await compute('  ');
    expect(context().alerts).toEqual([{ code: 'hamiltonianNeeded' }]);
    expect(transport.requests).toHaveLength(0);
  });

  it('reports why a Hamiltonian is refused, and makes up nothing', async () => {
    const { compute, context } = open({ success: false, error: 'Term 2 cannot be read.' });
    await compute('ZZ ZZ');
    expect(context()).toMatchObject({
      found: null,
      alerts: [{ code: 'energiesFailed', error: { detail: 'Term 2 cannot be read.' } }],
    });
  });

  it('keeps the last energies until there are others, which can be undone', async () => {
    const { actor, compute, context } = open();
    await compute('ZZ');
    await compute('XX');
    expect(context()).toMatchObject({
      found: { hamiltonian: 'XX' },
      replaced: { hamiltonian: 'ZZ' },
    });
    actor.send({ type: 'undo.requested' });
    expect(context()).toMatchObject({ found: { hamiltonian: 'ZZ' }, replaced: null });
  });
});

it('groups energies that differ by rounding only', () => {
  expect(groupLevels([-3, 1 - 1e-14, 1, 1 + 1e-14, 1.000001])).toEqual([
    { energy: -3, states: 1 },
    { energy: 1 - 1e-14, states: 3 },
    { energy: 1.000001, states: 1 },
  ]);
});
