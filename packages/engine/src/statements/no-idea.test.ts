import { describe, expect, it } from 'vitest';
import { isNoIdea } from './no-idea.js';

describe('a sentence that is no idea of the paper to start from', () => {
  it.each([
    ['an opinion of others', 'Some scholars believe that short naps may harm the sleep of nurses.'],
    ['what people said', 'Respondents prefer dark rooms, which may make them sleep longer.'],
    ['a policy', 'New regulations of night shifts could be established to keep nurses healthy.'],
    ['management', 'A better sleep could be achieved by focusing on the plans of wards.'],
    [
      'where data are to be had',
      'Further details of the shifts may be obtained from the ward in Nowhere.',
    ],
    ['thanks', 'We would like to thank the nurses of all wards who may have slept less.'],
    ['thanks of the authors', 'The authors would like to thank nurses who may have slept less.'],
    ['a remark on notation', 'In our notation, wards would thus sleep after the time T.'],
    ['an assumption', 'In the following, we assume that wards could be closed at night.'],
    [
      'a hope for the paper',
      'We hope that this review will guide nurses and researchers of sleep.',
    ],
    ['a promise', 'These scores may effectively improve the prediction of poor sleep.'],
    ['a use', 'Naps would contribute to the development of new plans for wards.'],
    ['a definition of a proof', 'Let S be a set of wards that could be closed at night.'],
    ['a step of a proof', 'By Lemma 2, the set of night wards may be assumed to be finite.'],
    ['a remark with a number', 'Remark 3 More generally, S may be infinite if wards are added.'],
    ['what somebody says', 'It would be odd if the nurse who asked “Do you nap?” went on working.'],
  ])('is %s', (_, sentence) => expect(isNoIdea(sentence)).toBe(true));

  it.each([
    'Short naps may lower the error rate of night nurses.',
    'It may be that nurses who nap improve their memory of names.',
    'Let us ask whether short naps may lower the error rate of night nurses.',
    'Suppositions about naps may lower the error rate of night nurses.',
    'Whether participants would nap longer in dark rooms should be tested.',
  ])('is not “%s”', (sentence) => expect(isNoIdea(sentence)).toBe(false));
});
