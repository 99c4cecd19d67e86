import type { Progress } from '@spinout/api-client';
import fc from 'fast-check';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readDocInThread } from '../reading/read-doc-in-thread.js';
import { createDocumentStore } from '../store/documents.js';
import {
  createFixtureFile,
  parsePaperReply,
  readFile,
  send,
  sendFile,
  sendJson,
  createDependencies,
  createZip,
} from './paper.handlers.fixtures.js';

describe('reading a PDF', () => {
  it('keeps its pages, Greek, accents and maths, joins hyphenated words and drops running lines', async () => {
    const { document, text, metadata } = await readFile(createFixtureFile('amyloid.pdf'));
    expect(document.pages.length).toBeGreaterThanOrEqual(4);
    expect(metadata).toMatchObject({
      title: 'Microglial clearance of amyloid-β oligomers under a small-molecule chaperone',
      upload_method: 'file',
      file_name: 'amyloid.pdf',
      pages: document.pages.length,
    });
    expect(metadata.words).toBeGreaterThan(600);
    for (const stored of [
      'Aβ42',
      'α-synuclein',
      'ΔG = −31.2 ± 0.9',
      '2 μM',
      'K ≥ 10⁶ M⁻¹',
      'Łukasiewicz',
      'Nguyễn Thị Hà',
      'Søren Ångström',
    ]) {
      expect(text).toContain(stored);
    }
    expect(text).toContain('expressed recombinantly, purified');
    expect(text).not.toContain('Invented study - test document');
  });

  it('finds headings as paragraphs of their own', async () => {
    const { text } = await readFile(createFixtureFile('amyloid.pdf'));
    expect(text.split('\n\n')).toEqual(
      expect.arrayContaining(['Abstract', '3. Results', '5. Limitations']),
    );
  });

  it('extracts summary, findings, gaps, terms and methods', async () => {
    const { analysis } = await readFile(createFixtureFile('amyloid.pdf'));
    expect(analysis.summary?.length).toBeGreaterThanOrEqual(3);
    expect(analysis.summary?.length).toBeLessThanOrEqual(5);
    expect(analysis.findings?.map(({ text }) => text).join('\n')).toContain('1.8-fold');
    // "The effect" needs the sentence that names it.
    expect(analysis.gaps?.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(
        /^.{20,} It remains unclear whether the effect holds in the aged brain\.$/,
      ),
    );
    expect(analysis.key_terms?.map(({ term }) => term)).toEqual(
      expect.arrayContaining(['microglia', 'oligomers', 'TREM2']),
    );
    expect(analysis.methodologies).toEqual(
      expect.arrayContaining(['Flow cytometry', 'Single-cell RNA sequencing']),
    );
    expect(analysis.source).toMatchObject({
      origin: 'computed',
      by: 'Text analysis in the engine',
      at: '2026-03-01T12:00:00.000Z',
    });
  });

  it('reports its stages and every page', async () => {
    const reports: Progress[] = [];
    await sendFile(createFixtureFile('amyloid.pdf'), createDependencies(), {
      onProgress: (progress) => reports.push(progress),
    });
    expect([...new Set(reports.map(({ stage }) => stage))]).toEqual([
      'Opening',
      'Reading pages',
      'Analyzing',
    ]);
    const pages = reports.filter(({ stage }) => stage === 'Reading pages');
    expect(pages.map(({ done }) => done)).toEqual(pages.map((_, index) => index + 1));
    expect(pages.at(-1)?.total).toBe(pages.length);
  });
});

