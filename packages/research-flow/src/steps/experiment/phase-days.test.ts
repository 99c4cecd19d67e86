import { expect, it } from 'vitest';
import { parsePhaseDays } from './phase-days.js';

it.each([
  ['2 weeks', 14],
  ['1 week', 7],
  ['10 days', 10],
  ['1-2 weeks', 10.5],
  ['1.5 months', 45.66],
  ['2 years', 730.5],
  ['soon', null],
  ['', null],
  ['weeks 2', null],
])('reads “%s” as %s days', (text, days) => {
  const read = parsePhaseDays(text);
  if (days === null) expect(read).toBeNull();
  else expect(read).toBeCloseTo(days);
});
