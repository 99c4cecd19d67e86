import { createPlatformClient, isApiError } from '@spinout/api-client';
import { httpTransport } from '@spinout/api-client/http';
import { Refusal } from '@spinout/engine/node';
import { ProviderFailure, type WritingRequest } from '@spinout/engine/providers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../http/logger.js';
import { HANGING_TOPIC } from '../testing/hanging-topic.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { bundleWorker } from '../testing/worker-programs.js';

const START_MS = 240_000;
const PAPER =
  'Sleep spindles and memory. We found that spindle density rose after training. It is unknown whether spindles cause recall. '.repeat(
    30,
  );

let program: Awaited<ReturnType<typeof bundleWorker>>;
/** Its calls may compute for longer than a test takes, also on a busy machine. */
let server: TestServer;
/** Its calls may compute for a second. */
let hasty: TestServer;
const lines: Record<string, unknown>[] = [];
const written: WritingRequest[] = [];

/** Starts a server with one worker, and a queue of one call. */
const startServer = (callSeconds: number) =>
  startTestServer(
    {
      engineWorker: program.file,
      logger: createLogger({
        level: 'info',
        destination: {
          write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>),
        },
      }),
      engine: {
        fetchPaper: (url) =>
          url.includes('image')
            ? Promise.reject(new Refusal(415, 'This is a picture.'))
            : Promise.resolve({
                bytes: new TextEncoder().encode(PAPER),
                contentType: 'text/plain',
                finalUrl: url,
              }),
        model: {
          name: 'made-up-1',
          write: (request, _, onUsage) => {
            written.push(request);
            onUsage?.({ input_tokens: 7, output_tokens: 3, model: 'made-up-1' });
            return Promise.reject(new ProviderFailure('made-up-1', 'limited', { status: 429 }));
          },
        },
      },
    },
    {
      SPINOUT_WORKERS: '1',
      SPINOUT_WORKER_QUEUE: '1',
      SPINOUT_CALL_SECONDS: String(callSeconds),
    },
  );

beforeAll(async () => {
  program = await bundleWorker('hostile-engine');
  server = await startServer(60);
  hasty = await startServer(1);
}, START_MS);
afterAll(async () => {
  await server.stop();
  await hasty.stop();
  program.remove();
});

const openApi = (visitor: string, { origin } = server) =>
  createPlatformClient({
    transport: httpTransport({ apiBase: origin, visitorId: visitor.padEnd(30, '-') }),
    timeoutMs: START_MS,
  });

const generate = (topic: string, signal?: AbortSignal, { origin } = server) =>
  fetch(`${origin}/api/v1/research/hypothesis/generate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Visitor-Id': 'visitor'.padEnd(30, '-') },
    body: JSON.stringify({ topic, interest: '', papers: [] }),
    ...(signal ? { signal } : {}),
  });

const readMetric = async (name: string, { origin } = server): Promise<number> => {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(name));
  return Number(line?.split(' ').at(-1));
};

const waitUntil = async (isTrue: () => Promise<boolean> | boolean) => {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 10));
};

const RUNNING = 'spinout_worker_tasks_running{lane="calls"}';
const QUEUED = 'spinout_worker_tasks_queued{lane="calls"}';

describe('the engine in worker threads', { timeout: START_MS }, () => {
  it('leaves the server free to answer while every worker is busy', async () => {
    let ended = 0;
    const leaving = new AbortController();
    const hanging = [1, 2].map(() =>
      generate(HANGING_TOPIC, leaving.signal).finally(() => (ended += 1)),
    );
    await waitUntil(async () => (await readMetric(QUEUED)) === 1);

    const health = await fetch(`${server.origin}/health`);
    const api = openApi('saves');
    const journey = { journey_id: 'j', kind: 'flow', title: 'T', revision: 0, data: 'x' };
    await api.journeys.save(journey);
    expect((await api.journeys.list()).journeys).toHaveLength(1);
    const refused = await generate('Sleep');
    expect([health.status, refused.status, ended]).toEqual([200, 503, 0]);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({
      error: expect.stringContaining('busy') as string,
    });
    leaving.abort();
    await Promise.allSettled(hanging);
    // The server learns of a closed connection later than the visitor does.
    await waitUntil(async () => (await readMetric(RUNNING)) + (await readMetric(QUEUED)) === 0);
  });

  it('says in the log and the metrics that a worker was terminated', async () => {
    expect((await generate(HANGING_TOPIC, undefined, hasty)).status).toBe(422);
    await waitUntil(() => lines.some(({ stopped }) => stopped === 'time'));
    expect(lines.find(({ stopped }) => stopped === 'time')).toMatchObject({ status: 422 });
    const name = 'spinout_worker_tasks_stopped_total{lane="calls",reason="time"}';
    expect(await readMetric(name, hasty)).toBeGreaterThan(0);
  });

  it('gives the worker of a visitor who left to the next one', async () => {
    const leaving = new AbortController();
    const left = generate(HANGING_TOPIC, leaving.signal).catch(() => 'left');
    await waitUntil(async () => (await readMetric(RUNNING)) === 1);
    leaving.abort();
    expect(await left).toBe('left');
    expect((await generate('Sleep')).status).toBe(200);
  });

  it('does not store a stopped call for its idempotency key', async () => {
    const send = (topic: string) =>
      fetch(`${hasty.origin}/api/v1/research/hypothesis/generate`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Visitor-Id': 'keyed'.padEnd(30, '-'),
          'Idempotency-Key': 'key-1',
        },
        body: JSON.stringify({ topic, interest: '', papers: [] }),
      });
    const [first, second] = [await send(HANGING_TOPIC), await send(HANGING_TOPIC)];
    expect([first.status, second.status]).toEqual([422, 422]);
    expect(second.headers.get('idempotency-replayed')).toBeNull();
  });

  it('fetches a paper through the server, and keeps the text and status of its refusals', async () => {
    const api = openApi('fetches');
    const submit = (paper_url: string) =>
      api.paper.analyze({
        journey_id: 'j',
        paper_content: '',
        paper_url,
        metadata: { title: '', upload_method: 'url' },
      });
    const { metadata } = await submit('https://example.org/paper.txt');
    expect(metadata.document_id).toMatch(/^doc-/);
    const refused = await submit('https://example.org/image.png').catch((error: unknown) => error);
    expect(isApiError(refused) && refused.details).toMatchObject({ status: 415 });
  });

  it('asks the language model of the server, with the schema of the answer', async () => {
    const topic = 'Delivery of gene editors inside the body';
    const reply = await openApi('models').hypothesis.generate({ topic, interest: '', papers: [] });
    expect(written.length).toBeGreaterThan(0);
    expect(written[0]?.schema).toHaveProperty('_zod');
    expect(JSON.stringify(reply)).toContain('limited');
  });

  it('finishes a research run', async () => {
    const { success } = await openApi('runs').research.run({ topic: 'sleep' });
    expect(success).toBe(true);
  });
});
