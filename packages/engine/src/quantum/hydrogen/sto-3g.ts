import { type Gaussian, attraction, kinetic, overlap, repulsion } from './gaussian-integrals.js';

/**
 * STO-3G for hydrogen: the 1s Slater function of exponent 1.24 as three Gaussians. Source: Hehre, Stewart
 * and Pople, J. Chem. Phys. 51, 2657 (1969), digits as the Basis Set Exchange lists them.
 */
const PRIMITIVES = [
  { a: 3.42525091, weight: 0.15432897 },
  { a: 0.62391373, weight: 0.53532814 },
  { a: 0.1688554, weight: 0.44463454 },
] as const;

/** A contracted basis function: weighted Gaussians. */
type Orbital = readonly (Gaussian & { readonly weight: number })[];

/** A normalized 1s function at a position on the line, in bohr. */
function createOrbital(at: number): Orbital {
  const raw = PRIMITIVES.map(({ a, weight }) => ({
    a,
    at,
    weight: weight * ((2 * a) / Math.PI) ** 0.75,
  }));
  const norm = Math.sqrt(integrate(overlap, raw, raw));
  return raw.map((part) => ({ ...part, weight: part.weight / norm }));
}

const integrate = (
  integral: (one: Gaussian, other: Gaussian) => number,
  left: Orbital,
  right: Orbital,
): number =>
  left
    .flatMap((one) => right.map((other) => one.weight * other.weight * integral(one, other)))
    .reduce((sum, part) => sum + part, 0);

const integrateRepulsion = (a: Orbital, b: Orbital, c: Orbital, d: Orbital): number =>
  integrate(
    (one, other) => integrate((third, fourth) => repulsion(one, other, third, fourth), c, d),
    a,
    b,
  );

/**
 * Integrals over the two basis functions of H2, in Hartree except for the overlap `s12`. 1 and 2 are the atoms: `v11` is
 * the attraction of both nuclei, `r1111` is (11|11) in chemists' notation.
 * @param bondLength between the nuclei, in bohr
 */
export function computeAtomicIntegrals(bondLength: number) {
  const one = createOrbital(0);
  const two = createOrbital(bondLength);
  const integrateAttraction = (left: Orbital, right: Orbital) =>
    integrate((a, b) => attraction(a, b, 0) + attraction(a, b, bondLength), left, right);
  return {
    s12: integrate(overlap, one, two),
    t11: integrate(kinetic, one, one),
    t12: integrate(kinetic, one, two),
    v11: integrateAttraction(one, one),
    v12: integrateAttraction(one, two),
    r1111: integrateRepulsion(one, one, one, one),
    r1122: integrateRepulsion(one, one, two, two),
    r1112: integrateRepulsion(one, one, one, two),
    r1212: integrateRepulsion(one, two, one, two),
  };
}
