import { describe, expect, it } from 'vitest';
import { findAuthors } from './authors.js';
import { findTitle } from './title.js';

describe('findTitle', () => {
  it('uses the title in the metadata if it is plausible', () => {
    expect(findTitle({ stated: 'A title of a paper', firstPage: 'Other words' })).toBe(
      'A title of a paper',
    );
    for (const stated of ['Microsoft Word - thesis.doc', 'untitled', 'paper_final.pdf', 'x']) {
      expect(findTitle({ stated, shown: 'What is shown largest', firstPage: '' })).toBe(
        'What is shown largest',
      );
    }
  });

  it('prefers what the paper shows to metadata that are not its title, or only its beginning', () => {
    const shown = 'Warm nights and lime trees: a made-up\nrandomized trial';
    const find = (stated: string) =>
      findTitle({
        stated,
        shown,
        firstPage: 'Warm nights and lime trees: a made-up randomized trial',
      });
    const title = 'Warm nights and lime trees: a made-up randomized trial';
    expect(find('Another paper of these authors')).toBe(title);
    expect(find('Warm nights and lime trees')).toBe(title);
    expect(find('Warm Nights and Lime Trees: A Made-Up Randomized Trial')).toBe(
      'Warm Nights and Lime Trees: A Made-Up Randomized Trial',
    );
  });

  it('spells out character references in the metadata', () => {
    expect(findTitle({ stated: 'Day&#x2013;night rhythms of &#945;-limes', firstPage: '' })).toBe(
      'Day–night rhythms of α-limes',
    );
    expect(findTitle({ stated: 'Limes#_#x2014;a made-up case', firstPage: '' })).toBe(
      'Limes—a made-up case',
    );
  });

  it('may begin with "Draft"', () => {
    expect(findTitle({ shown: 'Draft genome of an invented tree', firstPage: '' })).toBe(
      'Draft genome of an invented tree',
    );
    expect(findTitle({ stated: 'Draft 2', shown: 'A made-up tree', firstPage: '' })).toBe(
      'A made-up tree',
    );
  });

  it('takes the first line that reads like a heading, then the given title, then the file name', () => {
    const firstPage =
      'Example text. It is a note.\n\nLearning from molecular graphs\n\nBody text here.';
    expect(findTitle({ firstPage, given: 'Given' })).toBe('Learning from molecular graphs');
    expect(findTitle({ firstPage: 'only a sentence.', given: 'Given' })).toBe('Given');
    expect(findTitle({ firstPage: 'only a sentence.', fileName: 'my_first-paper.txt' })).toBe(
      'my first paper',
    );
    expect(findTitle({ firstPage: '' })).toBe('Untitled paper');
  });

  it('is the first line that is no list of names, also when authors or the kind of article stand above', () => {
    const authors = 'Ada B. Example, Bo van der Beispiel, José Muster';
    const title = 'Night warmth shortens the pollen season of lime trees';
    const rest = 'Abstract\n\nWarm nights are known to everybody.';
    for (const above of [authors, 'Research Article', 'Original research', 'Open Access Review']) {
      expect(findTitle({ firstPage: [above, title, rest].join('\n\n') })).toBe(title);
    }
    expect(findTitle({ firstPage: [authors, rest].join('\n\n') })).toBe(authors);
  });

  it('may list what was found, and is not taken for names above the line of a journal', () => {
    const title =
      'Loss of an Invented Gene Results in Pale Leaves, Late Flowering, Altered Dormancy and Short Roots';
    const authors = 'Ada B. Example, Bo van der Beispiel, José Muster';
    const firstPage = [title, authors, 'Annals of Invented Plants 2018', 'Abstract'].join('\n\n');
    expect(findTitle({ firstPage })).toBe(title);
  });

  it('may be long, begin with a quotation or a name in small letters, or end in a question mark or a short form', () => {
    const authors = 'Ada B. Example, Bo van der Beispiel, José Muster';
    for (const title of [
      '“May I have a look?” A survey of visitors to invented museums',
      `Effects of invented tea ${'and of other invented drinks '.repeat(9)}on sleep`,
      'Do warm nights shorten the pollen season of lime trees?',
      'Genetic map of an invented grain (Planta ficta L.)',
      'iTRAQ profiles of invented proteins during the growth of lime [Planta ficta (L.) Merr.] leaves in warm nights',
    ]) {
      expect(findTitle({ firstPage: [title, authors, 'Abstract'].join('\n\n') })).toBe(title);
    }
  });
});

describe('findAuthors', () => {
  it('has one or two names directly behind the title', () => {
    for (const byline of ['Ada B. Example', 'Ada B. Example1 and Bo van der Beispiel2*']) {
      const text = ['Night warmth and limes', byline, 'Abstract', 'Trees are tall.'].join('\n\n');
      expect(findAuthors(text, 'Night warmth and limes')[0]).toBe('Ada B. Example');
    }
  });

  it('has no heading as a name', () => {
    const text = ['Night warmth and limes', 'Study Design', 'Trees are tall.'].join('\n\n');
    expect(
      findAuthors(text.replace('Study Design', 'Materials and Methods'), 'Night warmth and limes'),
    ).toEqual([]);
  });
});
