import {
  type Circuit,
  type DynamicCircuit,
  type Gate,
  gate,
  GATES,
  type GateName,
  type Operation,
} from '@spinout/domain/circuits';
import fc from 'fast-check';
import type { StateVector } from './state-vector.js';

const NAMES = Object.keys(GATES) as GateName[];
export const CLIFFORD_NAMES = ['h', 'x', 'y', 'z', 's', 'sdg', 'cx', 'cz', 'swap'] as const;

const angle = fc.double({ min: -7, max: 7, noNaN: true }).filter((value) => !Object.is(value, -0));

/** Any gate with one of the given names that fits on the qubits. */
const anyGate = (
  numQubits: number,
  names: readonly GateName[],
  params: fc.Arbitrary<number>,
): fc.Arbitrary<Gate> =>
  fc.constantFrom(...names.filter((name) => GATES[name].qubits <= numQubits)).chain((name) =>
    fc
      .tuple(
        fc.shuffledSubarray([...Array(numQubits).keys()], {
          minLength: GATES[name].qubits,
          maxLength: GATES[name].qubits,
        }),
        fc.array(params, { minLength: GATES[name].params, maxLength: GATES[name].params }),
      )
      .map(([qubits, params]) => gate(name, qubits, params)),
  );

interface Shape {
  readonly maxQubits: number;
  readonly minGates?: number;
  readonly maxGates?: number;
  readonly names?: readonly GateName[];
  readonly params?: fc.Arbitrary<number>;
}

/** Any circuit, optionally limited to some gates. */
export const anyCircuit = ({
  maxQubits,
  minGates = 0,
  maxGates = 30,
  names = NAMES,
  params = angle,
}: Shape): fc.Arbitrary<Circuit> =>
  fc
    .integer({ min: 1, max: maxQubits })
    .chain((numQubits) =>
      fc
        .array(anyGate(numQubits, names, params), { minLength: minGates, maxLength: maxGates })
        .map((gates) => ({ numQubits, gates })),
    );

/** Any circuit with any readout of its qubits. */
export const anyReadOutCircuit = (shape: Shape): fc.Arbitrary<Circuit> =>
  anyCircuit(shape).chain((circuit) =>
    fc
      .array(fc.option(fc.nat(circuit.numQubits - 1), { freq: 4 }), { minLength: 1, maxLength: 8 })
      .map((readout) => ({ ...circuit, readout })),
  );

/** Any circuit with measurements, resets and conditions; it ends with a measurement of each qubit. */
export const anyDynamicCircuit = ({
  maxQubits,
  maxOperations,
  names = NAMES,
  params = angle,
}: {
  readonly maxQubits: number;
  readonly maxOperations: number;
  readonly names?: readonly GateName[];
  readonly params?: fc.Arbitrary<number>;
}): fc.Arbitrary<DynamicCircuit> =>
  fc
    .tuple(fc.integer({ min: 1, max: maxQubits }), fc.integer({ min: 1, max: 4 }))
    .chain(([numQubits, numBits]) => {
      const qubit = fc.nat(numQubits - 1);
      const bit = fc.nat(numBits - 1);
      const simple: fc.Arbitrary<Operation> = fc.oneof(
        { weight: 3, arbitrary: anyGate(numQubits, names, params) },
        fc.record({ kind: fc.constant('measure' as const), qubit, bit: fc.option(bit) }),
        fc.record({ kind: fc.constant('reset' as const), qubit }),
      );
      const conditional: fc.Arbitrary<Operation> = fc
        .tuple(bit, bit, fc.nat(3), fc.boolean(), fc.array(simple, { maxLength: 3 }), simple)
        .map(([one, other, value, isEqual, then, last]) => ({
          kind: 'if',
          condition: {
            first: Math.min(one, other),
            count: Math.abs(one - other) + 1,
            value,
            isEqual,
          },
          then,
          otherwise: value === 0 ? [last] : [],
        }));
      return fc
        .array(fc.oneof({ weight: 3, arbitrary: simple }, conditional), {
          maxLength: maxOperations,
        })
        .map((operations) => ({
          numQubits,
          numBits,
          operations: [
            ...operations,
            ...Array.from({ length: numQubits }, (_, q) => ({
              kind: 'measure' as const,
              qubit: q,
              bit: q % numBits,
            })),
          ],
        }));
    });

/** Any normalized state. */
export const anyState = (numQubits: number): fc.Arbitrary<StateVector> => {
  const part = fc.integer({ min: -1000, max: 1000 });
  const size = 2 ** numQubits;
  return fc
    .array(fc.tuple(part, part), { minLength: size, maxLength: size })
    .filter((pairs) => pairs.some(([re, im]) => re !== 0 || im !== 0))
    .map((pairs) => {
      const norm = Math.sqrt(pairs.reduce((sum, [re, im]) => sum + re * re + im * im, 0));
      return {
        numQubits,
        re: Float64Array.from(pairs, ([re]) => re / norm),
        im: Float64Array.from(pairs, ([, im]) => im / norm),
      };
    });
};

/** The state in which the qubits read one outcome. */
export const basisState = (numQubits: number, outcome: number): StateVector => {
  const re = new Float64Array(2 ** numQubits);
  re[outcome] = 1;
  return { numQubits, re, im: new Float64Array(2 ** numQubits) };
};

export const copyState = ({ numQubits, re, im }: StateVector): StateVector => ({
  numQubits,
  re: re.slice(),
  im: im.slice(),
});

/** Norm of the difference of two states. */
export const distance = (a: StateVector, b: StateVector): number =>
  Math.hypot(
    ...a.re.map((x, at) => x - (b.re[at] ?? 0)),
    ...a.im.map((y, at) => y - (b.im[at] ?? 0)),
  );

/** |⟨a|b⟩|: 1 if two states differ only by a phase. */
export const computeFidelity = (a: StateVector, b: StateVector): number => {
  let [real, imaginary] = [0, 0];
  for (const [at, x] of a.re.entries()) {
    const [y, u, v] = [a.im[at] ?? 0, b.re[at] ?? 0, b.im[at] ?? 0];
    real += x * u + y * v;
    imaginary += x * v - y * u;
  }
  return Math.hypot(real, imaginary);
};
