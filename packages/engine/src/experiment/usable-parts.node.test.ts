import { beforeAll, describe, expect, it } from 'vitest';
import { loadLanguage, type Language } from '../language/parse-text.js';
import { findMissingParts, isUsableFactor, isUsableOutcome } from './usable-parts.js';

let language: Language;
beforeAll(async () => {
  language = await loadLanguage();
});

describe('what a study can set or compare', () => {
  it.each([
    'strength training',
    'red light',
    'reduced surface tension',
    'culturally tailored reminders',
    'a lack of sleep',
    'the Zyx7 genotype',
  ])('is named by “%s”', (factor) =>
    expect(isUsableFactor(factor, 'the growth of leaves', language)).toBe(true),
  );

  it.each([
    ['a clause', 'understanding how to change the dose'],
    ['a class of living beings', 'other vertebrates'],
    ['a class of things', 'signaling effectors'],
    ['talk about a comparison', 'the difference between the two clinics'],
    ['an outcome that nobody sets', 'decreasing the risk of falls'],
    ['a group of one paper', 'longer rest in arm B'],
    ['words of another clause', 'a mutation on chromatin'],
    ['how long something lasted', 'a long duration of dim light'],
    ['a species', 'C. elegans'],
    ['a date', 'the lockdown of March'],
    ['a means to see', 'coronal spin-echo sequences'],
  ])('is not named by %s', (_, factor) =>
    expect(isUsableFactor(factor, 'the growth of leaves', language)).toBe(false),
  );

  it('may be a means to see where its quality is measured', () =>
    expect(isUsableFactor('low-dose chest CT', 'the sensitivity for nodules', language)).toBe(
      true,
    ));
});

describe('what a study can measure', () => {
  it.each(['falls', 'recall in adults', 'kidney function', 'the shape of molars', 'leaf area'])(
    'is named by “%s”',
    (outcome) => expect(isUsableOutcome(outcome, 'sleep', language)).toBe(true),
  );

  it.each([
    ['an adverbial', 'higher for men'],
    ['a verb', 'guide the care of patients'],
    ['a cause', 'the pathogenesis of gout'],
    ['a quality without a scale', 'appropriate immunity'],
    ['aspects', 'aspects of the disease'],
    ['an effect', 'beneficial effects of auxin on growth'],
    ['a difference', 'a large difference in growth rates'],
    ['a thing', 'the clinic'],
    ['a class of things', 'various symptoms'],
  ])('is not named by %s', (_, outcome) =>
    expect(isUsableOutcome(outcome, 'sleep', language)).toBe(false),
  );

  it('is not the factor once more', () =>
    expect(isUsableOutcome('Zyx7 mutation-related weakness', 'Zyx7 mutation', language)).toBe(
      false,
    ));
});

describe('the parts that a hypothesis lacks', () => {
  const structure = { kind: 'own', direction: 'changes', factor: 'vertebrates' } as const;

  it('are those that nothing usable names', () =>
    expect(findMissingParts({ ...structure, outcome: 'body weight' }, language)).toEqual([
      'factor',
    ]));

  it('are none where a person wrote them', () => {
    const origins = { factor: 'user', outcome: 'user' } as const;
    expect(
      findMissingParts({ ...structure, outcome: 'the mood of the crew', origins }, language),
    ).toEqual([]);
  });
});
