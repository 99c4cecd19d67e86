import type { HypothesisStructure } from '@spinout/api-client';
import { describe, expect, it } from 'vitest';
import { normalizeStructure } from './normalize-structure.js';

const structure = (outcome: string): HypothesisStructure => ({
  kind: 'proposal',
  factor: 'Fdxl',
  outcome,
  direction: 'changes',
});

describe('normalized hypotheses', () => {
  it('takes the verb out of the outcome, and its direction', () => {
    expect(normalizeStructure(structure('directly to inhibit pigment synthesis'))).toMatchObject({
      outcome: 'pigment synthesis',
      direction: 'lowers',
    });
  });

  it.each(['pigment synthesis', 'to whom it concerns', 'sensitivity to increase in load'])(
    'leaves “%s” as it is',
    (outcome) => {
      expect(normalizeStructure(structure(outcome))).toEqual(structure(outcome));
    },
  );
});
