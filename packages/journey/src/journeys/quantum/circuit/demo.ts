import type { QuantumCircuit, SimulationJob, Source } from '@spinout/api-client';
import type { Runtime } from '@spinout/flow-kit';
import { MAX_DEMO_STATES, SHOTS } from '../quantum.constants.js';
import { quantumMessages } from '../quantum.messages.js';
import type { CircuitRequest } from './circuit.types.js';

const demoSource = ({ now }: Runtime): Source => ({
  origin: 'simulated',
  by: quantumMessages.demoBy,
  at: now().toISOString(),
});

/** Random integer from 0 to `count` - 1; clamped, because the random source is passed in. */
const randomInteger = (count: number, random: Runtime['random']) =>
  Math.min(count - 1, Math.max(0, Math.floor(random() * count)));

/** `count` distinct numbers below `size` (Floyd's algorithm, which terminates for any random source). */
function sampleDistinct(count: number, size: number, random: Runtime['random']) {
  const chosen = new Set<number>();
  for (let last = size - count; last < size; last += 1) {
    const one = randomInteger(last + 1, random);
    chosen.add(chosen.has(one) ? last : one);
  }
  return [...chosen];
}

/** Simulated counts of at most eight outcomes that sum to 1024. */
export function demoCounts(digits: number, random: Runtime['random']): Record<string, number> {
  const size = 2 ** digits;
  const states = sampleDistinct(Math.min(MAX_DEMO_STATES, size), size, random)
    .toSorted((a, b) => a - b)
    .map((state) => state.toString(2).padStart(digits, '0'));
  const counts = new Map<string, number>();
  for (let shot = 0; shot < SHOTS; shot += 1) {
    const state = states[randomInteger(states.length, random)] ?? '';
    counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}

const getChoice = ({ program, template = 'ghz' }: CircuitRequest) =>
  program === undefined ? template : 'program';

/** A demo circuit in place of a server's. */
export const demoCircuit = (
  circuitRequest: CircuitRequest,
  program: string | undefined,
  runtime: Runtime,
): QuantumCircuit => ({
  id: runtime.newId('demo-circuit-'),
  name: circuitRequest.name,
  num_qubits: circuitRequest.num_qubits,
  created_at: runtime.now().toISOString(),
  description: quantumMessages.templates[getChoice(circuitRequest)],
  program,
  source: demoSource(runtime),
});

/**
 * Demo results in place of a run.
 * @param digits of a state. @default one per qubit
 */
export const demoJob = (
  circuit: QuantumCircuit,
  runtime: Runtime,
  digits = circuit.num_qubits,
): SimulationJob => ({
  id: runtime.newId('demo-job-'),
  circuit_id: circuit.id,
  status: 'completed',
  results: demoCounts(digits, runtime.random),
  method: undefined,
  source: demoSource(runtime),
});
