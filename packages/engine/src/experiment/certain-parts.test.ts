import { describe, expect, it } from 'vitest';
import {
  isCertainFactor,
  isCertainOutcome,
  isGivenByUnits,
  isOutcomeOfPeople,
  saysDirection,
} from './certain-parts.js';

describe('a factor that is plainly one thing to set or observe', () => {
  it.each([
    'short naps',
    'exposure to dim light',
    'high boron content',
    'red light',
    'the harmful effects of naps',
  ])('is “%s”', (factor) => expect(isCertainFactor(factor)).toBe(true));

  it.each([
    'the benefit of honey',
    'the effects of the regulation of sleep',
    'molecular basis of the defense',
    'treatment selection bias',
    'superiority of naps',
    'high enrichment of genes',
    'incorporation of short forms that differ in their ends',
    'the regulation of sleep',
    'the absence of other odors',
    'the mutations within the promoter or the deletion',
    'growth and/or division',
    'naps (short)',
    'perhaps the enzymes',
    'the high prevalence of naps in wards',
    'the project',
    'a signal of short sleep rather than',
    'increased digestion of honey by an enzyme',
    'honey-responsive genes',
    'honey responsive genes',
    'high salt concentrations',
  ])('is not “%s”', (factor) => expect(isCertainFactor(factor)).toBe(false));
});

describe('an outcome that is plainly one thing to measure', () => {
  it.each(['sleep duration', 'the hardness of the surface'])('is “%s”', (outcome) =>
    expect(isCertainOutcome(outcome)).toBe(true),
  );

  it.each([
    'the regulation of proteins by a signal',
    'the integrity of genes whose expression is late',
    'the vigor of the plants',
    'the inferior outcome of naps',
    'the growth of more bacteria',
  ])('is not “%s”', (outcome) => expect(isCertainOutcome(outcome)).toBe(false));
});

describe('what an outcome allows', () => {
  it('is a study of participants unless it is one of molecules', () => {
    expect(isOutcomeOfPeople('sleep duration')).toBe(true);
    expect(isOutcomeOfPeople('the activity of the protein complex')).toBe(false);
  });

  it('is nothing where all units have it', () => {
    expect(isGivenByUnits('sleeplessness', 'sleepless nurses')).toBe(true);
    expect(isGivenByUnits('error rate', 'sleepless nurses')).toBe(false);
    expect(isGivenByUnits('sleeplessness')).toBe(false);
  });

  it.each([
    ['Naps protect the structure of the shell.', 'the structure of the shell', false],
    ['Naps protect against colds.', 'colds', true],
    ['Noise contributes to the shape of the nest.', 'the shape of the nest', false],
    ['Noise contributes to mortality.', 'mortality', true],
    ['Noise reduces sleep.', 'sleep', true],
  ])('is a direction or none: “%s”', (statement, outcome, isSaid) =>
    expect(saysDirection(statement, outcome)).toBe(isSaid),
  );
});
