const MAX_ITERATIONS = 500;
/** Share of the decrease that the slope promises which a step must reach (Armijo's condition). */
const SUFFICIENT = 1e-4;
const MAX_HALVINGS = 40;

export interface Minimum {
  readonly point: readonly number[];
  readonly value: number;
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

/**
 * Finds a local minimum by the BFGS method with a backtracking line search. Source: Nocedal and Wright, Numerical Optimization, 2nd edition,
 * algorithms 3.1 and 6.1.
 * @param tolerance length of the gradient at which the search ends
 */
export function minimizeByGradient(
  f: (point: readonly number[]) => number,
  gradient: (point: readonly number[]) => readonly number[],
  start: readonly number[],
  tolerance: number,
): Minimum {
  const identity = (): number[][] =>
    start.map((_, row) => start.map((__, column) => (row === column ? 1 : 0)));
  let inverse = identity();
  let point = start;
  let value = f(point);
  let slope = gradient(point);
  for (let count = 0; count < MAX_ITERATIONS; count += 1) {
    if (Math.sqrt(dot(slope, slope)) < tolerance) break;
    let direction = inverse.map((row) => -dot(row, slope));
    if (dot(direction, slope) >= 0) {
      inverse = identity();
      direction = slope.map((each) => -each);
    }
    const descent = dot(direction, slope);
    let step = 1;
    let next = point;
    let nextValue = value;
    for (let halvings = 0; halvings < MAX_HALVINGS; halvings += 1) {
      next = point.map((each, at) => each + step * (direction[at] ?? 0));
      nextValue = f(next);
      if (nextValue <= value + SUFFICIENT * step * descent) break;
      step /= 2;
    }
    if (nextValue >= value) break;
    const nextSlope = gradient(next);
    inverse = updateInverse(
      inverse,
      next.map((each, at) => each - (point[at] ?? 0)),
      nextSlope.map((each, at) => each - (slope[at] ?? 0)),
    );
    [point, value, slope] = [next, nextValue, nextSlope];
  }
  return { point, value };
}

/** (I - ρ s yᵀ) H (I - ρ y sᵀ) + ρ s sᵀ; unchanged where the curvature is not positive. */
function updateInverse(
  inverse: readonly (readonly number[])[],
  s: readonly number[],
  y: readonly number[],
): number[][] {
  const curvature = dot(s, y);
  if (curvature <= 0) return inverse.map((row) => [...row]);
  const hy = inverse.map((row) => dot(row, y));
  const scale = 1 + dot(y, hy) / curvature;
  return inverse.map((row, i) =>
    row.map((value, j) => {
      const [si, sj, hi, hj] = [s[i] ?? 0, s[j] ?? 0, hy[i] ?? 0, hy[j] ?? 0];
      return value + (scale * si * sj - hi * sj - si * hj) / curvature;
    }),
  );
}
