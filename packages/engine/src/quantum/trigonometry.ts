/**
 * Sine and cosine from additions and multiplications only, which have the same result in every browser; Math.sin and Math.cos may differ in the last bit.
 * Source of the polynomials and of the constants: fdlibm, k_sin.c, k_cos.c and e_rem_pio2.c (Sun Microsystems, 1993), freely distributable.
 */
const SINE = [
  -1.66666666666666324348e-1, 8.33333333332248946124e-3, -1.98412698298579493134e-4,
  2.75573137070700676789e-6, -2.50507602534068634195e-8, 1.58969099521155010221e-10,
] as const;
const COSINE = [
  4.16666666666666019037e-2, -1.38888888888741095749e-3, 2.48015872894767294178e-5,
  -2.75573143513906633035e-7, 2.0875723212981748279e-9, -1.13596475577881948265e-11,
] as const;

/** π/2 in three parts of 33 bits, and what is left after each of them. */
const PARTS = [
  [1.57079632673412561417, 6.07710050650619224932e-11],
  [6.0771005063039659766e-11, 2.02226624879595063154e-21],
  [2.0222662487111664558e-21, 8.47842766036889956997e-32],
] as const;
/** Above this angle, the parts of π/2 are too short; angles of circuits are below it. */
const LARGEST = 2 ** 19;
const TWO_OVER_PI = 6.36619772367581382433e-1;

/** Horner's scheme, lowest coefficient first. */
const evaluate = (coefficients: readonly number[], z: number): number =>
  coefficients.reduceRight((sum, coefficient) => sum * z + coefficient, 0);

/** sin(x + tail) for |x| up to π/4. */
function sineNearZero(x: number, tail: number): number {
  const z = x * x;
  const [first, ...others] = SINE;
  const r = evaluate(others, z);
  const v = z * x;
  return x - (z * (0.5 * tail - v * r) - tail - v * first);
}

/** cos(x + tail) for |x| up to π/4. */
function cosineNearZero(x: number, tail: number): number {
  const z = x * x;
  const half = 0.5 * z;
  const rest = 1 - half;
  return rest + (1 - rest - half + (z * (z * evaluate(COSINE, z)) - x * tail));
}

/** The angle within π/4 of 0 after whole quarter turns, as a sum of two doubles. */
function reduceAngle(angle: number) {
  const turns = Math.round(angle * TWO_OVER_PI);
  let x = angle;
  let y = 0;
  let tail = 0;
  for (const [part, left] of PARTS) {
    const before = x;
    const w = turns * part;
    x = before - w;
    const lost = before - x - w;
    y = turns * left - lost - tail;
    tail = lost + tail;
    if (Math.abs(x - y) > Math.abs(angle) * 2 ** -16) break;
  }
  const high = x - y;
  return { quarter: ((turns % 4) + 4) % 4, high, low: x - high - y };
}

/** Cosine and sine of an angle in radians, to the last bit or the one before it. */
export function computeCosSin(angle: number): readonly [cos: number, sin: number] {
  if (Math.abs(angle) > LARGEST) return [Math.cos(angle), Math.sin(angle)];
  const { quarter, high, low } = reduceAngle(angle);
  const [cos, sin] = [cosineNearZero(high, low), sineNearZero(high, low)];
  switch (quarter) {
    case 0:
      return [cos, sin];
    case 1:
      return [-sin, cos];
    case 2:
      return [-cos, -sin];
    default:
      return [sin, -cos];
  }
}
