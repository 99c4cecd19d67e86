import { strToU8 } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearchableDocument } from '../literature/searchable-paper.js';
import { readFile, createZip } from '../handlers/paper.handlers.fixtures.js';
import { extractAbstract } from './abstract.js';
import { isFrontMatter } from './front-matter.js';
import { COLUMN_WIDTH, LEADING, LEFT, createPdf, RIGHT } from '../reading/read-pdf.fixtures.js';

// Made up for tests.
const TITLE = 'Made-up spindles and the recall of invented words';
const AUTHORS = 'Ada B. Example1*, José Muster2, Bo van der Beispiel1,3';
const AFFILIATIONS =
  '1 Department of Invented Sleep, University of Example, Springfield, United States of America, 2 Institute of Made-Up Words, Musterstadt, Germany.';
const NOTES =
  '* E-mail: ada@example.org\n\nReceived May 2, 2019; Accepted June 3, 2019\n\nThese authors contributed equally to this work.';
const FRONT = [TITLE, AUTHORS, AFFILIATIONS, NOTES].join('\n\n');
const FIRST =
  'Sleep spindles come and go in the night, and nobody knows what invented words have to do with them. We counted both in forty made-up people.';
const SECOND =
  'Spindles were more frequent after a day of learning than after a day of rest, and recall was better in the morning.';
const BODY =
  'Introduction\n\nWords are learned by day [1], and they are kept by night in ways that many have described before us [2,3].';
const paper = (...parts: readonly string[]) => [parts.join('\n\n')];

describe('the abstract of a paper', () => {
  it.each([
    ['under its heading', 'Abstract'],
    ['under a numbered heading', '1. Summary'],
    ['under a heading in spaced capitals', 'A B S T R A C T'],
    ['under a heading in spaced letters', 'a b s t r a c t'],
  ])('is found %s, behind authors and affiliations', (_, heading) => {
    expect(extractAbstract(paper(FRONT, heading, FIRST, SECOND, BODY))).toBe(`${FIRST} ${SECOND}`);
  });

  it.each(['Abstract: ', 'ABSTRACT—', 'Abstract. ', 'Summary: ', 'Abstract '])(
    'is found behind “%s” in its own paragraph',
    (label) => {
      expect(extractAbstract(paper(FRONT, label + FIRST, SECOND, BODY))).toBe(`${FIRST} ${SECOND}`);
    },
  );

  it('is the prose before the introduction if it has no heading', () => {
    expect(extractAbstract(paper(FRONT, FIRST, SECOND, BODY))).toBe(`${FIRST} ${SECOND}`);
  });

  it('ends before prose that cites with raised numbers, if it has no heading', () => {
    const cited =
      'Words are learned by day, and they are kept by night in ways that many have described4,12.';
    expect(extractAbstract(paper(FRONT, FIRST, SECOND, cited, 'Results', SECOND))).toBe(
      `${FIRST} ${SECOND}`,
    );
  });

  it('is the first prose if the paper has no headings', () => {
    const body = BODY.replace(/^Introduction\n\n/, '');
    expect(extractAbstract(paper(FRONT, FIRST, body))).toBe(FIRST);
    expect(extractAbstract(paper(FRONT, 'Abstract', FIRST, body))).toBe(FIRST);
  });

  it.each([
    'Author Summary\n\nThis is the same for everybody, in words that everybody knows.',
    'Keywords: sleep, spindles, words',
    'Key words\n\nsleep; spindles; words',
    'Significance Statement\n\nThis matters to nobody, since it is made up.',
    'Editors’ Summary\n\nBackground\n\nSleep is known to everybody.',
    'Abbreviations: SP, spindle; WD, word',
  ])('ends before %s', (next) => {
    expect(extractAbstract(paper(FRONT, 'Abstract', FIRST, SECOND, next, BODY))).toBe(
      `${FIRST} ${SECOND}`,
    );
  });

  it('has the parts of a structured abstract, and ends where the paper’s own sections begin', () => {
    const parts = ['Background', FIRST, 'Methods and Findings', SECOND, 'Conclusions', 'We know.'];
    const whole = `Background: ${FIRST} Methods and Findings: ${SECOND} Conclusions: We know.`;
    expect(extractAbstract(paper(FRONT, 'Abstract', ...parts, BODY))).toBe(whole);
    const own = BODY.replace('Introduction', 'Background');
    expect(extractAbstract(paper(FRONT, 'Abstract', ...parts, own))).toBe(whole);
  });

  it('has labelled paragraphs of a structured abstract as they are', () => {
    const parts = [`Background: ${FIRST}`, `Findings: ${SECOND}`, 'Interpretation: We know.'];
    expect(extractAbstract(paper(FRONT, 'Summary', ...parts, 'Funding: Nobody.', BODY))).toMatch(
      /^Background: Sleep.*Findings: Spindles.*Interpretation: We know\./,
    );
  });

  it('skips affiliations and notes within it', () => {
    expect(
      extractAbstract(paper(TITLE, 'Abstract', FIRST, AFFILIATIONS, NOTES, SECOND, BODY)),
    ).toBe(`${FIRST} ${SECOND}`);
  });

  it('skips licenses within it, which are sentences', () => {
    const license =
      'Springfield © The Authors. 2020 Open Access This article is licensed under a Creative Commons license, which permits use.';
    const parts = [`Background: ${FIRST}`, license, `Conclusion: ${SECOND}`, 'Keywords: sleep'];
    expect(extractAbstract(paper(FRONT, 'Abstract', ...parts, BODY))).toBe(
      `Background: ${FIRST} Conclusion: ${SECOND}`,
    );
  });

  it('is the whole text if the paper is only an abstract', () => {
    expect(extractAbstract(paper('Abstract', FIRST, SECOND))).toBe(`${FIRST} ${SECOND}`);
    expect(extractAbstract(['It says something new here.'])).toBe('It says something new here.');
  });

  it('is empty without prose', () => {
    expect(extractAbstract(paper(TITLE, AUTHORS, AFFILIATIONS))).toBe('');
    expect(extractAbstract([''])).toBe('');
  });

  it('comes from the paper, in no more than 4000 characters', () => {
    const block = fc.constantFrom(
      'Abstract',
      'Background',
      BODY,
      FIRST,
      SECOND,
      FRONT,
      'Results',
      'x.',
    );
    fc.assert(
      fc.property(fc.array(block, { maxLength: 60 }), (blocks) => {
        const abstract = extractAbstract(paper(...blocks));
        expect(abstract.length).toBeLessThanOrEqual(4000);
        expect(abstract).not.toContain('Department');
      }),
    );
  });

  it('takes linear time', () => {
    for (const text of ['A '.repeat(400_000), 'Abstract '.repeat(100_000), 'a,'.repeat(400_000)])
      expect(extractAbstract([text]).length).toBeLessThanOrEqual(4000);
  });
});

