import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readDocInThread } from '../reading/read-doc-in-thread.js';
import {
  readFixtureBytes,
  getError,
  createFixtureFile,
  sendFile,
  sendJson,
  createDependencies,
  createZip,
} from './paper.handlers.fixtures.js';

describe('refusing what cannot be read', () => {
  const big = (bytes: number) => new File([new Uint8Array(bytes)], 'big.pdf');

  it.each([
    ['empty.pdf', 422, 'This file is empty (0 bytes). Choose the file again, or paste the text.'],
    [
      'encrypted.pdf',
      422,
      'This file is protected by a password. Save a copy without the password and upload that.',
    ],
    [
      'scanned.pdf',
      422,
      'This PDF contains only images. Run text recognition (OCR) on it, or paste the text.',
    ],
    [
      'damaged.pdf',
      422,
      'This PDF is damaged and cannot be opened. Save or download it again, or paste the text.',
    ],
    [
      'disguised.pdf',
      415,
      'The content of “disguised.pdf” is a PNG image. Upload a PDF, DOC, DOCX or TXT file.',
    ],
  ])('%s', async (name, status, message) => {
    expect(await getError(sendFile(createFixtureFile(name)))).toEqual([status, message]);
  });

  it('a file over 25 MB', async () => {
    expect(await getError(sendFile(big(25 * 1024 * 1024 + 1)))).toEqual([
      413,
      expect.stringContaining('larger than 25 MB'),
    ]);
  });

  it('a program named .docx, a web page named .pdf, and binary data named .txt', async () => {
    const program = new File([new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0])], 'paper.docx');
    expect(await getError(sendFile(program))).toEqual([
      415,
      expect.stringContaining('a Windows program'),
    ]);
    const page = new File(['<!DOCTYPE html><p>Log in'], 'paper.pdf');
    expect(await getError(sendFile(page))).toEqual([415, expect.stringContaining('a web page')]);
    const data = new File([new Uint8Array(300).map((_, index) => index % 7)], 'paper.txt');
    expect(await getError(sendFile(data))).toEqual([415, expect.stringContaining('binary data')]);
  });

  it('a Word document that unpacks to far more than its size', async () => {
    const bomb = createZip({ 'word/document.xml': new Uint8Array(101 * 1024 * 1024) }, 'bomb.docx');
    expect(bomb.size).toBeLessThan(2 * 1024 * 1024);
    expect(await getError(sendFile(bomb))).toEqual([
      413,
      expect.stringContaining('expands to over 100 MB'),
    ]);
  });

  it('a zip bomb that lies about its size, without unpacking it', async () => {
    const bytes = zipSync(
      { 'word/document.xml': new Uint8Array(80 * 1024 * 1024).fill(65) },
      { level: 1 },
    );
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (let at = 0; at < bytes.length - 4; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true);
      if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 1000, true);
    }
    const [status] = await getError(sendFile(new File([bytes], 'liar.docx')));
    expect(status).toBe(422);
  });

  it('a damaged Word document, a workbook, and a plain archive', async () => {
    const whole = readFixtureBytes('crispr.docx');
    const torn = new File([whole.subarray(0, 1500)], 'torn.docx');
    expect(await getError(sendFile(torn))).toEqual([
      422,
      expect.stringContaining('Word document is damaged'),
    ]);
    const broken = createZip({ 'word/document.xml': strToU8('<w:document><w:body>') });
    expect(await getError(sendFile(broken))).toEqual([
      422,
      expect.stringContaining('Word document is damaged'),
    ]);
    const workbook = createZip({ 'xl/workbook.xml': strToU8('<x/>') });
    expect(await getError(sendFile(workbook))).toEqual([
      415,
      expect.stringContaining('an Excel workbook'),
    ]);
    expect(await getError(sendFile(createZip({ 'a.txt': strToU8('a') })))).toEqual([
      415,
      expect.stringContaining('a ZIP archive'),
    ]);
  });

  it('a DOC without a reader, a damaged one, and an encrypted one', async () => {
    expect(await getError(sendFile(createFixtureFile('crispr.doc')))).toEqual([
      415,
      expect.stringContaining('Save it as DOCX'),
    ]);
    const torn = new File([readFixtureBytes('crispr.doc').subarray(0, 2600)], 'torn.doc');
    const dependencies = createDependencies({ readDoc: readDocInThread });
    expect(await getError(sendFile(torn, dependencies))).toEqual([
      422,
      expect.stringContaining('cannot be read'),
    ]);
    const locked = new File(
      [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from('EncryptedPackage', 'utf16le')],
      'locked.docx',
    );
    expect(await getError(sendFile(locked, dependencies))).toEqual([
      422,
      expect.stringContaining('protected by a password'),
    ]);
  });

  it('an address in the browser, a wrong one, and one that does not answer', async () => {
    expect(
      await getError(sendJson(createDependencies(), 'https://example.org/a.pdf', '', 'url')),
    ).toEqual([
      422,
      'The browser cannot fetch pages from other sites. Download the paper and upload the file, or paste its text.',
    ]);
    const dependencies = createDependencies({
      fetchPaper: () => Promise.reject(new TypeError('fetch failed')),
    });
    expect(await getError(sendJson(dependencies, 'https://example.org/a.pdf', '', 'url'))).toEqual([
      422,
      expect.stringContaining('could not be fetched'),
    ]);
    for (const wrong of ['not an address', 'file:///etc/passwd', 'javascript:alert(1)']) {
      expect(await getError(sendJson(dependencies, wrong, '', 'url'))).toEqual([
        422,
        expect.stringContaining('not the address of a paper'),
      ]);
    }
  });

  it('nothing at all, and text without a word', async () => {
    expect(await getError(sendJson(createDependencies(), '', '  ', 'text'))).toEqual([
      422,
      'Please provide a paper to analyze',
    ]);
    expect(await getError(sendJson(createDependencies(), '', '... --- ...', 'text'))).toEqual([
      422,
      expect.stringContaining('no text'),
    ]);
  });

  it('text of more than a million characters', async () => {
    const long = new File(['A word and one more. '.repeat(50_000)], 'long.txt');
    expect(await getError(sendFile(long))).toEqual([
      413,
      expect.stringContaining('a million characters'),
    ]);
  });

  it('a PDF whose time is up', async () => {
    const dependencies = createDependencies({ deadline: () => AbortSignal.abort() });
    expect(await getError(sendFile(createFixtureFile('amyloid.pdf'), dependencies))).toEqual([
      422,
      expect.stringContaining('longer than 10 seconds'),
    ]);
  });

  it('aborted requests, at any page, without storing anything', async () => {
    const dependencies = createDependencies();
    const leaving = new AbortController();
    const answer = sendFile(createFixtureFile('amyloid.pdf'), dependencies, {
      signal: leaving.signal,
      onProgress: ({ stage, done }) => {
        if (stage === 'Reading pages' && done === 2) leaving.abort();
      },
    });
    expect(await getError(answer)).toEqual([422, 'Reading was stopped.']);
    expect(await dependencies.store.keys('')).toEqual([]);
  });

  it('still reads the next good paper', async () => {
    const dependencies = createDependencies();
    for (const name of [
      'damaged.pdf',
      'encrypted.pdf',
      'scanned.pdf',
      'disguised.pdf',
      'empty.pdf',
    ]) {
      expect((await sendFile(createFixtureFile(name), dependencies)).status).toBeGreaterThanOrEqual(
        400,
      );
    }
    expect((await sendFile(createFixtureFile('amyloid.pdf'), dependencies)).status).toBe(200);
  });

  it('answers any bytes under any name with text or a refusal, and never throws', async () => {
    const heads = fc.constantFrom(
      '',
      '%PDF-1.7\n',
      'PK\u0003\u0004',
      '{\\rtf1',
      '<html>',
      '%PDF-1.4\n1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj trailer <</Root 1 0 R>>',
    );
    await fc.assert(
      fc.asyncProperty(
        heads,
        fc.uint8Array({ maxLength: 400 }),
        fc.constantFrom('a.pdf', 'a.docx', 'a.txt', 'a.doc', 'a'),
        async (head, bytes, name) => {
          const { status } = await sendFile(new File([head, new Uint8Array(bytes)], name));
          expect([200, 413, 415, 422]).toContain(status);
        },
      ),
      { numRuns: 150 },
    );
  });
});
