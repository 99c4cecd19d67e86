/** Milliseconds for a change of state. */
export const STATE_DURATION_MS = 120;
/** Milliseconds for a change of place. */
export const PLACE_DURATION_MS = 200;
/** Milliseconds for a new step. */
export const STEP_DURATION_MS = 320;
/** DS-04, CONST-35: milliseconds for one pass of the shimmer. */
export const SHIMMER_DURATION_MS = 2_000;
/** Milliseconds for one turn of the spinner. */
export const SPIN_DURATION_MS = 900;

/** Durations and the one easing, as CSS writes them. */
export const motion = {
  state: `${STATE_DURATION_MS}ms`,
  place: `${PLACE_DURATION_MS}ms`,
  step: `${STEP_DURATION_MS}ms`,
  shimmer: `${SHIMMER_DURATION_MS / 1000}s`,
  spin: `${SPIN_DURATION_MS}ms`,
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;
