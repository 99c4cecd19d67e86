import type { CompanyStructure } from '@spinout/api-client';
import { DAYS_PER_MONTH, parseDuration } from '../../data/parse-duration.js';

/** A milestone and the months in which it is expected, from the formation of the company. */
export interface MilestoneSpan {
  readonly id: 'seedRound' | 'patents' | 'seriesA';
  /** The range as written, such as "6-9 months". */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const MONTHS_DIGITS = 1;

const toMonths = (days: number) => Number((days / DAYS_PER_MONTH).toFixed(MONTHS_DIGITS));

/** The milestones with a readable range, the earliest first. A single duration counts from 0. */
export function toMilestoneSpans({
  fundraisingStrategy: { seedRound, seriesA },
  ipStrategy: { patentStrategy },
}: CompanyStructure): readonly MilestoneSpan[] {
  const texts = [
    ['seedRound', seedRound.timeline],
    ['patents', patentStrategy.timeline],
    ['seriesA', seriesA.timeline],
  ] as const;
  return texts
    .flatMap(([id, text]) => {
      const range = parseDuration(text);
      if (range === null || range.to <= 0) return [];
      const isRange = range.to > range.from;
      return [{ id, text, start: isRange ? toMonths(range.from) : 0, end: toMonths(range.to) }];
    })
    .sort((a, b) => a.start - b.start || a.end - b.end);
}
