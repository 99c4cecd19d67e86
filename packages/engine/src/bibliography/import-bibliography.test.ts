import { describe, expect, it } from 'vitest';
import { BIBTEX, CSL_JSON, ENDNOTE_XML, NBIB, RIS } from './bibliography.fixtures.js';
import { importBibliography } from './import-bibliography.js';

const importOne = async (text: string) => {
  const { records } = await importBibliography(text);
  return records[0];
};

describe('BibTeX', () => {
  it('gives every field of an entry as plain text', async () => {
    const { records, skipped, format } = await importBibliography(BIBTEX);
    expect(format).toBe('bibtex');
    expect(skipped).toEqual([]);
    expect(records[0]).toEqual({
      id: 'Watson1953',
      type: 'article-journal',
      title: 'Molecular Structure of Nucleic Acids: A Structure for Deoxyribose Nucleic Acid',
      authors: [
        { family: 'Watson', given: 'J. D.' },
        { family: 'Crick', given: 'F. H. C.' },
      ],
      year: 1953,
      containerTitle: 'Nature',
      volume: '171',
      issue: '4356',
      pages: '737-738',
      doi: '10.1038/171737a0',
      pmid: '13054692',
      abstract:
        'We describe a structure with two helical chains, 34 Å per turn, and say why it suggests how DNA is copied.',
      keywords: ['DNA', 'double helix'],
    });
  });

  it('reads BibLaTeX fields, accents, names in either order and groups', async () => {
    const { records } = await importBibliography(BIBTEX);
    expect(records[1]).toMatchObject({
      title: 'Quantisierung als Eigenwertproblem',
      authors: [{ family: 'Schrödinger', given: 'Erwin' }],
      containerTitle: 'Annalen der Physik',
      year: 1926,
      doi: '10.1002/andp.19263840404',
    });
    expect(records[2]?.authors).toEqual([
      { family: 'Erdős', given: 'Pál' },
      { family: 'Rényi', given: 'Alfréd' },
    ]);
    expect(records[3]).toMatchObject({
      authors: [{ family: 'The ENCODE Project Consortium' }],
      containerTitle: 'Nature',
    });
  });

  it('takes the proceedings of a paper from its cross-reference', async () => {
    const { records } = await importBibliography(BIBTEX);
    expect(records[4]).toMatchObject({
      id: 'vaswani',
      type: 'paper-conference',
      authors: [
        { family: 'Vaswani', given: 'Ashish' },
        { family: 'Shazeer', given: 'Noam' },
      ],
      containerTitle: 'Advances in Neural Information Processing Systems 30',
      year: 2017,
    });
  });

  it('says where an entry is broken and reads the others', async () => {
    const broken = `@article{one, title = {First title of the file}}
@article{two, title = {Never closed,
  year = 2000
@article{three, title = {Third title of the file}}
@article{four, title = "a" "b"}
@article{five, year = 2001}`;
    const { records, skipped } = await importBibliography(broken);
    expect(records.map(({ id }) => id)).toEqual(['one', 'three']);
    expect(skipped.map(({ line }) => line)).toEqual([2, 5, 6]);
    expect(skipped[0]?.reason).toBe(
      'The end of the entry is missing: a brace or quote is not closed.',
    );
    expect(skipped[1]?.reason).toMatch(/^The entry is not valid BibTeX/);
    expect(skipped[2]?.reason).toBe('The record has no title.');
  });

  it('ends with entries that refer to each other in a circle, to themselves, or are nested without end', async () => {
    const text = `@book{a, title={Title of the first one}, crossref={b}}
@book{b, title={Title of the second one}, crossref={a}}
@book{c, title={Title of the third one}, crossref={c}}
@book{d, title=${'{'.repeat(5000)}${'}'.repeat(5000)}}`;
    const { records, skipped } = await importBibliography(text);
    expect(records).toHaveLength(3);
    expect(skipped).toEqual([{ line: 4, reason: 'Braces are nested too deep.' }]);
  });

  it('reads symbols, and drops commands that it does not know', async () => {
    const record = await importOne(
      String.raw`@misc{a, title = {\noopsort{b}Cells at $37\,^{\circ}$C, $p \leq 0.05$, \text{CO}$_2$, {\AA}ngstr{\"o}m \ldots{}}}`,
    );
    expect(record?.title).toBe('bCells at 37 °C, p ≤ 0.05, CO₂, Ångström …');
  });

  it('keeps an entry in which one value is broken LaTeX', async () => {
    const { records, skipped } = await importBibliography(
      String.raw`@article{a, title = {A title with a cost of 5 $}, author = {M{\"u}ller, Jan}, abstract = {See \href without an address}}`,
    );
    expect(skipped).toEqual([]);
    expect(records[0]).toMatchObject({
      title: 'A title with a cost of 5',
      authors: [{ family: 'Müller', given: 'Jan' }],
      abstract: 'See without an address',
    });
  });

  it('does not carry abbreviations from one file into the next', async () => {
    await importBibliography('@string{secret = "Mine"} @misc{a, title = secret}');
    const record = await importOne('@misc{a, title = secret, month = jan}');
    expect(record?.title).toBe('secret');
  });

  it('reads journals that are commands, subtitles, and DOIs in double braces', async () => {
    const record = await importOne(
      String.raw`@book{a, title={Main title}, subtitle={And more}, journal={\apj}, doi={{10.1000/a_b}}}`,
    );
    expect(record).toMatchObject({
      title: 'Main title: And more',
      containerTitle: 'The Astrophysical Journal',
      doi: '10.1000/a_b',
    });
  });
});

