import { describe, expect, it } from 'vitest';
import { readSource } from '../../hypotheses/read-source.js';
import { loadLanguage } from '../../language/parse-text.js';
import { paper } from '../design-from-sources.fixtures.js';
import { findChoices } from './find-choices.js';

const choicesOf = async (statement: string) => {
  const language = await loadLanguage();
  const read = readSource(paper('Notes'), language);
  const { factors, outcomes, units } = findChoices({ statement }, [read], language);
  const namesOf = (choices: typeof factors) => choices.map(({ text }) => text);
  return { factors: namesOf(factors), outcomes: namesOf(outcomes), units: namesOf(units) };
};

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
      'A lack of spare beds may explain the long duration of stays in wards.',
      ['lack of spare beds'],
      ['duration of stays in wards'],
    ],
    ['Further treatment and more research are needed.', [], []],
    ['Test useful in joint findings Discharge diagnosis diagnosis of arthritis?', [], []],
  ])('comes from “%s”', async (statement, factors, outcomes) => {
    expect(await choicesOf(statement)).toEqual({ factors, outcomes, units: [] });
  });

  it('is what a study measures and whom it studies, not what a result was', async () => {
    const { outcomes, units } = await choicesOf(
      'Evening light may cause low sleep quality in most patients with insomnia.',
    );
    expect({ outcomes, units }).toEqual({
      outcomes: ['sleep quality'],
      units: ['patients with insomnia'],
    });
  });
});
