import { type Circuit, type Gate, gate } from './circuit.js';

/** For larger angles, doubles are too imprecise to recognize a quarter turn. */
const MAX_ANGLE = 1000;
const TOLERANCE = 1e-12;
const QUARTER = Math.PI / 2;
const Z_TURNS = [[], ['s'], ['z'], ['sdg']] as const;

/** Returns the number of quarter turns of an angle, 0 to 3; undefined if it is not a multiple. */
function countQuarterTurns(angle: number): number | undefined {
  const turns = Math.round(angle / QUARTER);
  if (Math.abs(angle) > MAX_ANGLE || Math.abs(angle - turns * QUARTER) > TOLERANCE)
    return undefined;
  return ((turns % 4) + 4) % 4;
}

/** A rotation about z, conjugated by gates that map another axis to z. */
function turn(
  q: readonly number[],
  angle: number,
  before: readonly Gate[],
  after: readonly Gate[],
) {
  const turns = countQuarterTurns(angle);
  if (turns === undefined) return undefined;
  return [...before, ...(Z_TURNS[turns] ?? []).map((name) => gate(name, q)), ...after];
}

/**
 * Decomposes a gate into h, x, y, z, s, sdg, cx, cz and swap, up to a global phase.
 * @returns undefined if that is impossible
 */
export function toCliffordGates(wanted: Gate): readonly Gate[] | undefined {
  const { name, qubits } = wanted;
  const angle = wanted.params[0] ?? 0;
  const h = [gate('h', qubits)];
  switch (name) {
    case 'rz':
    case 'p':
      return turn(qubits, angle, [], []);
    case 'rx':
      return turn(qubits, angle, h, h);
    case 'ry':
      return turn(qubits, angle, [gate('sdg', qubits), ...h], [...h, gate('s', qubits)]);
    case 'cp': {
      const turns = countQuarterTurns(angle);
      if (turns === undefined || turns % 2 === 1) return undefined;
      return turns === 2 ? [gate('cz', qubits)] : [];
    }
    case 't':
    case 'tdg':
    case 'ccx':
      return undefined;
    default:
      return [wanted];
  }
}

/** Converts a circuit to Clifford gates; undefined if one of its gates is not a Clifford gate. */
export function toCliffordCircuit(circuit: Circuit): Circuit | undefined {
  const found: Gate[] = [];
  for (const each of circuit.gates) {
    const same = toCliffordGates(each);
    if (!same) return undefined;
    found.push(...same);
  }
  return { ...circuit, gates: found };
}
