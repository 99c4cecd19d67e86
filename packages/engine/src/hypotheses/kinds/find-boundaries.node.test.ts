import { describe, expect, it } from 'vitest';
import { candidatesFrom, paperOf } from './read-texts.fixtures.js';

const statementsOf = (abstract: string, discussion: string) =>
  candidatesFrom([paperOf(abstract, discussion)]).map(({ statement }) => statement);

const METFORMIN = 'We found that metformin reduced weight gain in obese rats.';

describe('a boundary', () => {
  it.each([
    [
      'medicine, a dose',
      METFORMIN,
      'We tested only one dose of metformin (300 mg/kg).',
      'The finding that metformin reduced weight gain in obese rats also holds at doses other than 300 mg/kg.',
    ],
    [
      'psychology, a duration',
      'We found that a daily walk reduced depressive symptoms in older adults.',
      'Our follow-up was limited to 12 weeks.',
      'The finding that a daily walk reduced depressive symptoms in older adults also holds after more than 12 weeks.',
    ],
    [
      'materials, a temperature',
      'Annealing increased the conductivity of the films.',
      'Temperatures above 450 °C were not tested.',
      'The finding that annealing increased the conductivity of the films also holds at temperatures above 450 °C.',
    ],
    [
      'ecology, a season',
      'Nitrogen addition increased plant biomass in alpine meadows.',
      'Measurements were limited to the growing season.',
      'The finding that nitrogen addition increased plant biomass in alpine meadows also holds outside of the growing season.',
    ],
    [
      'economics, a duration',
      'Cash transfers increased school attendance in rural districts.',
      'Households were followed for only 18 months after the first transfer.',
      'The finding that cash transfers increased school attendance in rural districts also holds after more than 18 months.',
    ],
    [
      'biology, a stage',
      'Dexamethasone reduced larval growth in frogs.',
      'This study was limited to the premetamorphic stage.',
      'The finding that dexamethasone reduced larval growth in frogs also holds at stages other than the premetamorphic stage.',
    ],
    [
      'physics, a temperature',
      'Strain increased the critical current of the tapes.',
      'We did not measure the critical current at temperatures below 20 K.',
      'The finding that strain increased the critical current of the tapes also holds at temperatures below 20 K.',
    ],
    [
      'energy, a duration',
      'An alumina coating reduced the capacity loss of the cells.',
      'The experiment lasted only 300 cycles.',
      'The finding that an alumina coating reduced the capacity loss of the cells also holds after more than 300 cycles.',
    ],
    [
      'sports science, an age',
      'We found that caffeine shortened reaction time in students.',
      'The sample was restricted to adults aged 18 to 25 years.',
      'The finding that caffeine shortened reaction time in students also holds outside of the age range 18 to 25 years.',
    ],
  ])('is a reported effect beyond a stated limit: %s', (_, abstract, discussion, statement) => {
    expect(statementsOf(abstract, discussion)).toEqual([statement]);
  });

  it('quotes the effect and the limit', () => {
    const limit = 'We tested only one dose of metformin (300 mg/kg).';
    const [candidate] = candidatesFrom([paperOf(METFORMIN, limit)]);
    expect(candidate).toMatchObject({
      kind: 'boundary',
      relation: {
        factor: 'metformin',
        direction: 'lowers',
        setting: 'at doses other than 300 mg/kg',
      },
      basis: { sentence: { text: METFORMIN } },
      limitation: { sentence: { text: limit } },
    });
  });

  it.each([
    ['no limit is stated', METFORMIN, 'Metformin is a common drug, and rats ate less.'],
    ['others had the limit', METFORMIN, 'Previous studies tested only one dose (50 mg/kg).'],
    ['later work is asked for', METFORMIN, 'Future studies should test doses above 300 mg/kg.'],
    ['the value is not named', METFORMIN, 'We tested only one dose of metformin.'],
    ['the dose is of something else', METFORMIN, 'We tested only one dose of insulin (2 IU/kg).'],
    [
      'the effect is only suspected',
      'Metformin may reduce weight gain in obese rats.',
      'We tested only one dose of metformin (300 mg/kg).',
    ],
    [
      'no effect was found',
      'Metformin did not reduce weight gain in obese rats.',
      'We tested only one dose of metformin (300 mg/kg).',
    ],
    [
      'the effect is cited',
      'Metformin reduced weight gain in obese rats [12].',
      'We tested only one dose of metformin (300 mg/kg).',
    ],
  ])('is none where %s', (_, abstract, discussion) => {
    expect(statementsOf(abstract, discussion)).toEqual([]);
  });
});
