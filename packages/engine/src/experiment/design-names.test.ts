import type { HypothesisStructure } from '@spinout/api-client';
import { describe, expect, it } from 'vitest';
import { designNamesOf } from './design-names.js';
import { structuredMessages as messages } from './structured-design.messages.js';

const named = (
  parts: Partial<HypothesisStructure>,
  kind: Parameters<typeof designNamesOf>[1] = 'agent',
) =>
  designNamesOf(
    { kind: 'proposal', factor: 'fish oil', outcome: 'recall', direction: 'raises', ...parts },
    kind,
  );

describe('names in a design', () => {
  it.each([
    ['profound effects upon the cell wall', 'the cell wall'],
    ['any synergistic inhibition', 'synergistic inhibition'],
    ['the pathogenesis of kidney damage', 'kidney damage'],
    ['wing movements to some degree', 'wing movements'],
    ['poorer contrast perception', 'contrast perception'],
    ['a disturbance in the balance of ions', 'the balance of ions'],
    ['cost, minimizing the impact of fees', 'cost'],
    ['roles in the growth of bone', 'the growth of bone'],
    ['more reliable and greater expression of FDX4', 'expression of FDX4'],
    ['FDX4 expression only during growth', 'FDX4 expression during growth'],
    ['patients with asthma', 'the trait under study in patients with asthma'],
    ['the survival of mice', 'the survival of mice'],
    ['the balance of growth and death, perhaps', 'the balance of growth and death'],
    ['the use of cell pools, already reduced', 'the use of cell pools'],
  ])('measures “%s” as %s', (outcome, expected) => {
    expect(named({ outcome }).outcome).toBe(expected);
  });

  it.each([
    'more effective',
    'less accurate',
    'a transcriptional repressor in the eye',
    'patients recover focus and attention',
  ])('does not take “%s” for something to measure', (outcome) => {
    const names = named({ outcome });
    expect(names.outcome).toBe(messages.theOutcome);
    expect(names.opening).toBe(messages.outcomeUnnamed);
  });

  it.each([
    ['ABC1 R12Q homozygotes', 'homozygosity for ABC1 R12Q'],
    ['carriers of the risk allele', 'carriage of the risk allele'],
    ['different diets', 'diets'],
  ])('compares “%s” as %s', (factor, expected) => {
    expect(named({ factor }, 'observed').factor).toBe(expected);
  });

  it.each([
    ['once again, improvements to the vector', 'the vector'],
    ['simultaneously, FDX4 deficiency', 'FDX4 deficiency'],
    ['a mutation in Fdxl, a regulator of growth', 'a mutation in Fdxl'],
    ['only a threshold dose of the drug', 'a threshold dose of the drug'],
    ['Fdxl-B+/neo mice', 'the Fdxl-B+/neo genotype'],
  ])('varies “%s” as %s', (factor, expected) => {
    expect(named({ factor }).factor).toBe(expected);
  });

  it.each(['a major goal of trait mapping', 'the next step', 'cells in the mammary gland'])(
    'does not take “%s” for something to vary',
    (factor) => {
      expect(named({ factor }).factor).toBe(messages.theFactor);
    },
  );

  it.each([
    ['controlling appetite-related traits', 'appetite-related traits'],
    ['a conditional growth strategy', null],
    ['an unknown mechanism', null],
  ])('measures the link “%s” as %s', (mechanism, expected) => {
    expect(named({ mechanism }).mechanism).toBe(expected);
  });

  it.each([
    ['sleep', 'poorer recall', true],
    ['reduced sleep', 'recall', true],
    ['reduced sleep', 'poorer recall', false],
    ['sleep', 'recall', false],
  ])('turns the sign of %s → %s: %s', (factor, outcome, isReversed) => {
    expect(named({ factor, outcome }, 'observed').isReversed).toBe(isReversed);
  });

  it('leaves the direction of a disturbance open', () => {
    expect(named({ outcome: 'a disturbance in the balance of ions' }).isUndirected).toBe(true);
  });
});
