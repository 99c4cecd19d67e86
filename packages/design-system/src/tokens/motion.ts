/** Duration of a state change in milliseconds. */
export const STATE_DURATION_MS = 120;
/** Duration of a movement in milliseconds. */
export const MOVE_DURATION_MS = 200;
/** Duration of the transition to a new step in milliseconds. */
export const STEP_DURATION_MS = 320;
/** Duration of one pass of the shimmer in milliseconds. */
export const SHIMMER_DURATION_MS = 2_000;
/** Duration of one rotation of the spinner in milliseconds. */
export const SPIN_DURATION_MS = 900;

/** Durations and the easing as CSS values. */
export const motion = {
  state: `${STATE_DURATION_MS}ms`,
  move: `${MOVE_DURATION_MS}ms`,
  step: `${STEP_DURATION_MS}ms`,
  shimmer: `${SHIMMER_DURATION_MS / 1000}s`,
  spin: `${SPIN_DURATION_MS}ms`,
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;
