import { describe, expect, it } from 'vitest';
import { RIS } from './bibliography.fixtures.js';
import { importBibliography } from './import-bibliography.js';

const importOne = async (text: string) => {
  const { records } = await importBibliography(text);
  return records[0];
};

describe('any file', () => {
  it('merges duplicates and fills what the first record lacks', async () => {
    const { records, duplicateCount } = await importBibliography(
      `${RIS}\nTY  - JOUR\nTI  - Something else that has the DOI\nDO  - 10.2307/1914185\nAB  - Losses weigh more than gains.\nER  - \n
TY  - JOUR\nTI  - PROSPECT THEORY. An analysis of decision under risk\nPY  - 1979\nER  - \n
TY  - JOUR\nTI  - Editorial\nPY  - 1979\nAU  - Smith, A.\nER  - \nTY  - JOUR\nTI  - Editorial\nPY  - 1979\nAU  - Jones, B.\nER  - `,
    );
    expect(duplicateCount).toBe(2);
    expect(records).toHaveLength(4);
    expect(records[1]).toMatchObject({
      title: 'Prospect Theory: An Analysis of Decision under Risk',
      abstract: 'Losses weigh more than gains.',
    });
    expect(new Set(records.map(({ id }) => id)).size).toBe(4);
  });

  it('keeps a preprint and its article apart, since their DOIs differ', async () => {
    const { records } = await importBibliography(
      'TY  - JOUR\nTI  - The same long title of two works\nDO  - 10.1000/one\nPY  - 2020\nER  - \nTY  - JOUR\nTI  - The same long title of two works\nDO  - 10.1000/two\nPY  - 2020\nER  - ',
    );
    expect(records).toHaveLength(2);
  });

  it('reads UTF-8 with a mark, UTF-16 and Windows-1252', async () => {
    const text = 'TY  - BOOK\r\nTI  - Über Größen\r\nER  - \r\n';
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...Array.from(text, (each) => [each.charCodeAt(0) & 255, each.charCodeAt(0) >> 8]).flat(),
    ]);
    const latin1 = Uint8Array.from(text, (each) => each.charCodeAt(0));
    for (const file of [new TextEncoder().encode(`\uFEFF${text}`), utf16, latin1]) {
      const { records } = await importBibliography(file);
      expect(records[0]?.title).toBe('Über Größen');
    }
  });

  it('drops markup, and addresses that are not http', async () => {
    const record = await importOne(
      JSON.stringify([
        {
          title: 'CO<sub>2</sub> in <i>E. coli</i>, p &lt; 0.05',
          URL: 'javascript:alert(1)',
          DOI: 'n/a',
          issued: { literal: 'in press' },
        },
      ]),
    );
    expect(record).toEqual({
      id: 'co2',
      type: 'document',
      title: 'CO2 in E. coli, p < 0.05',
      authors: [],
      keywords: [],
    });
  });

  it('refuses what is no bibliography, broken JSON, and files above 25 MB, each with a reason', async () => {
    await expect(importBibliography('Dear colleague')).rejects.toMatchObject({
      code: 'unknown-format',
    });
    await expect(importBibliography('<html></html>')).rejects.toMatchObject({
      code: 'unknown-format',
    });
    await expect(importBibliography('[{"title": ')).rejects.toMatchObject({ code: 'malformed' });
    await expect(importBibliography(new Uint8Array(26 * 1024 * 1024))).rejects.toMatchObject({
      code: 'too-large',
    });
  });

  it('stops at 20,000 records and says so', async () => {
    const { records, skipped } = await importBibliography(
      Array.from(
        { length: 20_002 },
        (_, at) => `TY  - BOOK\nTI  - Book number ${String(at)}\nER  - `,
      ).join('\n'),
    );
    expect(records).toHaveLength(20_000);
    expect(skipped).toEqual([{ line: 60_001, reason: 'Only the first 20,000 records were read.' }]);
  });
});

describe('hostile files', () => {
  const LENGTH = 2_000_000;
  it.each([
    ['open braces', `@article{a, title={${'{'.repeat(LENGTH)}`],
    ['at signs', `@article{a, title={x}}${'@'.repeat(LENGTH)}`],
    ['entries without an end', '@a{b,\n'.repeat(LENGTH / 6)],
    ['tags', `[{"title":"${'<i '.repeat(LENGTH / 3)}"}]`],
    ['blanks', `TY  - JOUR\nTI  - ${' \t'.repeat(LENGTH / 2)}x\nER  - `],
    ['empty lines with tags', `TY  - JOUR\n${'KW  - \n'.repeat(LENGTH / 7)}`],
    ['nested elements', `<xml><records><record>${'<a>'.repeat(LENGTH / 3)}`],
    ['entities', `<xml><records><record><titles><title>${'&x;'.repeat(LENGTH / 3)}`],
  ])('takes no more than seconds for 2 MB of %s', async (_, text) => {
    const start = performance.now();
    await importBibliography(text);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
