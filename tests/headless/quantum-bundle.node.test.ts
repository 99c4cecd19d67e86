import { createPlatformClient } from '@spinout/api-client';
import { readBundle } from '@spinout/domain/bundle';
import { createNodeEngine, randomId } from '@spinout/engine/node';
import { testRuntime } from '@spinout/flow-kit/testing';
import {
  circuitActors,
  circuitMachine,
  createQuantumBundle,
  moleculeActors,
  moleculeMachine,
} from '@spinout/journey/headless';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { BUILD_TIMEOUT_MS, createReplayCommand } from './replay-command.js';

const date = new Date('2026-03-02T10:00:00Z');
const HAMILTONIAN = '-ZZ - IX - XI';

let command: Awaited<ReturnType<typeof createReplayCommand>>;
beforeAll(async () => {
  command = await createReplayCommand();
}, BUILD_TIMEOUT_MS);
afterAll(() => command.remove());

type Engine = ReturnType<typeof createNodeEngine>;
type Noise = 'none' | 'high';

/** Makes all kinds of results as the quantum section does, after other circuits and runs. */
async function makeResults(engine: Engine, noise: Noise, earlier: number) {
  const api = createPlatformClient({ transport: engine });
  for (let made = 0; made < earlier; made += 1) {
    const { circuit } = await api.quantum.createCircuit({ name: String(made), num_qubits: 2 });
    await api.quantum.runSimulation({ circuit_id: circuit?.id ?? '', shots: 4 });
  }
  const input = { runtime: testRuntime() };
  const circuit = createActor(circuitMachine.provide({ actors: circuitActors(api) }), { input });
  circuit.start();
  const draft = { qubits: '5', template: 'random', program: '', noise } as const;
  circuit.send({ type: 'circuit.requested', draft });
  await waitFor(circuit, (state) => state.context.created !== null);
  circuit.send({ type: 'simulation.requested', noise });
  await waitFor(circuit, (state) => state.context.job !== null, { timeout: BUILD_TIMEOUT_MS });
  const molecule = createActor(moleculeMachine.provide({ actors: moleculeActors(api) }), { input });
  molecule.start();
  molecule.send({ type: 'molecule.typed', text: 'H2' });
  molecule.send({ type: 'optimization.requested' });
  await waitFor(molecule, (state) => state.context.found !== null, { timeout: BUILD_TIMEOUT_MS });
  const { energies, source } = await api.quantum.computeEnergies({ hamiltonian: HAMILTONIAN });
  if (!energies) throw new Error('no energies');
  const { created, job } = circuit.getSnapshot().context;
  return {
    created,
    job,
    molecule: molecule.getSnapshot().context.found,
    energies: { energies, source: source ?? null, hamiltonian: HAMILTONIAN },
  };
}

const pack = async (results: Awaited<ReturnType<typeof makeResults>>) =>
  new Uint8Array(await createQuantumBundle(results, date).arrayBuffer());

describe('the bundle of quantum results', () => {
  it.each([
    ['an engine whose ids follow from its seed', undefined, 'none', 0],
    ['the same after many other circuits', undefined, 'high', 25],
    ['a server with random ids', randomId, 'high', 2],
  ] as const)(
    'is made again with the command, byte for byte: %s',
    async (_, newId, noise, earlier) => {
      const engine = createNodeEngine({ now: () => date, seed: 7, ...(newId && { newId }) });
      const bytes = await pack(await makeResults(engine, noise, earlier));
      const { code, text } = await command.replay(bytes);
      expect(text).toMatch(/^Circuit +quantum\.createCircuit .* 7 .* same$/m);
      expect(text).toMatch(/^Simulation +quantum\.runSimulation .* same$/m);
      expect(text).toContain('4 the same, 0 different, 0 not compared.');
      expect(code).toBe(0);
    },
    BUILD_TIMEOUT_MS,
  );

  it('has the circuit, the counts, the results with their seeds, and a list of all files', async () => {
    const engine = createNodeEngine({ now: () => date, seed: 7 });
    const results = await makeResults(engine, 'none', 0);
    const { files } = readBundle(await pack(results));
    const textOf = (path: string) => new TextDecoder().decode(files.get(path));
    expect([...files.keys()]).toEqual([
      ...['README.txt', 'circuit.qasm', 'counts.csv', 'results.json', 'calls.json'],
    ]);
    for (const path of [...files.keys()].slice(1))
      expect(textOf('README.txt')).toContain(`- ${path}: `);
    expect(textOf('README.txt')).not.toContain('restores the journey');
    expect(textOf('circuit.qasm')).toBe(results.created?.circuit.program);
    const [head, ...rows] = textOf('counts.csv').trim().split('\r\n');
    expect(head).toBe('outcome,count');
    expect(Object.fromEntries(rows.map((row) => row.split(',')))).toEqual(
      Object.fromEntries(
        Object.entries(results.job?.results ?? {}).map(([state, count]) => [state, String(count)]),
      ),
    );
    expect(JSON.parse(textOf('results.json'))).toMatchObject({
      job: { source: { seed: results.job?.source?.seed, recipe: { seed: 7 } } },
      energies: { hamiltonian: HAMILTONIAN, energies: results.energies.energies },
    });
  });

  it('shows a difference where counts come from another seed', async () => {
    const results = await makeResults(createNodeEngine({ now: () => date, seed: 7 }), 'none', 0);
    const { files } = readBundle(await pack(results));
    const calls = new TextDecoder().decode(files.get('calls.json'));
    const { code, text } = await command.replay(calls.replaceAll('"seed": 7', '"seed": 8'));
    expect(text).toMatch(/^Simulation .* DIFFERENT$/m);
    expect(code).toBe(1);
  });
});
