import { createApiClient, type Transport } from '@spinout/api-client';
import { httpTransport } from '@spinout/api-client/http';
import { exampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { paperActors } from './paper.actors.js';
import type { Submission } from './paper.types.js';

const start = (transport: Transport, submission: Submission, report = vi.fn()) => {
  const { analyzePaper } = paperActors(createApiClient({ transport }));
  const actor = createActor(analyzePaper, {
    input: { journeyId: 'journey-1', submission, report },
  });
  actor.start();
  return actor;
};

const run = async (submission: Submission) => {
  const transport = scriptedTransport(exampleReplies);
  const reading = await toPromise(start(transport, submission));
  return { reading, sent: transport.requests };
};

const text = { method: 'text', text: 'A text', title: 'A title' } as const;

describe('the paper request', () => {
  it('PAPER-11, API-05 sends a file as multipart with journey_id and paper (S-13)', async () => {
    const send = vi.fn<typeof fetch>(() =>
      Promise.resolve(Response.json(exampleReplies['paper.analyze'])),
    );
    const file = new File(['%PDF-'], 'spindles.pdf', { type: 'application/pdf' });
    await toPromise(start(httpTransport({ fetch: send }), { method: 'file', file }));
    const [url, init] = send.mock.calls[0] ?? [];
    expect(url).toBe('/api/journey/analyze-paper');
    const form = init?.body as FormData;
    expect(form).toBeInstanceOf(FormData);
    expect([...form.keys()]).toEqual(['journey_id', 'paper']);
    expect(form.get('journey_id')).toBe('journey-1');
    expect((form.get('paper') as File).name).toBe('spindles.pdf');
  });

  it('PAPER-12, API-05 sends a URL as JSON with its title and method (S-14)', async () => {
    const url = 'https://example.org/paper.pdf';
    const { sent } = await run({ method: 'url', url, title: url });
    expect(sent[0]?.body).toEqual({
      kind: 'json',
      value: {
        journey_id: 'journey-1',
        paper_url: url,
        paper_content: '',
        metadata: { title: url, upload_method: 'url' },
      },
    });
  });

  it('PAPER-12 sends a text as JSON with its title and method', async () => {
    const { sent } = await run(text);
    expect(sent[0]?.body).toEqual({
      kind: 'json',
      value: {
        journey_id: 'journey-1',
        paper_url: '',
        paper_content: 'A text',
        metadata: { title: 'A title', upload_method: 'text' },
      },
    });
  });

  it('PAPER-14 reads analysis and metadata (S-14)', async () => {
    const { reading } = await run(text);
    expect(reading).toEqual(exampleReplies['paper.analyze']);
  });

  it('reports progress, and nothing after the step is left', async () => {
    const progress = { stage: 'reading', done: 1, total: 4 };
    const progressReports: (() => void)[] = [];
    const transport: Transport = {
      send: ({ onProgress }) => {
        progressReports.push(() => onProgress?.(progress));
        return new Promise(() => undefined);
      },
    };
    const report = vi.fn();
    const actor = start(transport, text, report);
    await vi.waitFor(() => expect(progressReports).toHaveLength(1));
    progressReports[0]?.();
    expect(report).toHaveBeenCalledExactlyOnceWith(progress);
    actor.stop();
    progressReports[0]?.();
    expect(report).toHaveBeenCalledOnce();
  });

  it('stops the request when the step is left', async () => {
    const signals: AbortSignal[] = [];
    const transport: Transport = {
      send: ({ signal }) => {
        signals.push(signal);
        return new Promise(() => undefined);
      },
    };
    const actor = start(transport, text);
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    actor.stop();
    expect(signals[0]?.aborted).toBe(true);
  });
});
