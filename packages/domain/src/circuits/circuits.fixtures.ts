import fc from 'fast-check';
import { type Circuit, type Gate, gate } from './circuit.js';
import type { DynamicCircuit, Operation } from './dynamic-circuit.js';
import { GATES, type GateName } from './gates.js';

const NAMES = Object.keys(GATES) as GateName[];

const angle = fc.double({ min: -7, max: 7, noNaN: true }).filter((value) => !Object.is(value, -0));

/** Arbitrary gate with one of the given names, for a number of qubits. */
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

/** Arbitrary circuit, optionally limited to some gates. */
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

/** Arbitrary circuit with an arbitrary readout. */
export const anyReadOutCircuit = (shape: Shape): fc.Arbitrary<Circuit> =>
  anyCircuit(shape).chain((circuit) =>
    fc
      .array(fc.option(fc.nat(circuit.numQubits - 1), { freq: 4 }), { minLength: 1, maxLength: 8 })
      .map((readout) => ({ ...circuit, readout })),
  );

/** Arbitrary circuit with measurements and conditions; it ends with a measurement of each qubit. */
export const anyDynamicCircuit = ({
  maxQubits,
  maxOperations,
  params = angle,
}: {
  readonly maxQubits: number;
  readonly maxOperations: number;
  readonly params?: fc.Arbitrary<number>;
}): fc.Arbitrary<DynamicCircuit> =>
  fc
    .tuple(fc.integer({ min: 1, max: maxQubits }), fc.integer({ min: 1, max: 4 }))
    .chain(([numQubits, numBits]) => {
      const qubit = fc.nat(numQubits - 1);
      const bit = fc.nat(numBits - 1);
      const simple: fc.Arbitrary<Operation> = fc.oneof(
        { weight: 3, arbitrary: anyGate(numQubits, NAMES, params) },
        fc.record({ kind: fc.constant('measure' as const), qubit, bit: fc.option(bit) }),
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
