import { describe, expect, it, vi } from 'vitest';
import { call } from '../client/call.js';
import { createApiClient } from '../client/client.js';
import { readDisclaimers } from '../endpoints/status.endpoints.js';
import { isApiError } from '../errors/api-error.js';
import { exampleHypothesis, exampleReplies } from '../testing/example-replies.js';
import { httpTransport } from './http-transport.js';
import { MAX_JSON_BYTES } from './limits.js';

const question = { topic: 'Sleep and memory', interest: 'neuro-1', papers: ['doc-1'] };
const createReply = () => Response.json(exampleReplies['hypothesis.generate']);

const on = (hostname: string, reply: () => Response = createReply) => {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(reply()));
  const api = createApiClient({
    transport: httpTransport({ apiBase: 'https://api.example.org/', hostname, fetch: send }),
  });
  return { api, send };
};

describe('the HTTP transport', () => {
  it.each([['localhost'], ['LOCALHOST'], ['127.0.0.1'], ['::1'], ['[::1]']])(
    'HYP-17, API-02 asks for a hypothesis at the configured base on %s (T-01, S-18)',
    async (hostname) => {
      const { api, send } = on(hostname);
      expect(await api.hypothesis.generate(question)).toMatchObject({
        hypothesis: exampleHypothesis,
      });
      expect(send.mock.calls[0]?.[0]).toBe(
        'https://api.example.org/api/v1/research/hypothesis/generate',
      );
    },
  );

  it.each([['app.example'], ['localhost.app.example'], ['10.0.0.1']])(
    'HYP-17, API-02 asks for a hypothesis at the serverless path on %s (T-01, S-18)',
    async (hostname) => {
      const { api, send } = on(hostname);
      await api.hypothesis.generate(question);
      expect(send.mock.calls[0]?.[0]).toBe('/.netlify/functions/v1/research/hypothesis/generate');
    },
  );

  it('uses the configured base for calls without a serverless path on every host', async () => {
    const { api, send } = on('app.example', () => Response.json({ suggestions: [] }));
    await api.topics.suggest({ preferences: { categories: [] } });
    expect(send.mock.calls[0]?.[0]).toBe(
      'https://api.example.org/api/journey/ai-topic-suggestions',
    );
  });

  it('HYP-16 posts JSON and asks for JSON', async () => {
    const { api, send } = on('localhost');
    await api.hypothesis.generate(question);
    const init = send.mock.calls[0]?.[1];
    expect(init).toMatchObject({
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    });
    expect(JSON.parse(init?.body as string)).toEqual(question);
  });

  it('lets the browser set the content type of a form, with its boundary', async () => {
    const { api, send } = on('localhost', () => Response.json(exampleReplies['paper.analyze']));
    await api.paper.analyze({ journey_id: 'journey-1', paper: new File(['%PDF-'], 'a.pdf') });
    const init = send.mock.calls[0]?.[1];
    expect(init?.headers).toEqual({ Accept: 'application/json' });
    expect(init?.body).toBeInstanceOf(FormData);
  });

  it.each([
    ['a page', '<!doctype html><title>Gateway</title>'],
    ['half a body', '{"success":tr'],
    ['nothing', ''],
  ])('HYP-15 treats %s instead of JSON as a malformed reply', async (_, text) => {
    const { api } = on('localhost', () => new Response(text));
    await expect(api.hypothesis.generate(question)).rejects.toMatchObject({ code: 'malformed' });
  });

  it('HYP-14 reports a status of 400 and above, with the server’s message', async () => {
    const { api } = on('localhost', () => Response.json({ error: 'No quota' }, { status: 429 }));
    const error: unknown = await api.hypothesis.generate(question).catch((each: unknown) => each);
    expect(isApiError(error) && error.details).toMatchObject({
      status: 429,
      serverMessage: 'No quota',
    });
  });

  it('does not read a too large reply completely', async () => {
    let sent = 0;
    const endless = () =>
      new Response(
        new ReadableStream<Uint8Array>({
          pull: (stream) => {
            sent += 1;
            stream.enqueue(new Uint8Array(1024 * 1024));
          },
        }),
      );
    const { api } = on('localhost', endless);
    await expect(api.hypothesis.generate(question)).rejects.toMatchObject({
      code: 'malformed',
      details: { reason: 'too-large' },
    });
    expect(sent * 1024 * 1024).toBeLessThan(MAX_JSON_BYTES * 2);
  });

  it('aborts the request if the caller aborts', async () => {
    const abortController = new AbortController();
    const send = vi.fn<typeof fetch>(
      (_, init) =>
        new Promise((__, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('left')));
        }),
    );
    const api = createApiClient({ transport: httpTransport({ fetch: send }) });
    const answer = api.hypothesis.generate(question, { signal: abortController.signal });
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    abortController.abort();
    await expect(answer).rejects.toMatchObject({ code: 'aborted' });
    expect(send.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it('does not retry while the browser is offline, and reports it (F3)', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const send = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
    const answer = call({ transport: httpTransport({ fetch: send }) }, readDisclaimers, undefined);
    await expect(answer).rejects.toMatchObject({
      code: 'unreachable',
      details: { offline: true },
    });
    expect(send).toHaveBeenCalledTimes(1);
    onLine.mockRestore();
  });
});