describe('RIS', () => {
  it('gives authors, pages, PMID, keywords on lines of their own and a wrapped abstract', async () => {
    const { records, skipped, format } = await importBibliography(RIS);
    expect(format).toBe('ris');
    expect(skipped).toEqual([]);
    expect(records[0]).toEqual({
      id: 'jinek2012programmable',
      type: 'article-journal',
      title: 'A Programmable Dual-RNA–Guided DNA Endonuclease in Adaptive Bacterial Immunity',
      authors: [
        { family: 'Jinek', given: 'Martin' },
        { family: 'Chylinski', given: 'Krzysztof' },
        { family: 'Fonfara', given: 'Ines' },
        { family: 'Hauer', given: 'Michael' },
        { family: 'Doudna', given: 'Jennifer A.' },
        { family: 'Charpentier', given: 'Emmanuelle' },
      ],
      year: 2012,
      containerTitle: 'Science',
      volume: '337',
      issue: '6096',
      pages: '816-821',
      doi: '10.1126/science.1225829',
      pmid: '22745249',
      url: 'https://www.science.org/doi/10.1126/science.1225829',
      abstract:
        'A pair of RNAs leads the protein Cas9 to a chosen place of DNA, which it cuts - both strands.',
      keywords: ['CRISPR', 'Cas9', 'genome editing'],
    });
  });

  it('reads the older tags', async () => {
    const { records } = await importBibliography(RIS);
    expect(records[1]).toMatchObject({
      title: 'Prospect Theory: An Analysis of Decision under Risk',
      containerTitle: 'Econometrica',
      year: 1979,
      doi: '10.2307/1914185',
    });
  });

  it('reports lines before the first type and a record without a title', async () => {
    const { records, skipped } = await importBibliography(
      'AU  - Nobody, N.\nTI  - Lost\nER  - \nTY  - JOUR\nAU  - Tversky, Amos\nER  - \nTY  - BOOK\nTI  - Found',
    );
    expect(records.map(({ title }) => title)).toEqual(['Found']);
    expect(skipped).toEqual([
      { line: 1, reason: 'The record does not begin with a type (TY).' },
      { line: 4, reason: 'The record has no title.' },
    ]);
  });
});

