/**
 * Measures the state vector simulation against a plain loop that applies gate after gate to all amplitudes: `node tests/bench/quantum.bench.ts`.
 * Both take turns in one process, and processor time is measured, because other work on the machine distorts wall time.
 */
import type { AnyCircuit, Gate, templateCircuit } from '@spinout/domain/circuits';
import type { runStateVector } from '@spinout/engine/quantum';
import { formatMarkdownTable, formatMs, median } from './support/figures.ts';
import { importSource } from './support/from-source.ts';

const RUNS = 7;
const MICROSECONDS_PER_MS = 1000;

interface StateVector {
  readonly re: Float64Array;
  readonly im: Float64Array;
}

interface Source {
  templateCircuit: typeof templateCircuit;
  runStateVector: typeof runStateVector;
  readonly createZeroState: (numQubits: number) => StateVector;
  readonly applyGate: (state: StateVector, gate: Gate) => void;
}

const CIRCUITS = [
  ['random', 20],
  ['qft', 20],
  ['random', 22],
] as const;

async function measureCpuMs(run: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / MICROSECONDS_PER_MS;
}

/** Norm of the difference of two states. */
const getDistance = (a: StateVector, b: StateVector): number =>
  Math.sqrt(
    a.re.reduce(
      (sum, x, at) => sum + (x - (b.re[at] ?? 0)) ** 2 + ((a.im[at] ?? 0) - (b.im[at] ?? 0)) ** 2,
      0,
    ),
  );

await importSource<Source>(
  [
    'packages/domain/src/circuits.ts',
    'packages/engine/src/quantum/apply-gate.ts',
    'packages/engine/src/quantum/run-state-vector.ts',
    'packages/engine/src/quantum/state-vector.ts',
  ],
  async ({ templateCircuit: createCircuit, runStateVector: run, createZeroState, applyGate }) => {
    const rows: string[][] = [];
    for (const [name, qubits] of CIRCUITS) {
      const circuit = createCircuit(name, qubits) satisfies AnyCircuit;
      const runPlainly = () => {
        const state = createZeroState(qubits);
        for (const each of circuit.gates) applyGate(state, each);
        return state;
      };
      const distance = getDistance(runPlainly(), await run(circuit));
      const plain: number[] = [];
      const blocked: number[] = [];
      for (let count = 0; count < RUNS; count += 1) {
        plain.push(await measureCpuMs(runPlainly));
        blocked.push(await measureCpuMs(() => run(circuit)));
      }
      rows.push([
        `${name}, ${qubits} qubits, ${circuit.gates.length} gates`,
        formatMs(median(plain)),
        formatMs(median(blocked)),
        (median(blocked) / median(plain)).toFixed(2),
        distance.toExponential(0),
      ]);
    }
    console.log(
      formatMarkdownTable(
        ['Circuit', 'Plain loop, ms', 'Blocks, ms', 'Ratio', 'Distance of the states'],
        rows,
      ),
    );
  },
);
