/**
 * Integrals over s-type Gaussians exp(-a|r - A|²) on a line, in atomic units. Source of the formulas:
 * Szabo and Ostlund, Modern Quantum Chemistry, 1996, appendix A.
 */
export interface Gaussian {
  /** Exponent, in bohr⁻². */
  readonly a: number;
  /** Position on the line, in bohr. */
  readonly at: number;
}

/** Above this, the error of the asymptotic form is below double precision. */
const ASYMPTOTIC_FROM = 36;

/**
 * The Boys function F0(t) = ½ √(π/t) erf(√t), from t = 0 on (equation A.32), by the series of erf whose
 * terms are all positive, DLMF 7.6.2.
 */
export function boysF0(t: number): number {
  if (t > ASYMPTOTIC_FROM) return Math.sqrt(Math.PI / t) / 2;
  let term = 1;
  let sum = 1;
  for (let n = 1; term > sum * 1e-17; n += 1) {
    term *= (2 * t) / (2 * n + 1);
    sum += term;
  }
  return Math.exp(-t) * sum;
}

/** The product of two Gaussians: another Gaussian and its factor. */
function product(one: Gaussian, other: Gaussian) {
  const a = one.a + other.a;
  const reduced = (one.a * other.a) / a;
  const square = (one.at - other.at) ** 2;
  const at = (one.a * one.at + other.a * other.at) / a;
  return { a, at, reduced, square, factor: Math.exp(-reduced * square) };
}

/** Overlap integral, equation A.9. */
export function overlap(one: Gaussian, other: Gaussian): number {
  const { a, factor } = product(one, other);
  return (Math.PI / a) ** 1.5 * factor;
}

/** Kinetic energy integral, equation A.11: ⟨one| -½∇² |other⟩. */
export function kinetic(one: Gaussian, other: Gaussian): number {
  const { reduced, square } = product(one, other);
  return reduced * (3 - 2 * reduced * square) * overlap(one, other);
}

/** Nuclear attraction integral for charge 1, equation A.33. */
export function attraction(one: Gaussian, other: Gaussian, nucleusAt: number): number {
  const { a, at, factor } = product(one, other);
  return ((-2 * Math.PI) / a) * factor * boysF0(a * (at - nucleusAt) ** 2);
}

/** Electron repulsion integral, equation A.41: (one other | third fourth), electron 1 left of the bar. */
export function repulsion(
  one: Gaussian,
  other: Gaussian,
  third: Gaussian,
  fourth: Gaussian,
): number {
  const left = product(one, other);
  const right = product(third, fourth);
  const together = left.a + right.a;
  const front = (2 * Math.PI ** 2.5) / (left.a * right.a * Math.sqrt(together));
  const distance = ((left.a * right.a) / together) * (left.at - right.at) ** 2;
  return front * left.factor * right.factor * boysF0(distance);
}
