import { createPlatformClient, type ApiRequest } from '@spinout/api-client';
import { describe, expect, it } from 'vitest';
import { createNodeEngine } from '../node.js';
import { readBack } from '../pdf/fixtures/read-back.js';
import { createTestDependencies } from './handlers.fixtures.js';
import { pdfHandlers } from './pdf.handlers.js';

const ask = async (value: unknown) => {
  const [handler] = pdfHandlers;
  const request = {
    id: 'pdf.generate',
    method: 'POST',
    url: '/api/v1/pdf/generate',
    headers: {},
    body: { kind: 'json', value },
    signal: new AbortController().signal,
  } as unknown as ApiRequest;
  if (!handler) throw new Error('The PDF room answers nothing.');
  return handler.answer(request, createTestDependencies());
};

describe('pdf.generate', () => {
  it('DL-06 DL-07 answers with a PDF that is not empty and holds the report', async () => {
    const { status, contentType, body } = await ask({
      title: 'Research Results: Sleep',
      content: 'Primary hypothesis\n====\n\nSleep spindles mediate recall.',
    });
    expect([status, contentType]).toEqual([200, 'application/pdf']);
    if (body.kind !== 'blob') throw new Error('no PDF');
    expect(body.blob.type).toBe('application/pdf');
    expect(body.blob.size).toBeGreaterThan(0);
    const { pages } = await readBack(body.blob);
    expect(pages[0]?.text).toContain('Sleep spindles mediate recall.');
  });

  it('refuses what is not a report, and a report beyond all measure', async () => {
    expect((await ask({ title: 'T' })).status).toBe(400);
    const { status, body } = await ask({ title: 'T', content: 'x'.repeat(2_000_001) });
    expect(status).toBe(413);
    expect(JSON.stringify(body)).toContain('content has more than 2,000,000 characters');
  });
});

describe('papers in print', () => {
  const { pdf } = createPlatformClient({ transport: createNodeEngine() });
  const readText = async (blob: Blob) =>
    (await readBack(blob)).pages.map(({ text }) => text).join('\n');

  it('API-10, RES-04 hold title, authors, abstract and the five sections in their order', async () => {
    const titles = ['Introduction', 'Methods', 'Results', 'Discussion', 'Conclusion'];
    const text = await readText(
      await pdf.researchPaper({
        title: 'Sleep and β-amyloid',
        authors: ['Ada Example', 'José Müller'],
        abstract: 'A short abstract.',
        sections: titles.map((title) => ({ title, content: `About ${title.toLowerCase()}.` })),
      }),
    );
    expect(text).toContain('Sleep and β-amyloid');
    expect(text).toContain('José Müller');
    expect(text).toContain('A short abstract.');
    const places = titles.map((title) => text.indexOf(`About ${title.toLowerCase()}.`));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('API-10 print a text that looks like marks of the report as it was written', async () => {
    const content = '1. not a list\n- not a bullet\n> not a quote\n| no | table |';
    const text = await readText(
      await pdf.researchPaper({
        title: 'T',
        authors: [],
        abstract: '',
        sections: [{ title: 'Results', content }],
      }),
    );
    for (const line of content.split('\n')) expect(text).toContain(line);
  });

  it('API-11 set a summary by the route of the report (T-14)', async () => {
    expect(
      await readText(await pdf.summary({ title: 'Summary', content: 'Four papers.' })),
    ).toContain('Four papers.');
  });

  it('API-18 hold the references of an article, numbered', async () => {
    const text = await readText(
      await pdf.article({
        title: 'T',
        authors: ['A'],
        abstract: 'B',
        content: 'The body.',
        references: ['First paper, 2020.', 'Second paper, 2021.'],
        format: 'nature',
      }),
    );
    expect(text).toContain('The body.');
    expect(text).toContain('Second paper, 2021.');
  });
});
