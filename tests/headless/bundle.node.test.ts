import { createHash } from 'node:crypto';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { MANIFEST_PATH, readBundle, type Bundle } from '@spinout/domain/bundle';
import { listFormationEvents } from '@spinout/domain/venture';
import { createNodeEngine } from '@spinout/engine/node';
import { paperExamples } from '@spinout/research-flow/examples';
import {
  createBundle,
  readSavedJourney,
  type BundleContents,
} from '@spinout/research-flow/headless';
import { Ajv } from 'ajv';
import { strFromU8, unzipSync } from 'fflate';
import ICAL from 'ical.js';
import mammoth from 'mammoth';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { FORMATION_DATE, walkFlow } from './walk-flow.js';

const now = () => new Date('2026-03-02T10:00:00Z');
const engine = createNodeEngine({ now });
const { signal } = new AbortController();

interface CslItem {
  readonly title: string;
  readonly DOI?: string;
  readonly author?: readonly { readonly family?: string }[];
  readonly issued?: { readonly 'date-parts': readonly (readonly number[])[] };
}

/** The part of Citation.js that reads a text of any format. */
interface CitationJs {
  readonly Cite: new (text: string) => { readonly data: readonly CslItem[] };
}

/** The shape of every file; the domain package validates each object with its own schema. */
const OCF_FILE = {
  type: 'object',
  required: ['file_type', 'items'],
  additionalProperties: false,
  properties: {
    file_type: { type: 'string', pattern: '^OCF_[A-Z_]+_FILE$' },
    items: {
      type: 'array',
      items: { type: 'object', required: ['object_type', 'id'] },
    },
  },
};
const OCF_MANIFEST = {
  type: 'object',
  required: ['ocf_version', 'file_type', 'issuer', 'as_of', 'generated_at', 'stakeholders_files'],
  properties: { file_type: { const: 'OCF_MANIFEST_FILE' }, issuer: { type: 'object' } },
};

type Walk = Awaited<ReturnType<typeof walkFlow>>;
let walk: Walk;
let bytes: Uint8Array;
let bundle: Bundle;

const create = async (change: Partial<BundleContents> = {}) => {
  const contents = { data: walk.data, saved: walk.saved, locale: 'en-US', date: now(), ...change };
  const blob = await createBundle(contents, walk.api, signal);
  return new Uint8Array(await blob.arrayBuffer());
};

beforeAll(async () => {
  walk = await walkFlow(engine, paperExamples[0]?.text ?? '');
  bytes = await create();
  bundle = readBundle(bytes);
});

const bytesOf = (path: string): Uint8Array => {
  const content = bundle.files.get(path);
  if (content === undefined) throw new Error(`${path} is missing.`);
  return content;
};
const textOf = (path: string) => new TextDecoder().decode(bytesOf(path));
const jsonOf = (path: string) => JSON.parse(textOf(path)) as never;

/** Reads a table as RFC 4180 describes it. */
const readRows = (text: string): readonly (readonly string[])[] =>
  text
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
        .slice(0, -1)
        .map(([, cell = '']) => cell.replace(/^"|"$/g, '').replaceAll('""', '"')),
    );

