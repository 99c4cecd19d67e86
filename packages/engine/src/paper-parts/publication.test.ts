import { describe, expect, it } from 'vitest';
import { findPublication } from './publication.js';

const TITLE = 'Night warmth and pollen in lime trees';
const ABSTRACT = 'Abstract\n\nWarm nights shortened the pollen season (doi:10.1000/other).';
const find = (...paragraphs: readonly string[]) =>
  findPublication([TITLE, ...paragraphs, 'Introduction', 'Trees flower.'].join('\n\n'), TITLE);

describe('the authors of a paper', () => {
  it.each([
    [
      'Ada B. Example, José Muster and Li van der Berg',
      ['Ada B. Example', 'José Muster', 'Li van der Berg'],
    ],
    ['Ada B. Example1,2*, José Muster2†, Li Wei3', ['Ada B. Example', 'José Muster', 'Li Wei']],
    ['Ada Example, PhD; José Muster, MD', ['Ada Example', 'José Muster']],
    ['By Ada Example and José Muster', ['Ada Example', 'José Muster']],
    ['Ada Example', ['Ada Example']],
    ['Ada Example, MBcHb, José Muster, MMed', ['Ada Example', 'José Muster']],
    ['Ada ExampleID, José Muster iD', ['Ada Example', 'José Muster']],
  ])('are read from “%s”', (byline, authors) => {
    expect(find(byline, ABSTRACT).authors).toEqual(authors);
  });

  it('are found above the title, and below a note', () => {
    const text = ['Ada Example, José Muster', TITLE, ABSTRACT].join('\n\n');
    expect(findPublication(text, TITLE).authors).toEqual(['Ada Example', 'José Muster']);
    expect(find('Research Article', 'Ada Example, José Muster', ABSTRACT).authors).toEqual([
      'Ada Example',
      'José Muster',
    ]);
  });

  it('are found below a title that stands behind the notes of the first page', () => {
    const notes = Array.from({ length: 14 }, (_, at) => `Note ${at + 1}: printed beside the text.`);
    const text = [...notes, TITLE.toUpperCase(), 'Ada Example, José Muster', ABSTRACT].join('\n\n');
    expect(findPublication(text, TITLE).authors).toEqual(['Ada Example', 'José Muster']);
  });

  it.each([
    'Department of Botany, University of Examples, Test City',
    'Pollen, warmth, lime trees',
    'Trees flower early where nights are warm, and pollen is scarce.',
    'Open Access',
    'Received November 2, Accepted December 3',
    'Example University, Muster Institute',
  ])('are none in “%s”', (paragraph) => {
    expect(find(paragraph, ABSTRACT).authors).toBeUndefined();
  });
});

describe('the DOI of a paper', () => {
  it.each([
    ['https://doi.org/10.1000/lime.12', '10.1000/lime.12'],
    ['J Invented Bot 12, 33–41 (2019). DOI: 10.1000/LIME.12', '10.1000/lime.12'],
    [
      'Citation: Example A, Muster J (2019) Night warmth and pollen. J Invented Bot 12: e33. https://doi.org/10.1000/lime.12',
      '10.1000/lime.12',
    ],
    ['doi:10.1371/journal.pone.0000012.g001', '10.1371/journal.pone.0000012'],
  ])('is read from “%s”', (note, doi) => {
    expect(find(note).doi).toBe(doi);
  });

  it('is that of the citation, not that of the data', () => {
    expect(
      find(
        'Citation: Example A (2019) Night warmth. https://doi.org/10.1000/lime.12',
        'Data Availability: all counts are at https://doi.org/10.5061/dryad.123',
      ).doi,
    ).toBe('10.1000/lime.12');
    expect(find('Data are at https://doi.org/10.5061/dryad.123').doi).toBeUndefined();
  });

  it('is unknown where the page names two, or where only a reference has one', () => {
    expect(find('doi:10.1000/one', 'doi:10.1000/two').doi).toBeUndefined();
    const text = [TITLE, 'References', '1. Rowe J (2011) Trees. doi:10.1000/tree'].join('\n\n');
    expect(findPublication(text, TITLE)).toEqual({});
  });
});

describe('the year of a paper', () => {
  it.each([
    ['Received: March 3, 2018; Accepted: January 2, 2019; Published: May 5, 2019', 2019],
    ['Published online 5 May 2019', 2019],
    ['Copyright: © 2019 Example, Muster. This is an open access article.', 2019],
    ['Citation: Example A, Muster J (2019) Night warmth and pollen. J Invented Bot 12: e33.', 2019],
    ['J Invented Bot 12, 33–41 (2019)', 2019],
    ['J Invented Bot. 2019;12(3):33-41.', 2019],
    ['Journal of Invented Botany, Vol. 12, No. 3, 2019', 2019],
  ])('is read from “%s”', (note, year) => {
    expect(find(note).year).toBe(year);
  });

  it.each([
    'Received: March 3, 2018; Accepted: January 2, 2019',
    'Pollen was counted from 1994 to 2019.',
    'Published data of 20190 trees were used.',
  ])('is unknown from “%s”', (note) => {
    expect(find(note).year).toBeUndefined();
  });

  it('is that of a copyright notice in a long license', () => {
    const license = `Available at the end of the article © The Author(s). 2019 Open Access. ${'This license permits any use that is named here. '.repeat(14)}`;
    expect(find(license, ABSTRACT).year).toBe(2019);
  });

  it('is unknown where the page says two', () => {
    expect(find('Published: May 5, 2018', 'Published: May 5, 2019').year).toBeUndefined();
  });
});
