import { describe, expect, it } from 'vitest';
import { readSource } from '../../hypotheses/read-source.js';
import { loadLanguage } from '../../language/parse-text.js';
import { paper } from '../design-from-sources.fixtures.js';
import { findChoices } from './find-choices.js';

const UNASKED = 'The origin of this pattern is unclear.';

const choicesOf = async (
  title: string,
  paragraphs: readonly string[] = [],
  { statement = UNASKED, isOfPeople = false } = {},
) => {
  const language = await loadLanguage();
  const read = readSource(paper(title, ...paragraphs), language);
  const { factors, outcomes, units } = findChoices({ statement }, [read], language, {
    isOfPeople,
  });
  const namesOf = (choices: typeof factors) => choices.map(({ text }) => text);
  return { factors: namesOf(factors), outcomes: namesOf(outcomes), units: namesOf(units) };
};

const ENROLLED = 'A total of 40 patients with knee pain were enrolled in spring.';
const methods = (text: string) => ['Methods', text];

describe('what only the paper names', () => {
  it.each([
    'The primary endpoint was overall survival at two years.',
    'We studied the effect of yoga on grip strength in adults.',
    'Adults were randomly assigned to evening yoga or quiet reading for a month.',
    'Yoga reduced the severity of nausea.',
  ])('is neither varied nor measured: “%s”', async (sentence) => {
    expect(
      await choicesOf('The effect of yoga on grip strength in adults', methods(sentence)),
    ).toEqual({ factors: [], outcomes: [], units: [] });
  });
});

describe('whom or what a paper studied', () => {
  it('is what it enrolled', async () => {
    const { units } = await choicesOf('Pain', methods(ENROLLED), { isOfPeople: true });
    expect(units).toEqual(['patients with knee pain']);
  });

  it('is left open where nothing says that the study is one of people', async () => {
    expect((await choicesOf('Pain', methods(ENROLLED))).units).toEqual([]);
  });

  it('is no part of it', async () => {
    const { units } = await choicesOf(
      'Pain',
      methods('Of these, 12 patients with fever were included in a further analysis.'),
      { isOfPeople: true },
    );
    expect(units).toEqual([]);
  });
});

describe('what the sentence of a hypothesis names', () => {
  it.each([
    [
      'The long duration of stays in wards may be due to the lack of spare beds.',
      ['lack of spare beds'],
      ['duration of stays in wards'],
    ],
    [
      'Whether localized joint atrophy leads to knee arthritis is open.',
      ['localized joint atrophy'],
      ['knee arthritis'],
    ],
    [
      'It may be that a lack of spare beds explains the long duration of stays in wards.',
      ['lack of spare beds'],
      ['duration of stays in wards'],
    ],
    ['Further treatment and more research are needed.', [], []],
    ['Test useful in joint findings Discharge diagnosis diagnosis of arthritis?', [], []],
  ])('comes from “%s”', async (statement, factors, outcomes) => {
    expect(await choicesOf('Notes', [], { statement })).toEqual({ factors, outcomes, units: [] });
  });
});