describe('an uploaded paper', () => {
  const abstractFrom = async (file: File) =>
    createSearchableDocument((await readFile(file)).document, '2026-03-01').paper.abstract;

  it('LIT-06 shows its abstract and not its affiliations, from DOCX', async () => {
    const paragraphs = [FRONT, 'Abstract', FIRST, SECOND, BODY].join('\n\n').split('\n\n');
    const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
    const document = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
    const file = createZip({ 'word/document.xml': strToU8(document) });
    expect(await abstractFrom(file)).toBe(`${FIRST} ${SECOND}`);
  });

  it('LIT-06 shows its abstract and not its affiliations, from a PDF with two columns', async () => {
    const bytes = createPdf(({ lines, wrap, pdf }) => {
      const narrow = (text: string) => wrap(text, COLUMN_WIDTH);
      const [heading = '', prose = ''] = BODY.split('\n\n');
      lines([...narrow(prose), ...narrow(SECOND), ...narrow(FIRST)], RIGHT, 160 + 2 * LEADING);
      lines([heading], RIGHT, 160);
      lines(wrap(AFFILIATIONS, 2 * COLUMN_WIDTH), LEFT, 90);
      lines([AUTHORS], LEFT, 70);
      const abstract = [...narrow(FIRST), ...narrow(SECOND)];
      lines(abstract, LEFT, 160 + 2 * LEADING);
      lines(['Abstract'], LEFT, 160);
      pdf.setFontSize(16);
      lines([TITLE], LEFT, 50);
    });
    expect(await abstractFrom(new File([bytes], 'a.pdf'))).toBe(`${FIRST} ${SECOND}`);
  });

  it('quotes no affiliation as one of its central sentences', async () => {
    const file = new File([[FRONT, FIRST, SECOND, BODY].join('\n\n')], 'a.txt');
    const { analysis } = await readFile(file);
    for (const { text } of analysis.summary ?? []) expect(isFrontMatter(text)).toBe(false);
  });
});

describe('front matter', () => {
  it.each([
    AUTHORS,
    AFFILIATIONS,
    ...NOTES.split('\n\n'),
    '© 2019 Example et al.',
    'Funding: None.',
  ])('is “%s”', (text) => expect(isFrontMatter(text)).toBe(true));

  it.each([
    FIRST,
    SECOND,
    'Patients of the University Hospital were asked twice.',
    'Weight loss improves risk factors, blood pressure, and sleep.',
  ])('is not “%s”', (text) => expect(isFrontMatter(text)).toBe(false));
});
