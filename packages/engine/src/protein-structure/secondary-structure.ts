import type { Point, Residue } from './backbone.js';

/** Shares of the residues, 0 to 1; they sum to 1. */
export interface SecondaryStructure {
  /** In α-helices: at least two turns of four in a row. */
  readonly alpha_helix: number;
  /** In β-bridges and ladders. */
  readonly beta_sheet: number;
  /** All others, turns and other helices included. */
  readonly coil: number;
}

/** Hydrogen bond energy in kcal/mol: the charges of C=O and N-H times the constant, and the threshold for a bond. */
const STRENGTH = 0.42 * 0.2 * 332;
const BOND_BELOW = -0.5;
/** Ångström. */
const N_TO_H = 1.01;
const MAX_PEPTIDE = 2.5;
const MAX_CA_DISTANCE = 9;
const TURN = 4;
const MIN_BRIDGE_SPAN = 3;
const DIGITS = 1000;

const distance = ([ax, ay, az]: Point, [bx, by, bz]: Point) =>
  Math.hypot(ax - bx, ay - by, az - bz);

/** Position of the hydrogen on the N of a residue: opposite to the oxygen of the previous residue. */
const locateHydrogen = (residue: Residue, before: Residue | undefined): Point | null => {
  if (!before || residue.name === 'PRO' || distance(before.c, residue.n) > MAX_PEPTIDE) return null;
  const length = distance(before.c, before.o);
  const getCoordinate = (at: 0 | 1 | 2) =>
    residue.n[at] + ((before.c[at] - before.o[at]) / length) * N_TO_H;
  return length === 0 ? null : [getCoordinate(0), getCoordinate(1), getCoordinate(2)];
};

const isBond = ({ c, o }: Residue, { n }: Residue, h: Point): boolean => {
  const getInverseDistance = (a: Point, b: Point) => 1 / Math.max(0.5, distance(a, b));
  return (
    STRENGTH *
      (getInverseDistance(o, n) +
        getInverseDistance(c, h) -
        getInverseDistance(o, h) -
        getInverseDistance(c, n)) <
    BOND_BELOW
  );
};

/** For each residue, the residues whose N-H is bonded to its C=O. */
const findHydrogenBonds = (residues: readonly Residue[]): readonly ReadonlySet<number>[] => {
  const hydrogens = residues.map((residue, at) => locateHydrogen(residue, residues[at - 1]));
  return residues.map((acceptor, i) => {
    const bound = new Set<number>();
    for (const [j, donor] of residues.entries()) {
      const h = hydrogens[j];
      if (!h || Math.abs(i - j) < 2 || distance(acceptor.ca, donor.ca) > MAX_CA_DISTANCE) continue;
      if (isBond(acceptor, donor, h)) bound.add(j);
    }
    return bound;
  });
};

export type SecondaryKind = 'helix' | 'sheet' | 'coil';

/**
 * Assigns secondary structure from coordinates with the method of Kabsch and Sander (DSSP; Biopolymers 22, 2577-2637,
 * 1983): hydrogen bonds by electrostatic energy, α-helices from repeated turns of four, sheets from bridges.
 */
export function assignSecondaryStructure(residues: readonly Residue[]): readonly SecondaryKind[] {
  const bonds = findHydrogenBonds(residues);
  const hasBond = (acceptor: number, donor: number) => bonds[acceptor]?.has(donor) ?? false;
  const helix = new Set<number>();
  const sheet = new Set<number>();
  for (const i of residues.keys()) {
    if (hasBond(i - 1, i - 1 + TURN) && hasBond(i, i + TURN)) {
      for (let at = i; at < i + TURN; at += 1) helix.add(at);
    }
    // The bonds of a bridge involve the residue or its neighbors, so only these are checked.
    const near = [i - 1, i, i + 1].flatMap((at) => [...(bonds[at] ?? [])]);
    for (const j of new Set(near.flatMap((at) => [at - 1, at, at + 1]))) {
      if (Math.abs(i - j) < MIN_BRIDGE_SPAN) continue;
      const isParallel =
        (hasBond(i - 1, j) && hasBond(j, i + 1)) || (hasBond(j - 1, i) && hasBond(i, j + 1));
      const isAntiparallel =
        (hasBond(i, j) && hasBond(j, i)) || (hasBond(i - 1, j + 1) && hasBond(j - 1, i + 1));
      if (isParallel || isAntiparallel) sheet.add(i).add(j);
    }
  }
  return residues.map((_, at) => {
    if (helix.has(at)) return 'helix';
    return sheet.has(at) ? 'sheet' : 'coil';
  });
}

/** Shares of the kinds among the residues. */
export function countSecondaryStructure(kinds: readonly SecondaryKind[]): SecondaryStructure {
  const roundShare = (count: number) =>
    Math.round((count / Math.max(1, kinds.length)) * DIGITS) / DIGITS;
  const count = (kind: SecondaryKind) => kinds.filter((each) => each === kind).length;
  const alpha = roundShare(count('helix'));
  const beta = roundShare(count('sheet'));
  return {
    alpha_helix: alpha,
    beta_sheet: beta,
    coil: Math.round((1 - alpha - beta) * DIGITS) / DIGITS,
  };
}
