import { describe, expect, it } from 'vitest';
import { readSource } from '../../hypotheses/read-source.js';
import { loadLanguage } from '../../language/parse-text.js';
import { paper } from '../design-from-sources.fixtures.js';
import { findChoices } from './find-choices.js';

const UNASKED = 'The origin of this pattern is unclear.';

const choicesOf = async (
  title: string,
  paragraphs: readonly string[] = [],
  statement = UNASKED,
) => {
  const language = await loadLanguage();
  const read = readSource(paper(title, ...paragraphs), language);
  const { factors, outcomes, units } = findChoices({ statement }, [read], language);
  const namesOf = (choices: typeof factors) => choices.map(({ text }) => text);
  return { factors: namesOf(factors), outcomes: namesOf(outcomes), units: namesOf(units) };
};

const methods = (text: string) => ['Methods', text];

describe('what a paper measured', () => {
  it.each([
    [
      'its primary outcome',
      'The primary endpoint was overall survival at two years.',
      'overall survival',
    ],
    [
      'what was measured',
      'The grip strength was measured twice with a dynamometer.',
      'grip strength',
    ],
    [
      'what “we” measured',
      'Each week we measured grip strength with a dynamometer.',
      'grip strength',
    ],
    [
      'what a study of an effect is on',
      'We studied the effect of yoga on grip strength in adults.',
      'grip strength',
    ],
  ])('is %s', async (_, sentence, name) => {
    const { outcomes } = await choicesOf('Grip strength and survival in adults', methods(sentence));
    expect(outcomes).toEqual([name]);
  });

  it.each([
    ['a check of a sample', 'The RNA concentration of adults was measured with a photometer.'],
    ['a step of the statistics', 'The significance of grip was assessed with a t test.'],
    ['another work', 'In previous studies, grip strength was measured in adults.'],
    ['a quantity of nothing', 'The level was measured in adults each week.'],
    [
      'what is not in its title or abstract',
      'Serum calcium levels were measured by a routine test.',
    ],
  ])('is not %s', async (_, sentence) => {
    const { outcomes } = await choicesOf('Grip of adults', methods(sentence));
    expect(outcomes).toEqual([]);
  });

  it('is what its title says, as within a sentence', async () => {
    const { outcomes, factors } = await choicesOf(
      'The Effect of Evening Yoga on Sleep Duration in Adults',
      ['We taught evening yoga. The sleep duration of adults varied.'],
    );
    expect(outcomes).toEqual(['sleep duration']);
    expect(factors).toEqual(['evening yoga']);
  });

  it('is at most four things', async () => {
    const names = ['grip strength', 'muscle weight', 'bone length', 'body weight', 'leg strength'];
    const { outcomes } = await choicesOf(
      'Muscle, bone, body, leg and grip of adults',
      methods(names.map((name) => `The ${name} was measured with care each week.`).join(' ')),
    );
    expect(outcomes).toHaveLength(4);
  });
});

describe('what a paper compared', () => {
  it.each([
    [
      'arms of a trial',
      'Adults were randomly assigned to evening yoga or quiet reading for a month.',
      'evening yoga versus quiet reading',
    ],
    ['what was given', 'The mice were treated with yogarin for a week.', 'yogarin'],
    [
      'groups in a result',
      'Pain was lower in yoga teachers than in untrained adults at the end.',
      'yoga teachers versus untrained adults',
    ],
  ])('is %s', async (_, sentence, name) => {
    const { factors } = await choicesOf('Pain, yoga and yogarin', ['Abstract', sentence]);
    expect(factors).toEqual([name]);
  });

  it.each([
    ['a preparation', 'The cells were incubated with primary antibodies for an hour.'],
    ['groups without a name', 'Pain was lower in the treatment group than in the control group.'],
  ])('is not %s', async (_, sentence) => {
    const { factors } = await choicesOf('Pain and antibodies in groups of cells', [
      'Abstract',
      sentence,
    ]);
    expect(factors).toEqual([]);
  });

  it('is what its results relate', async () => {
    const { factors, outcomes } = await choicesOf('Ginger for nausea', [
      'Results',
      'Ginger reduced the severity of nausea. We weighed the ginger.',
    ]);
    expect(factors).toEqual(['ginger']);
    expect(outcomes).toEqual(['severity of nausea']);
  });
});

describe('the choices of a paper beside those of the sentence', () => {
  it('are one at most, and none that is a part of what is measured', async () => {
    const { factors, outcomes } = await choicesOf(
      'The effect of evening yoga on grip strength in adults',
      methods('The adults were treated with yogarin and grip tapes for a week.'),
      'Short naps may reduce grip strength.',
    );
    expect(outcomes).toEqual(['grip strength']);
    expect(factors).toEqual(['Short naps', 'evening yoga']);
  });

  it('keep the space of what stands in parentheses within a word', async () => {
    const { factors } = await choicesOf(
      'The effect of yoga during (re)training on sleep duration',
      ['We taught yoga.'],
    );
    expect(factors.join()).not.toContain('duringre');
  });
});

describe('whom or what a paper studied', () => {
  it('is what it enrolled', async () => {
    const { units } = await choicesOf(
      'Pain',
      methods('A total of 40 patients with knee pain were enrolled in spring.'),
    );
    expect(units).toEqual(['patients with knee pain']);
  });

  it('is no part of it', async () => {
    const { units } = await choicesOf(
      'Pain',
      methods('Of these, 12 patients with fever were included in a further analysis.'),
    );
    expect(units).toEqual([]);
  });
});

describe('what the sentence of a hypothesis names', () => {
  it.each([
    [
      'It may be that a lack of spare beds explains the long duration of stays in wards.',
      ['lack of spare beds'],
      ['duration of stays in wards'],
    ],
    [
      'Whether localized joint atrophy leads to knee arthritis is open.',
      ['localized joint atrophy'],
      ['knee arthritis'],
    ],
    ['Further treatment and more research are needed.', [], []],
    ['Test useful in joint findings Discharge diagnosis diagnosis of arthritis?', [], []],
  ])('comes from “%s”', async (statement, factors, outcomes) => {
    expect(await choicesOf('Notes', [], statement)).toEqual({ factors, outcomes, units: [] });
  });
});
