import { type Circuit, type Gate, allQubits, checkQubits, gate } from './circuit.js';
import { groverCircuit } from './grover.js';
import { quantumError } from './quantum-error.js';
import { type Random, seededRandom } from './random.js';

/** Names of the templates. "ghz" is used for a circuit without gates. */
export const TEMPLATES = ['ghz', 'uniform', 'qft', 'grover', 'random'] as const;

export type TemplateName = (typeof TEMPLATES)[number];

export const DEFAULT_TEMPLATE: TemplateName = 'ghz';

export interface TemplateOptions {
  /** Seed of "random". @default 0 */
  readonly seed?: number | undefined;
  /** State that "grover" searches: one digit per qubit, qubit 0 rightmost. @default all ones */
  readonly marked?: string | undefined;
}

const RANDOM_DEPTH = 20;
const FIXED = ['h', 'x', 'y', 'z', 's', 'sdg', 't', 'tdg'] as const;
const ROTATIONS = ['rx', 'ry', 'rz', 'p'] as const;

/** (|0…0⟩ + |1…1⟩) / √2. */
const ghz = (numQubits: number): readonly Gate[] => [
  gate('h', [0]),
  ...allQubits(numQubits - 1).map((q) => gate('cx', [q, q + 1])),
];

const uniform = (numQubits: number): readonly Gate[] =>
  allQubits(numQubits).map((q) => gate('h', [q]));

/** |j⟩ → Σ e^(2πijk/N) |k⟩ / √N. Source: Nielsen and Chuang, 10th anniversary edition, figure 5.1. */
function qft(numQubits: number): readonly Gate[] {
  const qubits = allQubits(numQubits);
  const turns = qubits.toReversed().flatMap((q) => [
    gate('h', [q]),
    ...allQubits(q)
      .toReversed()
      .map((control) => gate('cp', [control, q], [Math.PI / 2 ** (q - control)])),
  ]);
  const swaps = allQubits(Math.floor(numQubits / 2)).map((q) =>
    gate('swap', [q, numQubits - 1 - q]),
  );
  return [...turns, ...swaps];
}

function createRandomGate(q: number, random: Random): Gate {
  const names = [...FIXED, ...ROTATIONS];
  const name = names[Math.floor(random.share() * names.length)] ?? 'h';
  const hasAngle = ROTATIONS.some((rotation) => rotation === name);
  return gate(name, [q], hasAngle ? [(2 * random.share() - 1) * Math.PI] : []);
}

/** Layers of one gate per qubit and cx between neighbors, whose pairs shift by one with each layer. */
function createRandomGates(numQubits: number, seed: number): readonly Gate[] {
  const random = seededRandom(seed);
  return allQubits(RANDOM_DEPTH).flatMap((layer) => [
    ...allQubits(numQubits).map((q) => createRandomGate(q, random)),
    ...allQubits(numQubits - 1)
      .filter((q) => q % 2 === layer % 2)
      .map((q) => gate('cx', random.word() % 2 === 0 ? [q, q + 1] : [q + 1, q])),
  ]);
}

const isTemplate = (name: string): name is TemplateName =>
  TEMPLATES.some((template) => template === name);

/**
 * Creates a circuit from a template.
 * @param numQubits 1 to 30
 * @throws {QuantumError} `qubits`, `unknownTemplate`, and for "grover" `marked` and `searchTooLong`
 */
export function templateCircuit(
  name: string,
  numQubits: number,
  { seed = 0, marked }: TemplateOptions = {},
): Circuit {
  checkQubits(numQubits);
  if (!isTemplate(name)) {
    throw quantumError('unknownTemplate', { name, names: TEMPLATES.join(', ') });
  }
  switch (name) {
    case 'ghz':
      return { numQubits, gates: ghz(numQubits) };
    case 'uniform':
      return { numQubits, gates: uniform(numQubits) };
    case 'qft':
      return { numQubits, gates: qft(numQubits) };
    case 'grover':
      return groverCircuit(numQubits, marked ?? '1'.repeat(numQubits));
    case 'random':
      return { numQubits, gates: createRandomGates(numQubits, seed) };
  }
}