describe('reading other formats', () => {
  it('reads DOCX', async () => {
    const { text, metadata, document } = await readFile(createFixtureFile('crispr.docx'));
    expect(metadata.title).toMatch(/^Lipid nanoparticle delivery of CRISPR-Cas9/);
    expect(metadata).not.toHaveProperty('pages');
    expect(document.paged).toBe(false);
    expect(text).toContain('Amélie Dvořák, Kwame Ødegård, Şule Yıldız');
  });

  it('keeps words apart at line breaks within a DOCX paragraph', async () => {
    const body = (inner: string) =>
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r>${inner}</w:r></w:p></w:body></w:document>`;
    const file = createZip({
      'word/document.xml': strToU8(body('<w:t>one two</w:t><w:br/><w:t>three four</w:t>')),
    });
    const { text } = await readFile(file);
    expect(text).toBe('one two three four');
  });

  it('reads DOC if a reader is available', async () => {
    const { text } = await readFile(
      createFixtureFile('crispr.doc'),
      createDependencies({ readDoc: readDocInThread }),
    );
    expect(text).toContain('Amélie Dvořák, Kwame Ødegård, Şule Yıldız');
    expect(text.split('\n\n')).toContain('3. Results');
  });

  it('reads wrapped plain text into paragraphs', async () => {
    const { text, metadata } = await readFile(createFixtureFile('solar.txt'));
    expect(metadata.title).toBe(
      'Ion migration and self-assembled monolayers in perovskite solar cells under heat and light',
    );
    expect(text).toContain('lose it under heat and light. Ion migration is seen');
    expect(text).toContain('Þóra Jónsdóttir');
  });

  it.each([
    ['UTF-16 LE', [0xff, 0xfe], 'utf16le'],
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf], 'utf8'],
  ] as const)('reads %s', async (_, mark, encoding) => {
    const file = new File(
      [new Uint8Array(mark), Buffer.from('Aβ and naïve cells met.', encoding)],
      'a.txt',
    );
    expect((await readFile(file)).text).toBe('Aβ and naïve cells met.');
  });

  it('reads UTF-16 BE and falls back to Windows-1252', async () => {
    const big = Buffer.from('\uFEFFAβ met.', 'utf16le').swap16();
    expect((await readFile(new File([big], 'a.txt'))).text).toBe('Aβ met.');
    const old = new File([new Uint8Array([0x6e, 0x61, 0xef, 0x76, 0x65, 0x20, 0x80])], 'a.txt');
    expect((await readFile(old)).text).toBe('naïve €');
  });

  it('reads pasted text under its own heading', async () => {
    const dependencies = createDependencies();
    const { status, value } = await sendJson(
      dependencies,
      '',
      'A heading of the paper\n\nIt says something new here.',
      'text',
    );
    expect(status).toBe(200);
    expect(value).toMatchObject({
      metadata: { title: 'A heading of the paper', upload_method: 'text' },
    });
  });

  it('reads a web page that the world fetches', async () => {
    const html =
      '<!doctype html><html><head><title>Site | Paper</title><script>var x = "no";</script></head><body><nav>Menu</nav><h1>Amyloid &amp; microglia</h1><p>We found that A&beta;42 oligomers<br>were cleared &#8805; 2 times.</p></body></html>';
    const dependencies = createDependencies({
      fetchPaper: (url) =>
        Promise.resolve({
          bytes: strToU8(html),
          contentType: 'text/html; charset=utf-8',
          finalUrl: url,
        }),
    });
    const { value } = await sendJson(dependencies, 'https://example.org/paper', '', 'url');
    const reply = parsePaperReply(value);
    expect(reply.metadata).toMatchObject({ title: 'Amyloid & microglia', upload_method: 'url' });
    expect(reply.analysis.findings?.[0]?.text).toBe(
      'We found that Aβ42 oligomers were cleared ≥ 2 times.',
    );
  });
});

describe('evidence', () => {
  it.each(['amyloid.pdf', 'crispr.docx', 'solar.txt'])(
    'occurs verbatim in the stored text of %s',
    async (name) => {
      const { analysis, document } = await readFile(createFixtureFile(name));
      const claims = [
        ...(analysis.summary ?? []),
        ...(analysis.findings ?? []),
        ...(analysis.gaps ?? []),
      ];
      expect(claims.length).toBeGreaterThan(8);
      for (const { text, evidence } of claims) {
        expect(evidence).toHaveLength(1);
        for (const { page, start, end, quote, before, after, document_id } of evidence) {
          const pageText = document.pages[(page ?? 1) - 1]?.text ?? '';
          expect(page === null).toBe(!document.paged);
          expect(pageText.slice(start, end)).toBe(quote);
          expect(pageText.slice(start - before.length, end + after.length)).toBe(
            before + quote + after,
          );
          expect(before.length).toBeLessThanOrEqual(200);
          expect(after.length).toBeLessThanOrEqual(200);
          // An open question may be shown without the word that ties it to the sentence before.
          expect(quote.toLowerCase().endsWith(text.toLowerCase())).toBe(true);
          expect(document_id).toBe(document.id);
        }
      }
    },
  );

  it('holds for any pasted text', async () => {
    const part = fc.constantFrom(
      'We found that Aβ fell by 30%.',
      'It remains unclear why.',
      'Results',
      '\n\n',
      '\n',
      'e.g.',
      'Does it hold in mice? ',
      '(p < 0.05)',
      'cells ',
      '-\n',
      '. ',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { minLength: 1, maxLength: 40 }),
        fc.string({ unit: 'binary' }),
        async (parts, noise) => {
          const dependencies = createDependencies();
          const { status, value } = await sendJson(
            dependencies,
            '',
            `${parts.join(' ')} ${noise} word`,
            'text',
          );
          expect(status).toBe(200);
          const { analysis, metadata } = parsePaperReply(value);
          const stored = await createDocumentStore(dependencies.store).get(
            metadata.document_id ?? '',
          );
          for (const { evidence } of [
            ...(analysis.summary ?? []),
            ...(analysis.findings ?? []),
            ...(analysis.gaps ?? []),
          ]) {
            for (const { page, start, end, quote } of evidence) {
              expect(stored?.pages[(page ?? 1) - 1]?.text.slice(start, end)).toBe(quote);
            }
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is not made up for a text without results', async () => {
    const { value } = await sendJson(
      createDependencies(),
      '',
      'The sky is often blue. Grass can be green.',
      'text',
    );
    expect(value).toMatchObject({ analysis: { findings: [], gaps: [] } });
  });
});

describe('keeping papers', () => {
  it('keeps the same paper once per journey', async () => {
    const dependencies = createDependencies();
    const first = await readFile(createFixtureFile('solar.txt'), dependencies);
    const second = await readFile(createFixtureFile('solar.txt'), dependencies);
    expect(second.document.id).toBe(first.document.id);
    expect(first.document.id).toMatch(/^doc-[0-9a-f]{16}$/);
    expect(await createDocumentStore(dependencies.store).listByJourney('journey-1')).toHaveLength(
      1,
    );
    const other = await send(dependencies, {
      kind: 'form',
      fields: { journey_id: 'journey-2', paper: createFixtureFile('solar.txt') },
    });
    expect(parsePaperReply(other.value).metadata.document_id).not.toBe(first.document.id);
  });
});
