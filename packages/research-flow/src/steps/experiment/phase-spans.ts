import type { Phase } from '@spinout/api-client';
import { DAYS_PER_WEEK } from '../../data/parse-duration.js';
import { parsePhaseDays } from './phase-days.js';

/** A phase on the time axis, in weeks from the start. */
export interface PhaseSpan {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Places the phases one after another; null unless every duration is known and they take some time. */
export function toPhaseSpans(phases: readonly Phase[]): readonly PhaseSpan[] | null {
  let end = 0;
  const spans: PhaseSpan[] = [];
  for (const { phase, duration } of phases) {
    const days = parsePhaseDays(duration);
    if (days === null) return null;
    const start = end;
    end += days / DAYS_PER_WEEK;
    spans.push({ name: phase, start, end });
  }
  return end > 0 ? spans : null;
}
