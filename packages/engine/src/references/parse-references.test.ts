import { describe, expect, it } from 'vitest';
import { parseReferences } from './parse-references.js';
import { printedTitle, STYLES } from './reference-styles.fixtures.js';
import { WORKS } from './well-known-works.fixtures.js';
import type { Reference } from './reference.types.js';

const fold = (text: string | undefined) =>
  (text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const paperWith = (list: string) =>
  `A paper\n\nIntroduction\n\nThis was known in 2010.\n\nReferences\n\n${list}\n\nSupporting Information\n\nTable S1. Counts of 2012.\n`;

/** The works whose first author, year and title are right. */
const rightOnes = (references: readonly Reference[], style: string) =>
  WORKS.filter((work) =>
    references.some(
      ({ authors, year, title }) =>
        fold(authors[0]?.family) === fold(work.authors[0]?.[0]) &&
        year === work.year &&
        fold(title) === fold(printedTitle(style, work)),
    ),
  );

/** Wraps at `width` characters and cuts long words with a hyphen, as printed columns do. */
const wrap = (entry: string, width: number, indent = ''): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of entry.split(' ')) {
    if (line === '' || line.length + word.length < width)
      line = line === '' ? word : `${line} ${word}`;
    else if (/^\p{Ll}{9,}$/u.test(word) && line.length + 6 < width) {
      lines.push(`${line} ${word.slice(0, 4)}-`);
      line = word.slice(4);
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line].join(`\n${indent}`);
};

