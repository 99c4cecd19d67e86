import { type Gate, gate } from '../circuit.js';
import { GATES, type GateName } from '../gates.js';

/** A gate that a program may name, and the gates of ours that it stands for, exactly. */
export interface StandardGate {
  readonly qubits: number;
  readonly params: number;
  readonly expand: (qubits: readonly number[], params: readonly number[]) => readonly Gate[];
}

type Triple = readonly [number, number, number];

const standard = (
  qubits: number,
  params: number,
  expand: (q: Triple, angles: Triple) => readonly Gate[],
): StandardGate => ({
  qubits,
  params,
  expand: ([a = 0, b = 0, c = 0], [x = 0, y = 0, z = 0]) => expand([a, b, c], [x, y, z]),
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

/** A controlled turn: half of it, and half of it back where the control is 1 in between. */
const controlled = (name: 'ry' | 'rz', [control, target]: Triple, angle: number) => [
  gate(name, [target], [angle / 2]),
  gate('cx', [control, target]),
  gate(name, [target], [-angle / 2]),
  gate('cx', [control, target]),
];

const U = standard(1, 3, ([q], [theta, phi, lambda]) => u(q, theta, phi, lambda));

/** Gates of qelib1.inc and stdgates.inc that a circuit does not have itself. */
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
  crx: standard(2, 1, (q, [angle]) => [
    gate('h', [q[1]]),
    ...controlled('rz', q, angle),
    gate('h', [q[1]]),
  ]),
  cry: standard(2, 1, (q, [angle]) => controlled('ry', q, angle)),
  crz: standard(2, 1, (q, [angle]) => controlled('rz', q, angle)),
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

/** Finds a gate by the name that a program gives it. */
export const standardGate = (name: string): StandardGate | undefined => KNOWN.get(name);
