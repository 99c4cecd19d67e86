import { expect, it } from 'vitest';
import { parseDuration } from './parse-duration.js';

it.each([
  ['6-9 months', { from: 182.64, to: 273.96 }],
  ['2 – 3 weeks', { from: 14, to: 21 }],
  ['1 year', { from: 365.25, to: 365.25 }],
  ['soon', null],
])('reads “%s” as %j days', (text, range) => {
  const read = parseDuration(text);
  if (range === null) expect(read).toBeNull();
  else {
    expect(read?.from).toBeCloseTo(range.from);
    expect(read?.to).toBeCloseTo(range.to);
  }
});
