import type { Point } from './backbone.js';

const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Point): Point => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Places an atom by bond length, bond angle and dihedral angle relative to three others. */
const placeAtom = (
  [a, b, c]: readonly [Point, Point, Point],
  length: number,
  angle: number,
  dihedral: number,
): Point => {
  const axis = unit(subtract(c, b));
  const normal = unit(cross(subtract(b, a), axis));
  const side = cross(normal, axis);
  const [theta, phi] = [radians(angle), radians(dihedral)];
  const parts = [
    -length * Math.cos(theta),
    length * Math.sin(theta) * Math.cos(phi),
    length * Math.sin(theta) * Math.sin(phi),
  ] as const;
  const at = (i: 0 | 1 | 2) =>
    c[i] + parts[0] * axis[i] + parts[1] * side[i] + parts[2] * normal[i];
  return [at(0), at(1), at(2)];
};

type Backbone = readonly (readonly [name: string, at: Point])[];

const formatAtomLine = (
  serial: number,
  name: string,
  residue: number,
  [x, y, z]: Point,
  kind = 'ALA',
) =>
  `ATOM  ${String(serial).padStart(5)}  ${name.padEnd(3)} ${kind} A${String(residue).padStart(4)}    ` +
  [x, y, z].map((value) => value.toFixed(3).padStart(8)).join('') +
  '  1.00 90.00           C';

/** Writes residues in PDB format. */
export const formatPdb = (residues: readonly Backbone[], kind?: string): string =>
  residues
    .flatMap((atoms, at) =>
      atoms.map(([name, point]) => formatAtomLine(at * 4 + 1, name, at + 1, point, kind)),
    )
    .concat('TER', 'END')
    .join('\n');

/** A chain with constant backbone angles: φ -57 and ψ -47 form an α-helix. */
export function createChain(count: number, phi: number, psi: number): readonly Backbone[] {
  let n: Point = [0, 0, 0];
  let ca: Point = [1.458, 0, 0];
  let c: Point = placeAtom([[0, 1, 0], n, ca], 1.525, 111, phi);
  return Array.from({ length: count }, () => {
    const next = placeAtom([n, ca, c], 1.329, 116.6, psi);
    const nextCa = placeAtom([ca, c, next], 1.458, 121.7, 180);
    const o = placeAtom([n, ca, c], 1.231, 120.5, psi + 180);
    const atoms: Backbone = [
      ['N', n],
      ['CA', ca],
      ['C', c],
      ['O', o],
    ];
    [n, ca, c] = [next, nextCa, placeAtom([c, next, nextCa], 1.525, 111, phi)];
    return atoms;
  });
}

/**
 * Two flat antiparallel strands in which every second residue is bonded to its opposite, as in a β-sheet: N-H and C=O
 * point to the other strand, 2.9 Å from N to O.
 */
export function createFlatSheet(count: number): readonly Backbone[] {
  const gap = 4.14;
  const strand = (first: boolean): Backbone[] =>
    Array.from({ length: count }, (_, at) => {
      const x = 3.5 * (first ? at : count - 1 - at);
      const forward = first ? 1 : -1;
      const isInward = (first ? at : count - 1 - at) % 2 === 0;
      const y = first ? 0 : gap;
      const inward = (first ? 1 : -1) * (isInward ? 1 : -1);
      return [
        ['N', [x - 1.2 * forward, y, 0]],
        ['CA', [x, y, 0]],
        ['C', [x + 1.2 * forward, y, 0]],
        ['O', [x + 1.2 * forward, y + 1.24 * inward, 0]],
      ];
    });
  return [...strand(true), ...strand(false)];
}
