import { doiCandidates, parseDoi } from '@spinout/api-client/doi';
import { describe, expect, it } from 'vitest';
import { parseReferences } from '../references/parse-references.js';
import { readPastedText } from './read-paper.js';
import { createPdf, LEADING } from './read-pdf.fixtures.js';
import { readPdf } from './read-pdf.js';

const OPTIONS = {
  signal: new AbortController().signal,
  deadline: new AbortController().signal,
  onPage: () => undefined,
};

const DOIS = [
  '10.1000/lime.12',
  '10.1002/(sici)1099-0001(199901)10:1<1::aid-xyz1>3.0.co;2-q',
  '10.1016/0000-0001(72)90001-9',
];

const doisIn = (text: string) => doiCandidates(text).map((candidate) => parseDoi(candidate)?.doi);

describe('DOIs in a table of a PDF', () => {
  const COLUMNS = [50, 130, 190] as const;

  it.each([
    ['bare', (doi: string) => doi],
    ['as addresses', (doi: string) => `https://doi.org/${doi}`],
  ])('are read whole, %s, in the order of the rows', async (_, print) => {
    const bytes = createPdf(({ pdf, lines }) => {
      pdf.setFontSize(8);
      lines(['Table 1. Studies of lime trees that were included in the comparison.'], 50, 80);
      [
        ['Study', 'Year', 'DOI'],
        ...DOIS.map((doi, at) => [`Study ${at + 1}`, '2001', print(doi)]),
      ].forEach((cells, row) =>
        cells.forEach((cell, column) => pdf.text(cell, COLUMNS[column] ?? 50, 110 + row * LEADING)),
      );
      lines(['All studies counted the pollen of lime trees in summer.'], 50, 200);
    });
    const { pages } = await readPdf(bytes, OPTIONS);
    expect(doisIn(pages.join('\n\n'))).toEqual(DOIS);
  });
});

describe('DOIs in a Markdown text', () => {
  const ENTRIES = [
    'Example A (1999) Pollen of made-up lime trees. J Examples 3: 1-9.',
    'Muster B (2001) Names of made-up lime trees. J Examples 5: 2-8.',
    'Okoye T (2002) Prices of boats in harbors. J Examples 6: 1-3.',
  ];
  const listWith = (link: (doi: string) => string) => {
    const entries = ENTRIES.map((entry, at) => `${at + 1}. ${entry} ${link(DOIS[at] ?? '')}`);
    const { pages } = readPastedText(
      `# Lime trees\n\nPollen is counted [1-3].\n\n## References\n\n${entries.join('\n')}\n`,
    );
    return parseReferences(pages.join('\n\n'));
  };

  it.each([
    ['as links', (doi: string) => `[Link](https://doi.org/${doi})`],
    ['as links of themselves', (doi: string) => `[${doi}](https://doi.org/${doi})`],
    ['as labeled links', (doi: string) => `[doi:${doi}](https://doi.org/${doi})`],
    ['in angle brackets', (doi: string) => `<https://doi.org/${doi}>`],
    ['as code', (doi: string) => `\`${doi}\``],
    ['in bold', (doi: string) => `**${doi}**`],
  ])('of a reference list are read %s', (_, link) => {
    const references = listWith(link);
    expect(references.map(({ doi }) => doi)).toEqual(DOIS);
    expect(references.map(({ title }) => title)).toEqual([
      'Pollen of made-up lime trees',
      'Names of made-up lime trees',
      'Prices of boats in harbors',
    ]);
  });
});
