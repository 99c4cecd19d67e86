import type { DocumentType } from '@spinout/api-client';
import { documentNames, legalDocument } from '@spinout/domain/venture';
import { exampleCompany } from '@spinout/api-client/testing';
import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import { createDocxFile, DOCX_MEDIA_TYPE } from './docx-file.js';

const types = Object.keys(documentNames) as DocumentType[];
const NOTICE =
  'DRAFT - not legal advice. Have a lawyer review it before you sign or file anything.';

const write = async (type: DocumentType, notices: readonly string[] = []) => {
  const { text } = legalDocument(type, exampleCompany, { preparedLocally: false });
  const file = await createDocxFile({ text, company: exampleCompany.name, notices });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { value: html } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) });
  const { value: plain } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
  const parts = unzipSync(bytes);
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  return { file, text, html, plain, part };
};

const collapse = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('a legal document as a Word file', () => {
  it.each(types)('has a notice, title and all words of the text (%s)', async (type) => {
    const { file, text, plain } = await write(type);
    expect(file.type).toBe(DOCX_MEDIA_TYPE);
    expect(plain.startsWith(NOTICE)).toBe(true);
    const words = collapse(plain);
    for (const word of new Set(text.match(/\p{L}{3,}/gu)))
      expect(words.toLowerCase()).toContain(word.toLowerCase());
  });

  it('has headings, numbered sections and lists instead of typed numbers and marks', async () => {
    const { html } = await write('founderAgreement');
    expect(html).toContain('PURCHASE OF THE SHARES');
    expect(html).not.toMatch(/>\s*1\.1 /);
    expect(html).toMatch(/<table>.*Founder.*<\/table>/s);
    expect((await write('vestingSchedule')).html).toMatch(/<ul><li>Shares are whole/);
  });

  it('marks the title and the headings with styles of Word', async () => {
    const { part } = await write('bylaws');
    const body = part('word/document.xml');
    expect(body).toMatch(/<w:pStyle w:val="Title"\/>/);
    expect(body.match(/<w:pStyle w:val="Heading1"\/>/g)?.length).toBeGreaterThan(5);
    expect(body).toContain('<w:numPr>');
  });

  it('names title and language, and has the notice and the page number on each page', async () => {
    const { part } = await write('ndaTemplate');
    expect(part('docProps/core.xml')).toContain(`NDA Template – ${exampleCompany.name}`);
    expect(part('word/styles.xml')).toContain('<w:lang w:val="en-US"/>');
    expect(part('word/header1.xml')).toContain(NOTICE);
    expect(part('word/footer1.xml')).toMatch(/PAGE.*NUMPAGES/s);
  });

  it('says further notices before the title', async () => {
    const { plain } = await write('bylaws', ['The company data are simulated.']);
    expect(collapse(plain)).toContain(`${NOTICE} The company data are simulated. Bylaws`);
  });
});
