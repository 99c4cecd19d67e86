import { beforeAll, describe, expect, it } from 'vitest';
import { loadLanguage, type Language } from '../language/parse-text.js';
import { parseClause } from './clause.js';
import { readRelation } from './relation.js';

let language: Language;
beforeAll(async () => {
  language = await loadLanguage();
});

const relationOf = (text: string) => {
  const [sentence] = language.parse(text).sentences;
  if (!sentence) throw new Error('The text has no sentence.');
  const clause = parseClause({ ...sentence, page: 1, section: 'discussion' }, text);
  return clause && readRelation(clause);
};

describe('a clause', () => {
  it.each([
    [
      'Fluorinated linkers may slow hydrolysis by shielding the zinc nodes from water.',
      { factor: 'Fluorinated linkers', direction: 'lowers', outcome: 'hydrolysis' },
    ],
    [
      'Chelating agents might lower the cobalt requirement by keeping the metal in solution.',
      { factor: 'Chelating agents', direction: 'lowers', outcome: 'the cobalt requirement' },
    ],
    [
      'Access to broadband might increase the labor supply of rural mothers.',
      { factor: 'Access to broadband', direction: 'raises' },
    ],
  ])('is read where the tagger mistakes a word: %s', (text, relation) => {
    expect(relationOf(text)).toMatchObject(relation);
  });

  it('is not made of two clauses', () => {
    expect(
      relationOf(
        'Participants listened with headphones in a quiet room, and performance on a phone in public may be lower.',
      ),
    ).toBeUndefined();
  });
});