describe('parseReferences', () => {
  describe.each(Object.entries(STYLES))('in the style of %s', (style, render) => {
    const entries = WORKS.map(render);

    it.each([
      ['numbered "1."', entries.map((entry, index) => `${index + 1}. ${entry}`).join('\n\n')],
      ['numbered "[1]"', entries.map((entry, index) => `[${index + 1}] ${entry}`).join('\n')],
      [
        'wrapped and hyphenated',
        entries.map((entry, index) => wrap(`(${index + 1}) ${entry}`, 72)).join('\n'),
      ],
      ['alphabetical', entries.join('\n\n')],
      ['with hanging indents', entries.map((entry) => wrap(entry, 72, '    ')).join('\n')],
    ])('reads first author, year and title of a list %s', (_, list) => {
      const references = parseReferences(paperWith(list));
      expect(references).toHaveLength(WORKS.length);
      expect(rightOnes(references, style)).toEqual(WORKS);
    });

    it('reads journal, volume and pages', () => {
      const references = parseReferences(paperWith(entries.join('\n\n')));
      const missed = WORKS.filter(({ journal, short, volume, pages }, index) => {
        const { containerTitle, volume: found, pages: foundPages } = references[index] ?? {};
        return (
          journal !== undefined &&
          !(
            [fold(journal), fold(short)].includes(fold(containerTitle)) &&
            found === volume &&
            foundPages?.replace('-', '–') === pages
          )
        );
      });
      expect(missed).toEqual([]);
    });
  });

  it('gives each entry with its place, so that the quote is verbatim', () => {
    const text = paperWith(
      WORKS.map((work, index) => wrap(`${index + 1}. ${STYLES.PLOS?.(work)}`, 60)).join('\n'),
    );
    const references = parseReferences(text);
    expect(references.map(({ label }) => label)).toEqual(WORKS.map((_, index) => index + 1));
    for (const { raw, start, end } of references) expect(text.slice(start, end)).toBe(raw);
  });

  it('skips running headers and page numbers between entries', () => {
    const list = WORKS.map(
      (work, index) =>
        `${index + 1}. ${STYLES.APA?.(work)}${index % 7 === 3 ? `\n\nPLOS ONE | www.plosone.org ${index} May 2016 | Volume 11\n\n${index}` : ''}`,
    ).join('\n');
    expect(rightOnes(parseReferences(paperWith(list)), 'APA')).toEqual(WORKS);
  });

  it.each([
    ['a running title', 'EXAMPLE AND MUSTER', 'within'],
    ['a journal with its volume', 'Invented Reports 8, 211 (2022)', 'within'],
    ['a running title', 'EXAMPLE AND MUSTER', 'between'],
  ])('skips %s, which is on the other pages too: %s, %s entries', (_, head, place) => {
    const list = WORKS.slice(0, 12).map((work, index) => {
      const entry = STYLES.APA?.(work) ?? '';
      const at = entry.indexOf(' ', entry.indexOf('). ') + 8);
      if (index !== 5) return entry;
      return place === 'between'
        ? `${entry}\n\n${head}`
        : `${entry.slice(0, at)}\n\n${head}\n\n${entry.slice(at + 1)}`;
    });
    const text = `${head}\n\nIntroduction\n\nText of 2010.\n\n${head}\n\n${paperWith(list.join('\n\n'))}`;
    const references = parseReferences(text);
    expect(references).toHaveLength(12);
    expect(rightOnes(references, 'APA')).toEqual(WORKS.slice(0, 12));
    for (const { raw, start, end } of references) expect(text.slice(start, end)).toBe(raw);
  });

  it('finds a list without a heading whose labels stand within lines, also with one missing and with notes', () => {
    const entry = (label: string, at: number) =>
      `${label} A. Example et al., Phys. Rev. Lett. ${at + 40}, ${at + 100} (19${at + 60}).`;
    const list = [
      `${entry('[1]', 1)} ${entry('[2]', 2)}`,
      `${entry('[3]', 3)} [4] Here the limits are those of a night without rain.`,
      entry('[6]', 6),
      `${entry('[7]', 7)} ${entry('[8]', 8)}`,
    ].join('\n\n');
    const references = parseReferences(
      `A paper\n\nIntroduction\n\nThis was known in 2010 [1] and is known [2].\n\n${list}\n`,
    );
    expect(references.map(({ label }) => label)).toEqual(
      expect.arrayContaining([1, 2, 3, 6, 7, 8]),
    );
    expect(references[0]).toMatchObject({
      authors: [{ family: 'Example' }],
      volume: '41',
      year: 1961,
    });
  });

  it('finds a list without a heading by its form', () => {
    const text = 'The text of a paper that is long enough. '.repeat(200);
    const list = WORKS.map((work, index) => `[${index + 1}] ${STYLES.IEEE?.(work)}`).join('\n');
    expect(rightOnes(parseReferences(`${text}\n\n${list}\n`), 'IEEE')).toEqual(WORKS);
    const alphabetical = WORKS.map((work) => STYLES.APA?.(work)).join('\n\n');
    expect(rightOnes(parseReferences(`${text}\n\n${alphabetical}\n`), 'APA')).toEqual(WORKS);
  });

  it.each([
    'References',
    'REFERENCES AND NOTES',
    'Bibliography',
    'Literature Cited',
    'Works cited:',
    '6. References',
  ])('knows the heading %j', (heading) => {
    const list = WORKS.map((work, index) => `${index + 1}. ${STYLES.Vancouver?.(work)}`).join('\n');
    expect(parseReferences(`Text.\n\n${heading}\n\n${list}\n`)).toHaveLength(WORKS.length);
  });

  it.each([
    'Supporting Information',
    'Figure legends',
    'Acknowledgments',
    'Appendix A. Proofs',
    'Figure 1. Survival of mice.',
  ])('stops at %j', (heading) => {
    const list = WORKS.map((work, index) => `${index + 1}. ${STYLES.Vancouver?.(work)}`).join('\n');
    const references = parseReferences(
      `Text.\n\nReferences\n\n${list}\n\n${heading}\n\nMice were kept for 30 days.\n`,
    );
    expect(references.at(-1)?.raw).toMatch(/737–738\.$/);
  });

  it.each([
    'Cite this article as: Lind A. A paper. J Tests. 2019;9:1–8. doi:10.1234/own',
    'How to cite this article: Lind, A. A paper. J. Tests 9, 1–8 (2019).',
    'Citation: Lind A (2019) A paper. J Tests 9: 1–8.',
  ])('does not read the citation of the paper itself as an entry: %j', (own) => {
    const list = WORKS.map((work, index) => `${index + 1}. ${STYLES.Vancouver?.(work)}`);
    const entries = parseReferences(`Text.\n\nReferences\n\n${[...list, own].join('\n')}\n`);
    expect(entries).toHaveLength(WORKS.length);
    expect(entries.at(-1)?.raw).toMatch(/737–738\.$/);
    const atFoot = [...list.slice(0, 3), own, ...list.slice(3)].join('\n');
    expect(parseReferences(`Text.\n\nReferences\n\n${atFoot}\n`)).toHaveLength(WORKS.length);
  });

  it('finds entries that a PDF reader has put on one line', () => {
    const numbered = WORKS.map((work, index) => `${index + 1}. ${STYLES.PLOS?.(work)}`);
    expect(rightOnes(parseReferences(paperWith(numbered.join(' '))), 'PLOS')).toEqual(WORKS);
  });

  it('takes the authors of the entry before for a dash', () => {
    const list =
      'Darwin, Charles. 1859. On the Origin of Species by Means of Natural Selection. London: John Murray.\n\n' +
      '———. 1871. The Descent of Man, and Selection in Relation to Sex. London: John Murray.\n';
    expect(parseReferences(`Text.\n\nReferences\n\n${list}`)[1]).toMatchObject({
      authors: [{ family: 'Darwin', given: 'Charles' }],
      year: 1871,
    });
  });

  it('finds nothing in a text without a list', () => {
    expect(parseReferences('')).toEqual([]);
    expect(parseReferences('In 2010, we measured 12 mice.\n\nReferences\n\n')).toEqual([]);
    expect(
      parseReferences('1. Mix.\n2. Heat.\n3. Cool.\n4. Filter.\n5. Dry.\n6. Weigh.\n'),
    ).toEqual([]);
  });

  it.each([
    ['numbers', 'References\n\n' + '1. '.repeat(130_000)],
    ['brackets', 'References\n\n[1] 2010 ' + '[1] '.repeat(100_000)],
    ['initials', 'References\n\n1. 2010 ' + 'A. '.repeat(130_000)],
    ['names', 'References\n\n' + 'Smith J, '.repeat(45_000) + '2010'],
    ['capitals', 'References 2010\n\n' + 'Ab'.repeat(200_000)],
    ['headings', 'References\n\n2010\n\n'.repeat(20_000)],
    ['hyphens', 'References\n\n1. Smith J (2010) ' + 'a-\n'.repeat(130_000)],
    ['dots', 'References\n\nSmith J (2010) ' + '.'.repeat(400_000)],
    ['spaces', 'References\n\nSmith J (2010) ' + ' '.repeat(400_000) + 'x'],
    ['lines', 'References\n\n2010' + '\n'.repeat(400_000) + 'x'],
    ['late authors', 'References\n\n1. Smith J (2010) ' + 'Lind A. '.repeat(50_000)],
    ['other names', 'References\n\n1. Smith J, ' + 'A Lind B, '.repeat(40_000) + '(2010) A b.'],
    ['openings', 'References\n\n1. Smith J. ' + '“('.repeat(200_000) + ' 2010'],
    ['page numbers', 'References\n\nSmith J (2010) ' + '12\n\n'.repeat(90_000)],
    ['entries on one line', 'References\n\n' + 'Smith, J. (2010). A b. C 1, 2. '.repeat(13_000)],
  ])('takes time in proportion to the length of a hostile text of %s', (_, text) => {
    const start = performance.now();
    parseReferences(text);
    expect(performance.now() - start).toBeLessThan(4000);
  });
});
