/** Share of an interval on the shorter side of the golden section. */
const GOLDEN = (3 - Math.sqrt(5)) / 2;
const MAX_STEPS = 100;

/**
 * Finds the minimum of a unimodal function in an interval. Source: Brent, Algorithms for Minimization without Derivatives, 1973, chapter 5.
 * @param tolerance width at which the search ends; below about 1e-8 of the point, doubles show no difference
 */
export function minimize(
  f: (x: number) => number,
  low: number,
  high: number,
  tolerance: number,
): number {
  let [a, b] = [low, high];
  // The best three points and their values, best first.
  let x = a + GOLDEN * (b - a);
  let [w, v] = [x, x];
  let fx = f(x);
  let [fw, fv] = [fx, fx];
  let [step, before] = [0, 0];
  for (let count = 0; count < MAX_STEPS; count += 1) {
    const middle = (a + b) / 2;
    if (Math.abs(x - middle) <= 2 * tolerance - (b - a) / 2) break;
    const longer = x < middle ? b - x : a - x;
    const guess = Math.abs(before) > tolerance ? fitParabola(x, w, v, fx, fw, fv) : Number.NaN;
    const useful = Math.abs(guess) < Math.abs(before) / 2 && x + guess > a && x + guess < b;
    [before, step] = useful ? [step, guess] : [longer, GOLDEN * longer];
    const u = x + (Math.abs(step) >= tolerance ? step : Math.sign(step) * tolerance);
    const fu = f(u);
    if (fu <= fx) {
      if (u < x) b = x;
      else a = x;
      [v, w, x] = [w, x, u];
      [fv, fw, fx] = [fw, fx, fu];
      continue;
    }
    if (u < x) a = u;
    else b = u;
    if (fu <= fw || w === x) {
      [v, w] = [w, u];
      [fv, fw] = [fw, fu];
    } else if (fu <= fv || v === x || v === w) {
      [v, fv] = [u, fu];
    }
  }
  return x;
}

/** Distance from x to the minimum of the parabola through three points; not finite if there is none. */
function fitParabola(x: number, w: number, v: number, fx: number, fw: number, fv: number): number {
  const r = (x - w) * (fx - fv);
  const q = (x - v) * (fx - fw);
  return ((x - w) * r - (x - v) * q) / (2 * (q - r));
}