it('reads PubMed files with wrapped lines, groups of authors and MeSH headings', async () => {
  const { records, format } = await importBibliography(NBIB, 'pubmed.nbib');
  expect(format).toBe('nbib');
  expect(records[0]).toEqual({
    id: 'encodeprojectconsortium2012integrated',
    type: 'article-journal',
    title: 'An integrated encyclopedia of DNA elements in the human genome',
    authors: [{ family: 'ENCODE Project Consortium' }],
    year: 2012,
    containerTitle: 'Nature',
    volume: '489',
    issue: '7414',
    pages: '57-74',
    doi: '10.1038/nature11247',
    pmid: '22955616',
    abstract: 'The project maps which parts of the human genome are active, and in which cells.',
    keywords: ['DNA', 'Genome, Human'],
  });
  expect(records[1]).toMatchObject({
    authors: [
      { family: 'Jinek', given: 'Martin' },
      { family: 'Chylinski', given: 'Krzysztof' },
    ],
    doi: '10.1126/science.1225829',
  });
});

it('reads CSL-JSON of Zotero and says which item has no usable title', async () => {
  const { records, skipped, format } = await importBibliography(CSL_JSON);
  expect(format).toBe('csl-json');
  expect(records[0]).toMatchObject({
    id: 'newcombe1998two',
    year: 1998,
    pages: '857-872',
    doi: '10.1002/(sici)1097-0258(19980430)17:8<857::aid-sim777>3.0.co;2-e',
  });
  expect(records[1]).toMatchObject({ id: 'knuth1968art', publisher: 'Addison-Wesley', year: 1968 });
  expect(skipped).toEqual([{ reason: 'Item 3 has no title.' }]);
});

it('reads the same format from ERIC, which has no PMID, and names with initials only', async () => {
  const { records, skipped } = await importBibliography(
    'OWN - ERIC\nTI  - First title of the list\nAU  - Tversky A\nDP  - 1979\n\nOWN - ERIC\nTI  - Second title of the list\nAU  - Le Guin U.K.\n',
  );
  expect(skipped).toEqual([]);
  expect(records.map(({ authors }) => authors)).toEqual([
    [{ family: 'Tversky', given: 'A' }],
    [{ family: 'Le Guin', given: 'U.K.' }],
  ]);
});

describe('EndNote XML', () => {
  it('joins the styled parts of a title and takes the PMID of a PubMed record', async () => {
    const { records, skipped, format } = await importBibliography(ENDNOTE_XML);
    expect(format).toBe('endnote-xml');
    expect(records).toEqual([
      {
        id: 'watson1953molecular',
        type: 'article-journal',
        title: 'Molecular structure of nucleic acids; a structure for deoxyribose nucleic acid',
        authors: [
          { family: 'Watson', given: 'J. D.' },
          { family: 'Crick', given: 'F. H. C.' },
        ],
        year: 1953,
        containerTitle: 'Nature',
        volume: '171',
        issue: '4356',
        pages: '737-8',
        doi: '10.1038/171737a0',
        pmid: '13054692',
        url: 'https://www.ncbi.nlm.nih.gov/pubmed/13054692',
        keywords: ['DNA', 'X-ray & diffraction'],
      },
    ]);
    expect(skipped).toEqual([{ line: 11, reason: 'The record has no title.' }]);
  });

  it('expands no entities of a document type and fetches none', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE xml [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">
<!ENTITY file SYSTEM "file:///etc/passwd">]>
<xml><records><record><titles><title>Bomb &b; &file;</title></titles></record></records></xml>`;
    const record = await importOne(bomb);
    expect(record?.title).toBe('Bomb &b; &file;');
  });

  it('keeps the records before the place where a file breaks off', async () => {
    const { records, skipped } = await importBibliography(
      ENDNOTE_XML.slice(0, ENDNOTE_XML.lastIndexOf('<contributors>')),
    );
    expect(records).toHaveLength(1);
    expect(skipped).toEqual([{ line: 11, reason: 'The end of the record is missing.' }]);
  });
});
