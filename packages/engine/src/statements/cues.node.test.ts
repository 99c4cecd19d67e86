import { describe, expect, it } from 'vitest';
import { scoreFinding, scoreGap, MIN_CUE_SCORE } from './cues.js';
import { extractSentences, type Section } from '../paper-parts/sections.js';

const locate = (text: string, section: Section = 'body') => ({
  text,
  section,
  page: 1,
  start: 0,
  end: text.length,
});
const isFinding = (text: string, section?: Section) =>
  scoreFinding(locate(text, section)) >= MIN_CUE_SCORE;
const isGap = (text: string, section?: Section) => scoreGap(locate(text, section)) >= MIN_CUE_SCORE;

describe('findings', () => {
  it.each([
    'We found that the chaperone raised uptake.',
    'These results indicate that the monolayer slows ions.',
    'Uptake fell by 34% in treated cells.',
    'The groups differed (p = 0.002).',
  ])('holds for %s', (text) => {
    expect(isFinding(text)).toBe(true);
  });

  it.each([
    'Further work should test whether uptake increased.',
    'Is uptake significantly higher than before?',
    'Microglia are the resident immune cells of the brain.',
    'Lower doses may have improved survival.',
    'Which receptor raised uptake in these cells is unknown, although uptake fell by 34%.',
    'No studies have reported a significant effect of the dose.',
  ])('does not hold for %s', (text) => {
    expect(isFinding(text)).toBe(false);
  });

  it('does not hold for what the methods state', () => {
    expect(isFinding('Mice were kept at 22 °C and 50% humidity compared to 20%.', 'methods')).toBe(
      false,
    );
  });
});

describe('gaps', () => {
  it.each([
    'It remains unclear whether the effect lasts.',
    'Further studies are needed in aged mice.',
    'We did not examine germline cells.',
    'Toxicity after two doses was not tested.',
    'Halide segregation is poorly understood.',
    'Few studies have combined both methods.',
    'Does pretraining help for targets without a ligand?',
  ])('holds for %s', (text) => {
    expect(isGap(text)).toBe(true);
  });

  it.each([
    'We found that uptake rose.',
    'The cells were grown for two weeks.',
    'We did not detect any signal in the control cells.',
    'The mice were bred six times before further experiments were done.',
    'We tested whether the dose raised uptake.',
    'The difference was not explained by age.',
  ])('does not hold for %s', (text) => {
    expect(isGap(text)).toBe(false);
  });
});

describe('extractSentences', () => {
  it('knows sections by their headings and leaves out references', () => {
    const page = [
      'A title of the paper',
      'Abstract',
      'We study one thing in this short text.',
      '2 Results',
      'Uptake',
      'The uptake of the cells rose in all groups.',
      'References',
      'Smith J. A paper that we cite here in full. 2020.',
    ].join('\n\n');
    expect(
      extractSentences([page]).map(({ section, text }) => [section, text.slice(0, 10)]),
    ).toEqual([
      ['abstract', 'We study o'],
      ['results', 'The uptake'],
    ]);
  });

  it('leaves out a sentence that a page break cuts', () => {
    const pages = [
      'This sentence is whole and stays. This one is cut by the',
      'page break in its middle, sadly. The next sentence is whole again.',
    ];
    expect(extractSentences(pages).map(({ page, text }) => [page, text])).toEqual([
      [1, 'This sentence is whole and stays.'],
      [2, 'The next sentence is whole again.'],
    ]);
  });
});
