import { describe, expect, it } from 'vitest';
import {
  createDeeplyNestedDocx,
  createEntityBombDocx,
  createLargeStylesDocx,
  createLyingSizeDocx,
  createManyAttributesDocx,
  createManyEntriesDocx,
  createManyParagraphsDocx,
} from '../../../../tests/files/hostile-docx.ts';
import {
  createDeeplyNestedHtml,
  createManyTagsHtml,
} from '../../../../tests/files/hostile-html.ts';
import {
  createDeflatedPdf,
  createDoublyDeflatedPdf,
  createEncodedDeflatedPdf,
  createEndlessTablePdf,
  createManyTextsPdf,
  createNestedFormsPdf,
  createRepeatedContentPdf,
  createRunLengthPdf,
  createSharedContentPdf,
} from '../../../../tests/files/hostile-pdf.ts';
import { readPaper } from './read-paper.js';
import { readingMessages } from './refusals.messages.js';

const MIB = 1024 * 1024;
const never = new AbortController().signal;

const read = (bytes: Uint8Array, deadline = never) =>
  readPaper(bytes, {}, {}, { signal: never, deadline, onPage: () => undefined });

describe('a file that is small on disk and large when read is refused before it is read', () => {
  it.each([
    ['a PDF deflated twice', () => createDoublyDeflatedPdf(40 * MIB), readingMessages.pdfBomb],
    ['a PDF of 40 MB deflated once', () => createDeflatedPdf(40 * MIB), readingMessages.pdfBomb],
    [
      'a PDF deflated twice and written in hexadecimal digits',
      () => createEncodedDeflatedPdf(4 * MIB),
      readingMessages.pdfBomb,
    ],
    [
      'a PDF run-length encoded and deflated',
      () => createRunLengthPdf(4 * MIB),
      readingMessages.pdfBomb,
    ],
    [
      'a PDF that draws one content 2,000 times',
      () => createRepeatedContentPdf(),
      readingMessages.pdfBomb,
    ],
    [
      'a Word document of 550,000 paragraphs',
      () => createManyParagraphsDocx(),
      readingMessages.tooManyParagraphs,
    ],
    [
      'a Word document of 150,000 styles',
      () => createLargeStylesDocx(),
      readingMessages.tooManyParagraphs,
    ],
    ['a Word document of 6,000 parts', () => createManyEntriesDocx(6_000), readingMessages.bomb],
    [
      'a Word document that states a wrong size',
      () => createLyingSizeDocx(20 * MIB),
      readingMessages.damagedDocx,
    ],
    [
      'a Word document with entities that expand',
      () => createEntityBombDocx(),
      readingMessages.damagedDocx,
    ],
    [
      'a Word document of 200,000 nested elements',
      () => createDeeplyNestedDocx(),
      readingMessages.tooManyParagraphs,
    ],
    [
      'a PDF whose table claims a billion objects',
      () => createEndlessTablePdf(),
      readingMessages.damagedPdf,
    ],
    [
      'a web page of 500,000 nested elements',
      () => createDeeplyNestedHtml(),
      readingMessages.tooLong,
    ],
    ['a web page of a million elements', () => createManyTagsHtml(), readingMessages.tooLong],
  ])('%s', async (_, create, message) => {
    await expect(read(create())).rejects.toThrow(message);
  });

  it('a PDF of 300 pages that share one long content, when its time is up', async () => {
    const deadline = AbortSignal.timeout(300);
    const file = createSharedContentPdf();
    await expect(read(file, deadline)).rejects.toThrow(readingMessages.tooSlow);
  });

  it('a PDF of a page that never ends, when its time is up', async () => {
    const deadline = AbortSignal.timeout(300);
    await expect(read(createNestedFormsPdf(), deadline)).rejects.toThrow(readingMessages.tooSlow);
  });
});

describe('a large file that is no attack is read', () => {
  it('a page of 20,000 texts', async () => {
    const { pages } = await read(createManyTextsPdf(20_000));
    expect(pages[0]?.match(/t\d/g)).toHaveLength(20_000);
  });

  it('a PDF whose compressed pages hold 256 kB of operators', async () => {
    const { pages } = await read(createDeflatedPdf(MIB / 4));
    expect(pages[0]).toContain('A');
  });

  it('a Word document of an element with 20,000 attributes', async () => {
    const { pages } = await read(createManyAttributesDocx(20_000));
    expect(pages).toEqual(['a']);
  });

  it('a Word document of 2,000 paragraphs', async () => {
    const { pages } = await read(createManyParagraphsDocx(2_000));
    expect(pages[0]?.split('\n\n')).toHaveLength(2_000);
  });
});
