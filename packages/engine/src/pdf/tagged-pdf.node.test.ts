import { describe, expect, it } from 'vitest';
import { fullPaper } from './fixtures/paper.fixtures.js';
import { readBack } from './fixtures/read-back.js';
import { readStructure } from './fixtures/read-structure.js';
import { makePaper } from './make-paper.js';
import { makePdf } from './make-pdf.js';

const { signal } = new AbortController();
const make = (content: string, title = 'Sleep & “memory” (α)') =>
  makePdf({ title, content }, signal);

const figures = `
[figure: line — Figure 1. Power]
With 64 per group, power is 80%.
| Group | Power | Mark |
| --- | --- | --- |
| 8 | 16 | |
| 64 | 80 | Planned |

[figure: bars — Figure 2. Budget]
| Item | US dollars | Amount |
| --- | --- | --- |
| Staff | 1200.5 | $1,200.50 |

[figure: stack — Figure 3. Ownership]
| Round | Founders | Pool |
| --- | --- | --- |
| Formation | 80 | 20 |

[figure: spans — Figure 4. Timeline]
| Phase | Weeks | Until | Length |
| --- | --- | --- | --- |
| Pilot | 0 | 2 | 2 weeks |

[figure: columns — Figure 5. Years]
| Year | All papers |
| --- | --- |
| 2001 | 3 |
`;

const report = `Date: March 2, 2026

Summary
====

A claim.

[contents: Contents]

First section
====

> A passage.
— Document, page 2

- one
- two

Sources
----

| Title | DOI |
| --- | --- |
| A paper | 10.1000/example |
${'\nA sentence about sleep and memory. '.repeat(80)}

Second section
====
${figures}`;

