import { describe, expect, it } from 'vitest';
import { readSource } from '../../hypotheses/read-source.js';
import { loadLanguage } from '../../language/parse-text.js';
import { paper } from '../design-from-sources.fixtures.js';
import { findOwnPhrases } from './own-phrases.js';

const read = async (title: string, ...paragraphs: readonly string[]) => {
  const language = await loadLanguage();
  const found = findOwnPhrases(readSource(paper(title, ...paragraphs), language), language);
  const textsOf = (choices: (typeof found)['units']) => choices.map(({ text }) => text);
  return {
    factors: textsOf(found.factors),
    outcomes: textsOf(found.outcomes),
    units: textsOf(found.units),
    evidence: found.units[0]?.evidence,
  };
};
const aimed = (aim: string) => read('Notes on a ward', 'Abstract', aim);

describe('what a paper says of its own study', () => {
  it('is in its title, in the words of its text, with the title as evidence', async () => {
    const { factors, outcomes, units, evidence } = await read(
      'Effect of Light Therapy on Sleep Quality in Adults with Asthma',
      'We gave light therapy and measured the sleep quality of adults.',
    );
    expect(factors).toEqual(['light therapy']);
    expect(outcomes).toEqual(['sleep quality']);
    expect(units).toEqual(['adults with Asthma']);
    expect(evidence?.quote).toBe('Effect of Light Therapy on Sleep Quality in Adults with Asthma');
  });

  it('is in the sentence with its aim', async () => {
    const { factors, outcomes, units } = await aimed(
      'This study aimed to evaluate the effect of light therapy on sleep quality in older adults with asthma.',
    );
    expect({ factors, outcomes, units }).toEqual({
      factors: ['light therapy'],
      outcomes: ['sleep quality'],
      units: ['older adults with asthma'],
    });
  });

  it('says which people they are', async () => {
    const { units } = await aimed(
      'The aim of this study was to describe sleep quality among men who work in deep mines.',
    );
    expect(units).toEqual(['men who work in deep mines']);
  });

  it('names the most specific of two', async () => {
    const { units } = await read(
      'Sleep quality in frail older adults',
      'Abstract',
      'The aim of this study was to describe sleep quality in older adults.',
    );
    expect(new Set(units)).toEqual(new Set(['frail older adults']));
  });

  it('is whom it recruited', async () => {
    const { units } = await read(
      'Sleep',
      'Methods',
      'Patients with chronic asthma were recruited from two wards in spring.',
      'No other patients were seen.',
    );
    expect(units).toEqual(['patients with chronic asthma']);
  });

  it('measures nothing that it only would like to improve', async () => {
    const { outcomes } = await aimed(
      'The aim of this study was to describe sleep quality in night nurses, in order to improve care quality.',
    );
    expect(outcomes).toEqual(['sleep quality']);
  });

  it.each([
    ['a number of them', 'We recruited the first 30 patients with asthma of the ward in spring.'],
    ['controls', 'Healthy control women were recruited from the same two wards in spring.'],
    [
      'what samples only came from',
      'The glue bacteria used in this study were isolated from the intestines of healthy brown cattle.',
    ],
    [
      'what the paper says of itself',
      'The set of wards analyzed in the main text was sampled from 60 towns.',
    ],
    ['anybody', 'The plants were grown in a greenhouse for seven weeks before the harvest.'],
  ])('is not %s', async (_, sentence) => {
    expect((await read('Notes', 'Methods', sentence)).units).toEqual([]);
  });
});
