import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { toPhaseSpans } from './phase-spans.js';

const phase = (duration: string) => ({ phase: 'A phase', duration, description: '' });

it('places each phase after the one before, in weeks', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 }), (weeks) => {
      const spans = toPhaseSpans(weeks.map((each) => phase(`${each} weeks`))) ?? [];
      expect(spans).toHaveLength(weeks.length);
      spans.forEach(({ start, end }, index) => {
        expect(start).toBe(spans[index - 1]?.end ?? 0);
        expect(end - start).toBeCloseTo(weeks[index] ?? 0);
      });
    }),
  );
});

it('is null unless every duration is known', () => {
  expect(toPhaseSpans([])).toBeNull();
  expect(toPhaseSpans([phase('2 weeks'), phase('soon')])).toBeNull();
  expect(toPhaseSpans([phase('0 weeks')])).toBeNull();
});
