import { describe, expect, it } from 'vitest';
import { loadLanguage } from '../language/parse-text.js';
import { parseClause } from './clause.js';
import { readRelation } from './relation.js';

const { parse } = await loadLanguage();

const relation = (text: string) => {
  const [sentence] = parse(text).sentences;
  if (!sentence) throw new Error('no sentence');
  const clause = parseClause({ ...sentence, page: 1, section: 'discussion' }, text);
  return clause && readRelation(clause);
};

describe('relations', () => {
  it.each([
    'The yield may critically depend on the spacing of the plants.',
    'The yield also depends on the spacing of the plants.',
    'The yield is strongly dependent on the spacing of the plants.',
    'The yield is thought to be dependent on the spacing of the plants.',
    'The yield relies upon the spacing of the plants.',
  ])('take what something depends on as the factor: %s', (text) => {
    expect(relation(text)).toMatchObject({
      factor: 'the spacing of the plants',
      outcome: 'The yield',
      direction: 'changes',
    });
  });

  it.each(['offset', 'overcome', 'reduced'])(
    'take what something is %s by as the factor',
    (verb) => {
      expect(relation(`The loss of yield could be ${verb} by deeper sowing.`)).toMatchObject({
        factor: 'deeper sowing',
        outcome: 'The loss of yield',
      });
    },
  );
});