describe('the bundle of a whole journey', () => {
  it('has every format, and nothing that the manifest does not list', () => {
    const paths = [...bundle.files.keys()];
    expect(paths).toEqual(
      expect.arrayContaining([
        ...['README.txt', 'report.pdf', 'report.docx', 'references.bib', 'references.ris'],
        ...['references.csl.json', 'papers.csv', 'cap-table.csv', 'financial-model.csv'],
        ...['formation.ics', 'cap-table-ocf/Manifest.ocf.json', 'drafts/bylaws.docx'],
        ...['results.json', 'calls.json', 'journey.json'],
      ]),
    );
    expect(Object.keys(unzipSync(bytes)).sort()).toEqual([MANIFEST_PATH, ...paths].sort());
    for (const path of paths.filter((each) => each !== 'README.txt'))
      expect(textOf('README.txt')).toContain(`- ${path}: `);
  });

  it('restores the journey exactly, and again from a bundle of what was restored', async () => {
    const restored = readSavedJourney(bytes, now());
    expect(JSON.parse(JSON.stringify(restored))).toEqual(JSON.parse(JSON.stringify(walk.saved)));
    const again = readSavedJourney(await create({ saved: restored, data: restored.data }), now());
    expect(JSON.stringify(again)).toBe(JSON.stringify(restored));
  });

  it('does not contain an earlier journey that could be restored', async () => {
    const discarded = { flow: walk.saved, discardedAt: now().toISOString() };
    const other = await create({ saved: { ...walk.saved, discarded } });
    expect(readSavedJourney(other, now())).toEqual(readSavedJourney(bytes, now()));
  });

  it('has the same content when it is made again, Word files aside', async () => {
    const again = readBundle(await create()).files;
    for (const [path, content] of bundle.files)
      if (!path.endsWith('.docx'))
        expect({ path, content: again.get(path) }).toEqual({ path, content });
  });

  it('has a tagged PDF, as PDF.js reads it', async () => {
    const pdf = await getDocument({ data: Uint8Array.from(bytesOf('report.pdf')) }).promise;
    const { info } = (await pdf.getMetadata()) as { info: { Title?: string } };
    expect(info.Title).toBe(bundle.manifest.title);
    expect(Object.fromEntries((await pdf.getMarkInfo()) as never)).toMatchObject({ Marked: true });
    const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    expect(tree).toMatch(/"role":"H[12]"/);
  });

  it('has a Word report and Word drafts, as mammoth reads them', async () => {
    const read = async (path: string) =>
      (await mammoth.convertToHtml({ buffer: Buffer.from(bytesOf(path)) })).value;
    const report = await read('report.docx');
    expect(report).toContain('<h1>');
    expect(report).toContain('<table>');
    expect(report).toContain('About this report');
    expect(report).toMatch(/\[(?:computed|standard) — /);
    expect(report).not.toMatch(/\[origin:|\[contents:|\[figure:|====|\| ---/);
    expect(await read('drafts/bylaws.docx')).toContain('<h1>');
  });

  it('has references that Citation.js reads, the same in BibTeX, RIS and CSL-JSON', async () => {
    const { Cite } = (await import('@citation-js/core')) as unknown as CitationJs;
    const titles = (text: string) => new Cite(text).data.map(({ title }) => title.toLowerCase());
    const selected = (walk.data.papers?.results ?? [])
      .filter(({ id }) => walk.data.selected_papers?.includes(id))
      .map(({ title }) => title.toLowerCase());
    expect(selected).toHaveLength(3);
    expect(titles(textOf('references.bib'))).toEqual(selected);
    expect(titles(textOf('references.ris'))).toEqual(selected);
    const facts = (path: string) =>
      new Cite(textOf(path)).data.map(({ DOI, author = [], issued }) => ({
        doi: DOI,
        year: Number(issued?.['date-parts'][0]?.[0]),
        authors: author.map(({ family }) => family),
      }));
    expect(facts('references.ris')).toEqual(facts('references.csl.json'));
    expect(titles(textOf('references.csl.json'))).toEqual(selected);
  });

  it('has references that the engine imports from RIS', async () => {
    const request = { journey_id: 'journey-9', file_name: 'references.ris' };
    const { records } = await walk.api.literature.import({
      ...request,
      content: textOf('references.ris'),
    });
    expect(records.map(({ title }) => title)).toEqual(
      (jsonOf('references.csl.json') as { title: string }[]).map(({ title }) => title),
    );
  });

  it('has tables with one column for each head', () => {
    const [head, ...rows] = readRows(textOf('papers.csv'));
    expect(head).toContain('Origin');
    expect(rows).toHaveLength(walk.data.papers?.results?.length ?? 0);
    for (const row of rows) expect(row).toHaveLength(head?.length ?? 0);
  });

  it('has a cap table in the Open Cap Table Format, by schema and by the checksums of its manifest', () => {
    const paths = [...bundle.files.keys()].filter((path) => path.startsWith('cap-table-ocf/'));
    expect(paths).toHaveLength(8);
    const ajv = new Ajv({ allErrors: true });
    for (const path of paths) {
      const schema = path.endsWith('Manifest.ocf.json') ? OCF_MANIFEST : OCF_FILE;
      ajv.validate(schema, jsonOf(path));
      expect({ path, errors: ajv.errorsText() }).toEqual({ path, errors: 'No errors' });
    }
    const listed = Object.values(jsonOf('cap-table-ocf/Manifest.ocf.json') as object).flatMap(
      (value) => (Array.isArray(value) ? (value as { filepath?: string; md5?: string }[]) : []),
    );
    const files = listed.filter(({ filepath }) => filepath !== undefined);
    expect(files).toHaveLength(7);
    for (const { filepath = '', md5 } of files)
      expect(
        createHash('md5')
          .update(bytesOf(`cap-table-ocf/${filepath}`))
          .digest('hex'),
      ).toBe(md5);
  });

  it('has a calendar that ical.js reads, with the dates and the names of the formation', () => {
    const calendar = new ICAL.Component(ICAL.parse(textOf('formation.ics')) as unknown[]);
    const events = calendar
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));
    const expected = listFormationEvents({ formationDate: FORMATION_DATE, isDelaware: true });
    expect(events.map(({ startDate }) => startDate.toString())).toEqual(
      expected.map(({ date }) => date),
    );
    for (const { startDate, endDate, summary, description, uid } of events) {
      expect(startDate.isDate).toBe(true);
      expect(endDate.subtractDate(startDate).toSeconds()).toBe(24 * 60 * 60);
      expect(summary).not.toBe('');
      expect(description).toContain('A draft by Spinout. Not legal advice.');
      expect(uid).toMatch(/@spinout$/);
    }
  });

  it('says in every file of the company that it is simulated, where it is', async () => {
    const source = { origin: 'simulated', by: 'A demonstration' } as const;
    const { companyStructure } = walk.data;
    if (!companyStructure) throw new Error('There is no company.');
    const data = { ...walk.data, companyStructure: { ...companyStructure, source } };
    const { manifest, files } = readBundle(await create({ data }));
    const notice = 'The company is simulated: made up for demonstration.';
    expect(manifest.notices).toEqual([notice]);
    const text = (path: string) => strFromU8(files.get(path) ?? new Uint8Array());
    const ofCompany = [...files.keys()].filter((path) =>
      /^(?:cap-table|financial|formation|README)/.test(path),
    );
    for (const path of ofCompany) {
      const content = text(path).replaceAll('\r\n ', '').replaceAll('\\', '');
      if (/Legends|Valuations/.test(path)) expect(content).toContain('"items": []');
      else expect({ path, says: content.includes(notice) }).toEqual({ path, says: true });
    }
    for (const [path, words] of [
      ['drafts/bylaws.docx', 'The company data in this draft are simulated'],
      ['report.docx', 'simulated — A demonstration'],
    ] as const) {
      const buffer = Buffer.from(files.get(path) ?? new Uint8Array());
      expect((await mammoth.extractRawText({ buffer })).value).toContain(words);
    }
    expect(text('results.json')).toContain('"origin": "simulated"');
  });
});
