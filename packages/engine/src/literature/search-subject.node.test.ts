import { exampleHypothesis } from '@spinout/api-client/testing';
import { expect, it } from 'vitest';
import { getHypothesisSubject, getSubjectWords } from './search-subject.js';

const getWords = (statement: string): string => {
  const subject = getHypothesisSubject({
    ...exampleHypothesis,
    title: '',
    statement,
    link: undefined,
  });
  return subject === undefined ? '' : getSubjectWords(subject).trim();
};

it('does not take the numbers of citations for words of a hypothesis', () => {
  expect(getWords('Delays [40] may shape flights [3, 5–7] over water')).toBe(
    'Delays   may shape flights   over water',
  );
});

it('keeps other numbers and brackets', () => {
  const statement = 'A dose of 40 mg may lower [Ca2+] at pH 7';
  expect(getWords(statement)).toBe(statement);
});
