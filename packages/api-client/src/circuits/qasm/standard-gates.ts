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

const standard = (
  qubits: number,
  params: number,
  expand: (q: Qubits, angles: Angles) => readonly Gate[],
): StandardGate => ({
  qubits,
  params,
  expand: ([a = 0, b = 0, c = 0, d = 0, e = 0], [w = 0, x = 0, y = 0, z = 0]) =>
    expand([a, b, c, d, e], [w, x, y, z]),
});

const ours = (name: GateName): StandardGate => ({
  ...GATES[name],
  expand: (qubits, params) => [gate(name, qubits, params)],
});

const u = (q: number, theta: number, phi: number, lambda: number) => [
  gate('p', [q], [lambda]),
  gate('ry', [q], [theta]),
  gate('p', [q], [phi]),
];

/** A controlled rotation, made of two half rotations between controlled flips. */
const controlled = (name: 'ry' | 'rz', [control, target]: Qubits, angle: number) => [
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

const hOnBoth = (a: number, b: number) => [gate('h', [a]), gate('h', [b])];

/** Conjugates gates with h on the target, which turns a phase change into a bit flip. */
const betweenH = (target: number, gates: readonly Gate[]) => [
  gate('h', [target]),
  ...gates,
  gate('h', [target]),
];

const U = standard(1, 3, ([q], [theta, phi, lambda]) => u(q, theta, phi, lambda));

/** Gates of qelib1.inc and stdgates.inc that need a decomposition. */
const OTHERS: Readonly<Record<string, StandardGate>> = {
  id: standard(1, 0, () => []),
  CX: ours('cx'),
  phase: ours('p'),
  u1: ours('p'),
  cphase: ours('cp'),
  cu1: ours('cp'),
  U,
  u: U,
  u3: U,
  u2: standard(1, 2, ([q], [phi, lambda]) => u(q, Math.PI / 2, phi, lambda)),
  sx: standard(1, 0, ([q]) => [gate('h', [q]), gate('s', [q]), gate('h', [q])]),
  sxdg: standard(1, 0, ([q]) => [gate('h', [q]), gate('sdg', [q]), gate('h', [q])]),
  cy: standard(2, 0, ([c, t]) => [gate('sdg', [t]), gate('cx', [c, t]), gate('s', [t])]),
  ch: standard(2, 0, ([c, t]) => [
    gate('ry', [t], [-Math.PI / 4]),
    gate('cz', [c, t]),
    gate('ry', [t], [Math.PI / 4]),
  ]),
  crx: standard(2, 1, (q, [angle]) => betweenH(q[1], controlled('rz', q, angle))),
  cry: standard(2, 1, (q, [angle]) => controlled('ry', q, angle)),
  crz: standard(2, 1, (q, [angle]) => controlled('rz', q, angle)),
  // A delay; the angle is a duration.
  u0: standard(1, 1, () => []),
  cu: standard(2, 4, controlledU),
  cu3: standard(2, 3, controlledU),
  csx: standard(2, 0, ([c, t]) => betweenH(t, [gate('cp', [c, t], [Math.PI / 2])])),
  rzz: standard(2, 1, ([a, b], [angle]) => zz(a, b, angle)),
  rxx: standard(2, 1, ([a, b], [angle]) => [
    ...hOnBoth(a, b),
    ...zz(a, b, angle),
    ...hOnBoth(a, b),
  ]),
  rccx: standard(3, 0, ([a, b, t]) =>
    betweenH(t, [
      gate('t', [t]),
      gate('cx', [b, t]),
      gate('tdg', [t]),
      gate('cx', [a, t]),
      gate('t', [t]),
      gate('cx', [b, t]),
      gate('tdg', [t]),
    ]),
  ),
  rc3x: standard(4, 0, ([a, b, c, t]) =>
    betweenH(t, [
      gate('t', [t]),
      gate('cx', [c, t]),
      gate('tdg', [t]),
      ...betweenH(t, [
        gate('cx', [a, t]),
        gate('t', [t]),
        gate('cx', [b, t]),
        gate('tdg', [t]),
        gate('cx', [a, t]),
        gate('t', [t]),
        gate('cx', [b, t]),
        gate('tdg', [t]),
      ]),
      gate('t', [t]),
      gate('cx', [c, t]),
      gate('tdg', [t]),
    ]),
  ),
  c3x: standard(4, 0, ([a, b, c, t]) => betweenH(t, multiControlledZ([a, b, c, t]))),
  c3sqrtx: standard(4, 0, ([a, b, c, t]) =>
    betweenH(t, multiControlledPhase(Math.PI / 2, [t, a, b, c])),
  ),
  c4x: standard(5, 0, ([a, b, c, d, t]) => betweenH(t, multiControlledZ([a, b, c, d, t]))),
  cswap: standard(3, 0, ([c, a, b]) => [
    gate('cx', [b, a]),
    gate('ccx', [c, a, b]),
    gate('cx', [b, a]),
  ]),
};

const KNOWN = new Map<string, StandardGate>([
  ...(Object.keys(GATES) as GateName[]).map((name) => [name, ours(name)] as const),
  ...Object.entries(OTHERS),
]);

/** Finds a gate by name. */
export const standardGate = (name: string): StandardGate | undefined => KNOWN.get(name);
