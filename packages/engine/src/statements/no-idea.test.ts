import { describe, expect, it } from 'vitest';
import { isNoIdea } from './no-idea.js';

describe('a sentence that is no idea of the paper to start from', () => {
  it.each([
    ['an opinion of others', 'Some scholars believe that short naps may harm the sleep of nurses.'],
    ['what people said', 'Respondents prefer dark rooms, which may make them sleep longer.'],
    ['a policy', 'New regulations of night shifts could be established to keep nurses healthy.'],
    ['management', 'A better sleep could be achieved by focusing on the plans of wards.'],
    ['a promise', 'These scores may effectively improve the prediction of poor sleep.'],
    ['a use', 'Naps would contribute to the development of new plans for wards.'],
  ])('is %s', (_, sentence) => expect(isNoIdea(sentence)).toBe(true));

  it.each([
    'Short naps may lower the error rate of night nurses.',
    'It may be that nurses who nap improve their memory of names.',
    'Whether participants would nap longer in dark rooms should be tested.',
  ])('is not “%s”', (sentence) => expect(isNoIdea(sentence)).toBe(false));
});
