import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPdf, type Drawing } from '../../packages/engine/src/reading/read-pdf.fixtures.js';
import { createPdfReader } from '../../packages/engine/src/reading/read-pdf.js';
import * as all from '../../packages/engine/src/reading/pdfjs.js';
import { writeTextPdf } from './text-pdf.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FILES = join(ROOT, 'tests/files');
/** All of pdf.js has 543,000. */
const MAX_BYTES = 235_000;

const never = new AbortController().signal;
const folder = mkdtempSync(join(tmpdir(), 'spinout-pdf-'));
const file = join(folder, 'pdfjs-text.mjs');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type TextPdfjs = typeof import('../../packages/engine/src/reading/pdfjs-text.js');

/** Pages of pictures, with too few letters for a text. */
const createScan = () => {
  const pixels = { data: new Uint8Array([255, 0, 0, 255]), width: 1, height: 1 };
  const draw = ({ pdf }: Drawing) => {
    pdf.addImage(pixels as never, 'RGBA', 10, 10, 500, 600);
    pdf.text('Scanned page', 50, 700);
  };
  return createPdf(draw, draw, draw);
};

describe('the part of pdf.js that reads text', () => {
  let text: TextPdfjs;
  beforeAll(async () => {
    await writeTextPdf(ROOT, file);
    text = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as TextPdfjs;
  });

  /** What a reader finds, or why it refuses, and how often all of pdf.js was loaded. */
  const read = async (bytes: Uint8Array, pdfjs: TextPdfjs) => {
    let loads = 0;
    const pages: number[] = [];
    const readPdf = createPdfReader({
      loadText: () => Promise.resolve(pdfjs),
      loadAll: () => {
        loads += 1;
        return Promise.resolve(all);
      },
    });
    const options = {
      signal: never,
      deadline: never,
      onPage: (page: number) => pages.push(page),
    };
    const result = await readPdf(bytes, options).catch((error: Error) => error.message);
    return { result, pages, loads };
  };
  const readBoth = async (bytes: Uint8Array) => [
    await read(bytes, text),
    await read(bytes, { ...all, countLeftOut: () => 0 }),
  ];

  it('is loaded without what it lacks', () => {
    expect(text.countLeftOut()).toBe(0);
  });

  it('finds the same as all of pdf.js, or refuses for the same reason', async () => {
    const names = readdirSync(FILES).filter((each) => each.endsWith('.pdf'));
    const column = createPdf(({ lines }) =>
      lines(['A fictional result of 5 mg (p < 0.01).'], 50, 90),
    );
    for (const bytes of [column, ...names.map((name) => readFileSync(join(FILES, name)))]) {
      const [part, whole] = await readBoth(new Uint8Array(bytes));
      expect(part).toEqual(whole);
      expect(part?.loads).toBe(0);
    }
  });

  it('leaves a document whose pictures are looked for to all of pdf.js', async () => {
    const [part, whole] = await readBoth(createScan());
    expect(part?.result).toEqual(whole?.result);
    expect(part?.loads).toBe(1);
  });

  it('is less than half of pdf.js', () => {
    expect(gzipSync(readFileSync(file), { level: 9 }).length).toBeLessThan(MAX_BYTES);
  });
});
