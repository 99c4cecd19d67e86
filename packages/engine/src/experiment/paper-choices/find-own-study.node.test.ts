import { describe, expect, it } from 'vitest';
import { readSource } from '../../hypotheses/read-source.js';
import { loadLanguage } from '../../language/parse-text.js';
import { paper } from '../design-from-sources.fixtures.js';
import { findOwnStudy } from './find-own-study.js';

const studyIn = async (outcome: string, ...methods: readonly string[]) => {
  const language = await loadLanguage();
  const read = readSource(paper('Notes', 'Methods', ...methods), language);
  return findOwnStudy(read, language.parse(outcome).sentences);
};

const OPEN = 'The origin of this pattern is unclear.';

describe('how a paper did its own study', () => {
  it.each([
    'A total of 40 night nurses with poor sleep were enrolled in spring.',
    'Twelve lambs were allocated to three pens of equal size.',
    'Male Fenland rats were purchased from a breeder near the coast.',
    'Fenland maize seedlings were obtained from three farms.',
  ])('names whom or what it studied: “%s”', async (sentence) => {
    expect((await studyIn(OPEN, sentence)).units).toBe(sentence);
  });

  it.each([
    ['a part of the sample', 'Of these, 12 nurses with fever were included in a further analysis.'],
    ['a result', 'In all, 12 of the nurses were sampled and had significantly higher scores.'],
    ['what it does not say', 'Plants were collected from the field.'],
    ['seeds of any kind', 'Sprouted seeds were planted in trays of sand.'],
    ['a rule', 'In case two or more children of a house were ill, one was included.'],
    ['an average', 'In the third year, an average of 37 plants from 12 genotypes were collected.'],
    ['a part of it', 'Roots of untreated maize seedlings were collected at dawn.'],
    ['what was taken of it', 'Total proteins from maize seedlings were isolated using a kit.'],
    ['a culture', 'Fenland B cells were cultured in a cocktail of salts.'],
    ['its records', 'Clinical data of 40 patients were collected from the archive.'],
    ['how it went', 'Focus groups of 12 nurses were recruited and lasted an hour.'],
    ['what was sown', 'Thirty rice seeds were sown in each pot and randomly thinned.'],
    ['a result in words', 'The blood counts of 12 patients were obtained and normal.'],
    ['its ethics', 'The study of 40 patients was approved, and all were enrolled with consent.'],
    ['its comparison group', 'Thirty age-matched older adults were recruited in spring.'],
    ['work of others', 'In a study by Smith et al. 40 nurses were enrolled.'],
  ])('does not take %s for whom it studied', async (_, sentence) => {
    expect((await studyIn(OPEN, sentence)).units).toBeUndefined();
  });

  it('says how it formed its groups', async () => {
    const sentence = 'The nurses were randomly assigned to two groups of equal size.';
    expect((await studyIn(OPEN, sentence)).groups).toBe(sentence);
  });

  it('says how it measured what the hypothesis names, and nothing else', async () => {
    const [tension, color] = [
      'Tendon tension was measured using a small scale.',
      'Leaf color was scored by two readers.',
    ];
    const supposed = 'tendon tension';
    expect((await studyIn(supposed, color, tension)).measure).toBe(tension);
    expect((await studyIn(supposed, color)).measure).toBeUndefined();
    // One word of three in common is not the outcome.
    expect((await studyIn('tendon elasticity under load', tension)).measure).toBeUndefined();
  });

  it.each([
    'Tendon tension was tested by ANOVA with a post hoc test.',
    'Tendon tension was determined by the surgeon.',
    'The effect of honey on tendon tension was assessed with a scale.',
    'Only one tendon tension was detected with the scale.',
  ])('takes no statistics, decision or effect for a measurement: “%s”', async (sentence) => {
    expect((await studyIn('tendon tension', sentence)).measure).toBeUndefined();
  });
});
