import { describe, expect, it } from 'vitest';
import { documentOf } from './literature.fixtures.js';
import { collectionOf, hideOwnRecords } from './collections.js';
import { readCitedWorks } from './cited-works.js';
import { createOwnRecordCheck } from './own-record.js';
import { paperOf } from './searchable-paper.fixtures.js';

const TITLE = 'Shade and the flowering of garden lanterns';
const OTHER = 'Doe J (2011) Light and the growth of paper lanterns. J Tests 4: 12-19.';
const paper = (entries: readonly string[], title = TITLE) =>
  documentOf(
    `${title}\n\nAnn Lind\n\nhttps://doi.org/10.1234/lantern.1\n\nIntroduction\n\nLanterns flower late [1].\n\nReferences\n\n${entries.map((entry, at) => `${String(at + 1)}. ${entry}`).join('\n')}\n`,
    { title },
  );
const titlesOf = (document: ReturnType<typeof paper>) =>
  readCitedWorks(document).map(({ reference }) => reference.title);

describe('a paper', () => {
  it.each([
    ['its title', `Lind A (2019) ${TITLE}. J Tests 9: 1-8.`],
    [
      'its title in other letters',
      `Lind A (2019) Shade and the Flowering of Garden-Lanterns. J Tests 9: 1-8.`,
    ],
    ['its title and the DOI of its data', `Lind A (2019) ${TITLE}. Box. doi:10.1234/data.7`],
    ['its DOI', 'Lind A (2019) Lanterns in shade. J Tests 9: 1-8. doi:10.1234/LANTERN.1'],
  ])('is none of its own references: an entry with %s', (_, entry) => {
    expect(titlesOf(paper([OTHER, entry]))).toEqual(['Light and the growth of paper lanterns']);
  });

  it('keeps references with another title, and with its title if that is short', () => {
    const later = `Lind A (2019) ${TITLE}: a second look. J Tests 9: 1-8.`;
    expect(titlesOf(paper([OTHER, later]))).toHaveLength(2);
    const short = 'Doe J (2011) Garden lanterns. J Tests 4: 12-19.';
    expect(titlesOf(paper([OTHER, short], 'Garden lanterns'))).toHaveLength(2);
  });

  it('is known by nothing but its title where it states no DOI', () => {
    const isOwn = createOwnRecordCheck(documentOf('Some text.', { title: TITLE }));
    expect(isOwn({ title: TITLE.toUpperCase(), doi: undefined })).toBe(true);
    expect(isOwn({ title: 'Another', doi: undefined })).toBe(false);
  });

  it('is hidden among papers of other sources', () => {
    const others = collectionOf([
      paperOf('copy', 'Lanterns', { doi: '10.1234/lantern.1' }),
      paperOf('other', 'Light and the growth of paper lanterns'),
    ]);
    const [shown] = hideOwnRecords([others], [paper([OTHER])]);
    expect(shown?.papers.map(({ paper: { id } }) => id)).toEqual(['other']);
    expect(shown?.indexed).toBe(others.indexed);
    expect(hideOwnRecords([others], [])).toEqual([others]);
  });
});
