import { expect, it } from 'vitest';
import { candidatesFrom, paperOf } from './read-texts.fixtures.js';

it('names the factor of a boundary as it stands within a sentence', () => {
  const [candidate] = candidatesFrom([
    paperOf(
      'Annealing increased the conductivity of the films.',
      'Temperatures above 450 °C were not tested.',
    ),
  ]);
  expect(candidate?.relation).toMatchObject({
    factor: 'annealing',
    direction: 'raises',
    outcome: 'the conductivity of the films',
    setting: 'at temperatures above 450 °C',
  });
});

const METFORMIN = 'We found that metformin reduced weight gain in obese rats.';
const candidatesOf = (abstract: string, discussion: string) =>
  candidatesFrom([paperOf(abstract, discussion)]).filter(({ kind }) => kind === 'boundary');

it('says that an association is one', () => {
  const [candidate] = candidatesOf(
    'Body weight was associated with a higher blood pressure in adults.',
    'Our follow-up was limited to 12 weeks.',
  );
  expect(candidate?.relation.direction).toBe('associated');
});

it('is no boundary of an effect that only the sentence of the limit states', () => {
  expect(
    candidatesOf(
      'We studied an effect.',
      'We found that metformin reduced weight gain in obese rats at only one dose (300 mg/kg).',
    ),
  ).toEqual([]);
});

it('takes a limit of the whole study to bear on the abstract only', () => {
  const limit = 'Our follow-up was limited to 12 weeks.';
  expect(candidatesOf(METFORMIN, limit)).toHaveLength(1);
  expect(candidatesOf('We studied an effect.', `${METFORMIN} ${limit}`)).toEqual([]);
});

it('finds the effect by one of the words of its factor', () => {
  expect(
    candidatesOf(
      'We found that oral metformin tablets reduced weight gain in obese rats.',
      'We tested only one dose of metformin (300 mg/kg).',
    ),
  ).toHaveLength(1);
});