describe('a tagged report', () => {
  it('has title, language and the marks of a tagged file', async () => {
    const { isMarked, info, title, showsTitle } = await readStructure(
      await make(`${report}\n[language: de]\n\n[number format: de-DE]\n`),
    );
    expect(isMarked).toBe(true);
    expect(title).toBe('Sleep & “memory” (α)');
    expect(info.Language).toBe('de');
    expect(showsTitle).toBe(true);
  });

  it('has headings, lists, quotes, tables and figures in its structure, in reading order', async () => {
    const { pages } = await readStructure(await make(report));
    const nodes = pages.flatMap((page) => page.nodes);
    const textsOf = (role: string) =>
      nodes.filter((node) => node.role === role && node.text !== '').map(({ text }) => text);
    expect(textsOf('H1')).toEqual(['Sleep & “memory” (α)']);
    expect(textsOf('H2')).toEqual(['Summary', 'Contents', 'First section', 'Second section']);
    expect(textsOf('H3')).toEqual(['Sources']);
    expect(textsOf('Lbl')).toEqual(['Date', '•', '•']);
    expect(textsOf('LBody')).toEqual(['March 2, 2026', 'one', 'two']);
    expect(textsOf('TH')).toEqual(['Title', 'DOI']);
    expect(textsOf('TD')).toEqual(['A paper']);
    expect(textsOf('Link')).toContain('10.1000/example');
    const quote = nodes.find(({ role }) => role === 'BlockQuote');
    expect(quote?.children.map(({ text }) => text)).toEqual(['A passage.', '— Document, page 2']);
    expect(nodes.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual([
      'Figure 1. Power. With 64 per group, power is 80%.; Group, Power, Mark; 8, 16; 64, 80, Planned',
      'Figure 2. Budget; Item, US dollars, Amount; Staff, 1200.5, $1,200.50',
      'Figure 3. Ownership; Round, Founders, Pool; Formation, 80, 20',
      'Figure 4. Timeline; Phase, Weeks, Until, Length; Pilot, 0, 2, 2 weeks',
      'Figure 5. Years; Year, All papers; 2001, 3',
    ]);
  });

  it('has no text that is neither tagged nor an artifact, over page breaks too', async () => {
    const rows = Array.from({ length: 80 }, (_, row) => `| Row ${row} | ${row} |`).join('\n');
    const { pages } = await readStructure(
      await make(`${report}\n\n| A | B |\n| --- | --- |\n${rows}`),
    );
    expect(pages.flatMap(({ untagged }) => untagged)).toEqual([]);
    const nodes = pages.flatMap((page) => page.nodes);
    expect(nodes.filter(({ role, text }) => role === 'TH' && text === 'A')).toHaveLength(1);
    expect(nodes.some(({ text }) => text.includes('/ '))).toBe(false);
  });

  it('has contents whose numbers and links lead to the headings', async () => {
    const pdf = await make(report);
    const [{ pages, outline }, structure] = await Promise.all([readBack(pdf), readStructure(pdf)]);
    const pageOf = (heading: string) =>
      structure.pages.findIndex(({ nodes }) =>
        nodes.some(({ role, text }) => /^H\d$/.test(role) && text === heading),
      ) + 1;
    const entries = ['First section', 'Sources', 'Second section'];
    expect(pages[1]?.text).toContain('Contents');
    for (const entry of entries) expect(pages[1]?.text).toContain(`${entry} ${pageOf(entry)}`);
    expect(structure.pages[1]?.targets).toEqual(entries.map(pageOf));
    expect(outline?.map(({ title }) => title)).toEqual([
      'Summary',
      'Contents',
      'First section',
      'Second section',
    ]);
  });
});

describe('a reference to a passage', () => {
  const passages = `Summary
====

- A claim that is long enough to reach the end of its line. (See passage [#1] and [#12].)

A text with [#7], which is no passage, and [\\#1] as text.

${'A sentence about sleep and memory. '.repeat(200)}

Passages
====

> One passage.
— Passage [#1]: Document, page 2

${'Another sentence about sleep. '.repeat(200)}

> Another passage.
— Passage [#12]: Document, page 3

As above. (See passage [#1].)
`;

  it('is a link to it, before and after the passage, in its tags and without the mark', async () => {
    const { pages } = await readStructure(await make(passages));
    const pageOf = (text: string) =>
      pages.findIndex(({ nodes }) => nodes.some((node) => node.text === text)) + 1;
    const places = [pageOf('One passage.'), pageOf('Another passage.')];
    expect(new Set([1, ...places]).size).toBe(3);
    expect(pages[0]?.targets).toEqual(places);
    expect(pages.at(-1)?.targets).toEqual([places[0]]);
    const nodes = pages.flatMap((page) => page.nodes);
    const texts = nodes.filter(({ role }) => role === 'Link').map(({ text }) => text);
    expect(texts).toEqual(['1', '12', '1']);
    expect(nodes.map(({ text }) => text)).toContain('— Passage 12: Document, page 3');
    expect(nodes.map(({ text }) => text)).toContain(
      'A text with [#7], which is no passage, and [#1] as text.',
    );
    expect(pages.flatMap(({ untagged }) => untagged)).toEqual([]);
  });
});

describe('charts of a report', () => {
  it('show their labels, numbers in the format of the report', async () => {
    const { pages } = await readBack(await make(`${figures}\n[number format: de-DE]\n`));
    const text = pages.map((page) => page.text).join(' ');
    for (const words of ['Planned', '$1,200.50', 'A 80 %', 'B Pool', '2 weeks', '2001', '1.000'])
      expect(text).toContain(words);
  });

  it.each([
    ['words for numbers', 'line', '| a | b |\n| --- | --- |\n| x | much |'],
    ['negative shares', 'stack', '| a | b |\n| --- | --- |\n| x | -1 |'],
    ['shares of nothing', 'stack', '| a | b |\n| --- | --- |\n| x | 0 |'],
    ['an end before its start', 'spans', '| a | b | c |\n| --- | --- | --- |\n| x | 2 | 1 |'],
    ['no rows', 'bars', '| a | b |\n| --- | --- |'],
  ])('become tables with %s', async (_, form, table) => {
    const { pages } = await readStructure(await make(`[figure: ${form} — Figure 1. T]\n${table}`));
    const roles = pages.flatMap(({ nodes }) => nodes.map(({ role }) => role));
    expect(roles).toContain('Table');
    expect(roles).not.toContain('Figure');
  });
});

describe('a tagged research paper', () => {
  it('has its sections, figures, table and references in its structure', async () => {
    const { pages } = await readStructure(await makePaper(fullPaper, signal));
    const nodes = pages.flatMap((page) => page.nodes);
    expect(pages.flatMap(({ untagged }) => untagged)).toEqual([]);
    expect(nodes.filter(({ role }) => role === 'H2').map(({ text }) => text)).toEqual([
      'Abstract',
      ...fullPaper.sections.map(({ title }) => title),
      'References',
    ]);
    expect(nodes.filter(({ role, alt }) => role === 'Figure' && alt !== undefined)).toHaveLength(2);
    expect(nodes.filter(({ role }) => role === 'Table')).toHaveLength(1);
  });
});
