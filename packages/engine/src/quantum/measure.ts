import type { Random } from '@spinout/domain/circuits';
import { type StateVector, getProbability } from './state-vector.js';

/** Probability that a qubit is measured as 1, for a state of norm 1 up to rounding errors. */
function computeProbabilityOfOne(state: StateVector, q: number): number {
  let [zero, one] = [0, 0];
  for (let i = 0; i < state.re.length; i += 1) {
    const share = getProbability(state, i);
    if ((i >> q) & 1) one += share;
    else zero += share;
  }
  return one / (zero + one);
}

/** Measures a qubit and projects the state on the outcome. */
export function measureQubit(state: StateVector, q: number, random: Random): 0 | 1 {
  const one = computeProbabilityOfOne(state, q);
  const outcome = random.share() < one ? 1 : 0;
  const { re, im } = state;
  const scale = 1 / Math.sqrt(outcome === 1 ? one : 1 - one);
  for (let i = 0; i < re.length; i += 1) {
    const factor = ((i >> q) & 1) === outcome ? scale : 0;
    re[i] = (re[i] ?? 0) * factor;
    im[i] = (im[i] ?? 0) * factor;
  }
  return outcome;
}
