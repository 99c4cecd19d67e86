import { describe, expect, it } from 'vitest';
import { expandAcronyms, findAcronyms } from './expand-acronyms.js';

const known = new Map([
  ['CR', 'caloric restriction'],
  ['LNP', 'lipid nanoparticle'],
  ['TNF', 'tumor necrosis factor'],
  ['DNA', 'deoxyribonucleic acid'],
]);

describe('the short forms of a statement', () => {
  it('get their long forms, and the sentence begins with a capital', () => {
    expect(expandAcronyms('CR may extend life.', known)).toBe(
      'Caloric restriction (CR) may extend life.',
    );
  });

  it('are written out at their first place only', () => {
    expect(expandAcronyms('CR may act as CR does.', known)).toBe(
      'Caloric restriction (CR) may act as CR does.',
    );
  });

  it('are written out twice at most, so that the sentence can be read', () => {
    expect(expandAcronyms('The CR with LNP may lower TNF.', known)).toBe(
      'The caloric restriction (CR) with lipid nanoparticle (LNP) may lower TNF.',
    );
  });

  it('stay as they are where everybody knows them, or the long form is there already', () => {
    expect(expandAcronyms('The DNA may break.', known)).toBe('The DNA may break.');
    const explained = 'The caloric restriction (CR) may extend life.';
    expect(expandAcronyms(explained, known)).toBe(explained);
  });

  it('that stand in the statement with their long form leave room for two others', () => {
    expect(expandAcronyms('The caloric restriction (CR) with LNP may lower TNF.', known)).toBe(
      'The caloric restriction (CR) with lipid nanoparticle (LNP) may lower tumor necrosis factor (TNF).',
    );
  });

  it('are whole words: parts of longer names and other cases are none', () => {
    for (const statement of [
      'The CRISPR system may act.',
      'The anti-TNF drug may act.',
      'The cr may act.',
    ])
      expect(expandAcronyms(statement, known)).toBe(statement);
  });

  it('that the source does not define stay short', () => {
    expect(expandAcronyms('The XYZ may act.', known)).toBe('The XYZ may act.');
    expect(expandAcronyms('CR may act.', new Map())).toBe('CR may act.');
  });
});

describe('the long forms that a text defines', () => {
  const read = (text: string, short: string) => findAcronyms(text).get(short);

  it('keep the capitals of a name, also where one of its words is in lower case elsewhere', () => {
    expect(
      read(
        'The Mary White Care Program (MWCP) began. It covers white and mary-blue wards.',
        'MWCP',
      ),
    ).toBe('Mary White Care Program');
  });

  it('keep the capitals of words that are together only with capitals', () => {
    const text =
      'Sand flies of the New World (NW) bite. The New World has many; a New World fly is new to the world.';
    expect(read(text, 'NW')).toBe('New World');
  });

  it('lose the capitals of a heading', () => {
    expect(
      read('Effects of Caloric Restriction (CR). The caloric restriction was mild.', 'CR'),
    ).toBe('caloric restriction');
  });
});
