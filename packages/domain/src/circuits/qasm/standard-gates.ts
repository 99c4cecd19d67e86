import { type Gate, gate } from '../circuit.js';
import { GATES, type GateName } from '../gates.js';
import { multiControlledPhase, multiControlledZ } from '../multi-controlled.js';

/** A gate of the standard library, and its decomposition up to a global phase. */
export interface StandardGate {
  readonly qubits: number;
  readonly params: number;
  readonly expand: (qubits: readonly number[], params: readonly number[]) => readonly Gate[];
}

type Qubits = readonly [number, number, number, number, number];
type Angles = readonly [number, number, number, number];

const createStandardGate = (
  qubits: number,
  params: number,
  expand: (q: Qubits, angles: Angles) => readonly Gate[],
): StandardGate => ({
  qubits,
  params,
  expand: ([a = 0, b = 0, c = 0, d = 0, e = 0], [w = 0, x = 0, y = 0, z = 0]) =>
    expand([a, b, c, d, e], [w, x, y, z]),
});

const wrapOwnGate = (name: GateName): StandardGate => ({
  ...GATES[name],
  expand: (qubits, params) => [gate(name, qubits, params)],
});

const u = (q: number, theta: number, phi: number, lambda: number) => [
  gate('p', [q], [lambda]),
  gate('ry', [q], [theta]),
  gate('p', [q], [phi]),
];

/** A controlled rotation, made of two half rotations between controlled flips. */
const createControlledRotation = (name: 'ry' | 'rz', [control, target]: Qubits, angle: number) => [
  gate(name, [target], [angle / 2]),
  gate('cx', [control, target]),
  gate(name, [target], [-angle / 2]),
  gate('cx', [control, target]),
];

/**
 * Where the control is 1, multiplies by e^(i gamma) and applies U(theta, phi, lambda), whose phase
 * (e^(i(phi + lambda)/2) against Rz Ry Rz) is the control's to carry. Source: cu of Qiskit's qelib1.inc.
 */
const controlledU = ([control, target]: Qubits, [theta, phi, lambda, gamma]: Angles) => [
  gate('p', [control], [gamma + (phi + lambda) / 2]),
  gate('p', [target], [(lambda - phi) / 2]),
  gate('cx', [control, target]),
  ...u(target, -theta / 2, 0, -(phi + lambda) / 2),
  gate('cx', [control, target]),
  ...u(target, theta / 2, phi, 0),
];

/** exp(-i angle/2 Z⊗Z). */
const zz = (a: number, b: number, angle: number) => [
  gate('cx', [a, b]),
  gate('rz', [b], [angle]),
  gate('cx', [a, b]),
];

const applyHToBoth = (a: number, b: number) => [gate('h', [a]), gate('h', [b])];

/** Conjugates gates with h on the target, which turns a phase change into a bit flip. */
const conjugateWithH = (target: number, gates: readonly Gate[]) => [
  gate('h', [target]),
  ...gates,
  gate('h', [target]),
];

/** A flip of the target by each control, followed by t and tdg in turn. */
const flipWithPhases = (controls: readonly number[], target: number, first: 't' | 'tdg') => {
  const second = first === 't' ? 'tdg' : 't';
  return controls.flatMap((control, at) => [
    gate('cx', [control, target]),
    gate(at % 2 === 0 ? first : second, [target]),
  ]);
};

const U = createStandardGate(1, 3, ([q], [theta, phi, lambda]) => u(q, theta, phi, lambda));

/** Gates of qelib1.inc and stdgates.inc that need a decomposition. */
const OTHERS: Readonly<Record<string, StandardGate>> = {
  id: createStandardGate(1, 0, () => []),
  CX: wrapOwnGate('cx'),
  phase: wrapOwnGate('p'),
  u1: wrapOwnGate('p'),
  cphase: wrapOwnGate('cp'),
  cu1: wrapOwnGate('cp'),
  U,
  u: U,
  u3: U,
  u2: createStandardGate(1, 2, ([q], [phi, lambda]) => u(q, Math.PI / 2, phi, lambda)),
  sx: createStandardGate(1, 0, ([q]) => [gate('h', [q]), gate('s', [q]), gate('h', [q])]),
  sxdg: createStandardGate(1, 0, ([q]) => [gate('h', [q]), gate('sdg', [q]), gate('h', [q])]),
  cy: createStandardGate(2, 0, ([c, t]) => [gate('sdg', [t]), gate('cx', [c, t]), gate('s', [t])]),
  ch: createStandardGate(2, 0, ([c, t]) => [
    gate('ry', [t], [-Math.PI / 4]),
    gate('cz', [c, t]),
    gate('ry', [t], [Math.PI / 4]),
  ]),
  crx: createStandardGate(2, 1, (q, [angle]) =>
    conjugateWithH(q[1], createControlledRotation('rz', q, angle)),
  ),
  cry: createStandardGate(2, 1, (q, [angle]) => createControlledRotation('ry', q, angle)),
  crz: createStandardGate(2, 1, (q, [angle]) => createControlledRotation('rz', q, angle)),
  // A delay; the angle is a duration.
  u0: createStandardGate(1, 1, () => []),
  cu: createStandardGate(2, 4, controlledU),
  cu3: createStandardGate(2, 3, controlledU),
  csx: createStandardGate(2, 0, ([c, t]) => conjugateWithH(t, [gate('cp', [c, t], [Math.PI / 2])])),
  rzz: createStandardGate(2, 1, ([a, b], [angle]) => zz(a, b, angle)),
  rxx: createStandardGate(2, 1, ([a, b], [angle]) => [
    ...applyHToBoth(a, b),
    ...zz(a, b, angle),
    ...applyHToBoth(a, b),
  ]),
  rccx: createStandardGate(3, 0, ([a, b, t]) =>
    conjugateWithH(t, [gate('t', [t]), ...flipWithPhases([b, a, b], t, 'tdg')]),
  ),
  rc3x: createStandardGate(4, 0, ([a, b, c, t]) => {
    const half = [gate('t', [t]), ...flipWithPhases([c], t, 'tdg')];
    const middle = conjugateWithH(t, flipWithPhases([a, b, a, b], t, 't'));
    return conjugateWithH(t, [...half, ...middle, ...half]);
  }),
  c3x: createStandardGate(4, 0, ([a, b, c, t]) =>
    conjugateWithH(t, multiControlledZ([a, b, c, t])),
  ),
  c3sqrtx: createStandardGate(4, 0, ([a, b, c, t]) =>
    conjugateWithH(t, multiControlledPhase(Math.PI / 2, [t, a, b, c])),
  ),
  c4x: createStandardGate(5, 0, ([a, b, c, d, t]) =>
    conjugateWithH(t, multiControlledZ([a, b, c, d, t])),
  ),
  cswap: createStandardGate(3, 0, ([c, a, b]) => [
    gate('cx', [b, a]),
    gate('ccx', [c, a, b]),
    gate('cx', [b, a]),
  ]),
};

const KNOWN = new Map<string, StandardGate>([
  ...(Object.keys(GATES) as GateName[]).map((name) => [name, wrapOwnGate(name)] as const),
  ...Object.entries(OTHERS),
]);

export const findStandardGate = (name: string): StandardGate | undefined => KNOWN.get(name);
