import { describe, expect, it } from 'vitest';
import { paperOf, RESULTS, TITLE } from './paper.fixtures.js';
import { rateSentences } from './rate-sentences.js';

const rate = (discussion: string, results = RESULTS) =>
  rateSentences(
    paperOf(TITLE, [
      ['results', results],
      ['discussion', discussion],
    ]),
  );
const ratingOf = (sentence: string) =>
  rate(sentence).find(({ sentence: { text } }) => text === sentence)?.rating ?? 0;

const PLAIN = 'Clover flowers from May to September in most of the study area.';
const OPEN = [
  'It remains to be determined whether warm nights also reduce the nectar of thyme at high altitude.',
  'Future studies should test whether shading restores nectar volume after warm nights.',
  'We speculate that warm nights may reduce nectar volume by raising the respiration of the flower.',
  'How warm nights change the sugar content of nectar is still unknown.',
];

describe('the rating of a sentence', () => {
  it.each(OPEN)('is high if it leaves something open: %s', (sentence) =>
    expect(ratingOf(sentence)).toBeGreaterThan(0.45),
  );

  it.each([
    PLAIN,
    'We found that warm nights reduced nectar volume by 20% in clover (Fig. 3).',
    'Taken together, our results show that warm nights reduce the nectar of clover.',
    'Plots were heated with ceramic lamps from dusk to dawn.',
    'Warm nights reduce pollen in tomato [12,13].',
  ])('is low if it leaves nothing open: %s', (sentence) =>
    expect(ratingOf(sentence)).toBeLessThan(0.25),
  );

  it('depends on the wording, not on the subject', () => {
    const other = OPEN.map((sentence) =>
      sentence.replace('thyme', 'sage').replace('nectar volume', 'seed weight'),
    );
    other.forEach((sentence, at) =>
      expect(ratingOf(sentence)).toBeCloseTo(ratingOf(OPEN[at] ?? ''), 0),
    );
  });

  it('leaves out equations', () => {
    const equation =
      'The estimate is given by w_j = a_j + b_j and v^2 = w_j / n, from which we may obtain nectar volume.';
    expect(rate(equation).map(({ sentence }) => sentence.text)).not.toContain(equation);
  });

  it('is a probability for every sentence, and methods have none', () => {
    const paper = paperOf(TITLE, [
      ['methods', 'Whether the lamps changed humidity is unknown.'],
      ['results', RESULTS],
      ['discussion', OPEN.join(' ')],
    ]);
    const rated = rateSentences(paper);
    expect(rated.length).toBe(paper.sentences.length - 1);
    rated.forEach(({ rating }) => {
      expect(rating).toBeGreaterThan(0);
      expect(rating).toBeLessThan(1);
    });
  });

  it('of a short text follows the form of the question', () => {
    const short = rate([...OPEN.slice(0, 2), PLAIN].join(' '), 'Ten plots were observed.');
    expect(short.map(({ rating }) => rating)).toEqual([0, 0.9, 0.8, 0]);
  });

  it('comes with the question and the proposal that were read in the sentence', () => {
    const rated = rate(OPEN.join(' ')).filter(({ sentence }) => sentence.section === 'discussion');
    expect(rated.map(({ question }) => question?.form)).toEqual([
      'asked',
      'call',
      'speculation',
      'asked',
    ]);
    expect(rated[2]?.proposal?.clause.text).toContain('Warm nights may reduce nectar volume');
  });
});
