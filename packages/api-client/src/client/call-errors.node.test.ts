import { describe, expect, it, vi } from 'vitest';
import type { ApiErrorDetails } from '../errors/api-error.js';
import { searchLiterature } from '../endpoints/literature.endpoints.js';
import { generatePdf } from '../endpoints/pdf.endpoints.js';
import { exampleReplies } from '../testing/example-replies.js';
import { jsonReply } from '../testing/faults.js';
import type { ApiReply, ApiRequest, Transport } from '../transport/transport.js';
import { call, callForPdf } from './call.js';

const SEARCH = { journey_id: 'journey-1', hypothesis: null, query: 'sleep', limit: 20 };
const REPORT = { title: 't', content: 'c' };

interface Failure {
  readonly code: string;
  readonly cause: unknown;
  readonly details: ApiErrorDetails;
}

const failureOf = (result: Promise<unknown>): Promise<Failure> =>
  result.then(
    () => Promise.reject(new Error('The call did not fail.')),
    (error: unknown) => error as Failure,
  );

/** Answers every request with a reply or an error, and records the requests. */
const answering = (answer: ApiReply | Error) => {
  const requests: ApiRequest[] = [];
  const transport: Transport = {
    send: async (request) => {
      requests.push(request);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  return { transport, requests };
};

const search = (transport: Transport, parts = {}) =>
  call({ transport, ...parts }, searchLiterature, SEARCH);
const searchFailure = (answer: ApiReply | Error) => failureOf(search(answering(answer).transport));

const pdf = (parts: Partial<ApiReply> = {}): ApiReply => ({
  status: 200,
  contentType: 'application/pdf',
  body: { kind: 'blob', blob: new Blob(['%PDF-1.4']) },
  ...parts,
});

describe('the media type of a call', () => {
  it('is JSON, or a PDF for a report', async () => {
    const json = answering(jsonReply(200, exampleReplies['literature.search']));
    await search(json.transport);
    const report = answering(pdf());
    await callForPdf(report, generatePdf, REPORT);
    expect([json.requests[0]?.accept, report.requests[0]?.accept]).toEqual(['json', 'pdf']);
  });
});

describe('a reply that cannot be read', () => {
  it('is distinguished by whether it is no JSON or JSON of another shape', async () => {
    const text = {
      status: 200,
      contentType: 'text/html',
      body: { kind: 'text', text: '<p>' },
    } as const;
    expect(await searchFailure(text)).toMatchObject({
      code: 'malformed',
      details: { endpoint: 'literature.search', reason: 'json' },
    });
    const other = await searchFailure(jsonReply(200, { papers: 'none' }));
    expect(other).toMatchObject({ code: 'malformed', details: { reason: 'schema' } });
    expect(JSON.stringify(other.cause)).toContain('papers');
  });

  it.each([
    ['has another type', pdf({ contentType: 'text/html' }), 'text/html'],
    ['only claims to be a PDF', pdf({ body: { kind: 'text', text: '' } }), 'application/pdf'],
  ])('names its type if it %s', async (_, reply, contentType) => {
    expect(
      (await failureOf(callForPdf(answering(reply), generatePdf, REPORT))).details,
    ).toStrictEqual({ endpoint: 'pdf.generate', reason: 'content-type', contentType });
  });
});

describe('the error of a refused call', () => {
  it('states only what the server said', async () => {
    const { details } = await searchFailure(jsonReply(503, null));
    expect(details).toStrictEqual({ endpoint: 'literature.search', status: 503 });
  });

  it('has no message where the server sent none that is text', async () => {
    const reply = { ...jsonReply(500, null), body: { kind: 'text', text: 'down' } as const };
    expect((await searchFailure(reply)).details.serverMessage).toBeUndefined();
  });

  it('is one for 400 too, and none below', async () => {
    expect(await searchFailure(jsonReply(400, {}))).toMatchObject({ code: 'status' });
    const early = jsonReply(399, exampleReplies['literature.search']);
    await expect(search(answering(early).transport)).resolves.toBeDefined();
  });
});

describe('the error of a call without an answer', () => {
  const broken = new TypeError('Failed to fetch');

  it('has the cause, and says so if the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const failure = await searchFailure(broken);
    expect(failure.cause).toBe(broken);
    expect(failure.details).toStrictEqual({ endpoint: 'literature.search', offline: true });
  });

  it.each([
    ['is online', { onLine: true }],
    ['does not say', {}],
    ['is none', undefined],
  ])('does not call the browser offline if it %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    expect(await searchFailure(broken)).toMatchObject({ code: 'unreachable', cause: broken });
    expect((await searchFailure(broken)).details).toStrictEqual({ endpoint: 'literature.search' });
  });

  it('is a timeout with its cause when the time is up', async () => {
    const transport = { send: () => new Promise<never>(() => undefined) };
    const failure = await failureOf(search(transport, { timeoutMs: 5 }));
    expect(failure).toMatchObject({ code: 'timeout', cause: { name: 'AbortError' } });
  });

  it('says that the caller aborted, and why', async () => {
    const reason = new Error('The step was left.');
    const transport = { send: () => new Promise<never>(() => undefined) };
    const options = { signal: AbortSignal.abort(reason) };
    const failure = await failureOf(call({ transport }, searchLiterature, SEARCH, options));
    expect(failure.code).toBe('aborted');
    expect(failure.details).toStrictEqual({ endpoint: 'literature.search' });
    expect(failure.cause).toBe(reason);
  });

  it('leaves no unhandled rejection if the transport throws and the caller aborts later', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    try {
      const abortController = new AbortController();
      const transport = {
        send: () => {
          throw broken;
        },
      };
      const options = { signal: abortController.signal };
      const failure = await failureOf(call({ transport }, searchLiterature, SEARCH, options));
      expect(failure).toMatchObject({ code: 'unreachable', cause: broken });
      abortController.abort();
      await new Promise((resolve) => setImmediate(resolve));
      expect(unhandled).not.toHaveBeenCalled();
    } finally {
      process.off('unhandledRejection', unhandled);
    }
  });
});

describe('schemas that cannot be loaded', () => {
  it('count as a broken connection', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const endpoint = { ...searchLiterature, contract: () => Promise.reject(cause) };
    const { transport } = answering(jsonReply(200, exampleReplies['literature.search']));
    const failure = await failureOf(call({ transport }, endpoint, SEARCH));
    expect(failure).toMatchObject({ code: 'unreachable', cause });
    expect(failure.details).toStrictEqual({ endpoint: 'literature.search' });
  });
});

describe('the request that a transport gets', () => {
  const request = async (parts: Partial<typeof searchLiterature>, options = {}) => {
    const { transport, requests } = answering(jsonReply(200, exampleReplies['literature.search']));
    await call({ transport }, { ...searchLiterature, ...parts }, SEARCH, options);
    return requests[0];
  };

  it('has the address on a host without a server, and the listener, where there are any', async () => {
    const onProgress = vi.fn();
    expect(await request({ serverlessPath: '/answer' }, { onProgress })).toMatchObject({
      serverlessPath: '/answer',
      onProgress,
    });
  });

  it('has nothing that was not set', async () => {
    expect(Object.keys((await request({})) ?? {}).toSorted()).toEqual(
      ['accept', 'body', 'host', 'id', 'method', 'path', 'signal', 'timeoutMs'].toSorted(),
    );
  });
});
