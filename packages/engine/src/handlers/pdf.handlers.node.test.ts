import type { ApiRequest } from '@spinout/api-client';
import { describe, expect, it } from 'vitest';
import { readBack } from '../pdf/fixtures/read-back.js';
import { pdfHandlers } from './pdf.handlers.js';

const ask = async (value: unknown) => {
  const [handler] = pdfHandlers();
  const request = {
    id: 'pdf.generate',
    method: 'POST',
    url: '/api/v1/pdf/generate',
    headers: {},
    body: { kind: 'json', value },
    signal: new AbortController().signal,
  } as unknown as ApiRequest;
  if (!handler) throw new Error('The PDF room answers nothing.');
  return handler.answer(request);
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
    expect(JSON.stringify(body)).toContain('longer than 2 million characters');
  });
});
