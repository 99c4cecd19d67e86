import { createApiClient, type Transport } from '@spinout/api-client';
import { httpTransport } from '@spinout/api-client/http';
import { describe, expect, it } from 'vitest';
import { createNodeEngine } from '../node.js';
import { createFetchHandler, type FetchHandlerSettings } from './create-fetch-handler.js';

const ORIGIN = 'https://host.example.org';

const post = (path: string, body: BodyInit, type = 'application/json') =>
  new Request(`${ORIGIN}${path}`, { method: 'POST', body, headers: { 'content-type': type } });

const readError = async (response: Response) =>
  ((await response.json()) as { readonly error: string }).error;

const openClient = (handle: (request: Request) => Promise<Response>, basePath = '') =>
  createApiClient({
    transport: httpTransport({
      apiBase: `${ORIGIN}${basePath}`,
      hostname: 'localhost',
      fetch: (input, init) => handle(new Request(input, init)),
    }),
  });

const paper = new File(
  [
    'Sleep and memory\n\nSleep spindles may help memory. Whether they help older adults is unknown.',
  ],
  'sleep.txt',
  { type: 'text/plain' },
);

describe('the fetch handler', () => {
  it('answers calls of the client, with JSON and with an uploaded file', async () => {
    const api = openClient(createFetchHandler(createNodeEngine()));
    const { metadata } = await api.paper.analyze({ journey_id: 'journey-1', paper });
    expect(metadata.title).toBe('Sleep and memory');
    const { suggestions } = await api.topics.suggest({ preferences: { categories: [] } });
    expect(suggestions?.length).toBeGreaterThan(0);
  });

  it('serves below a base path, and nothing beside it', async () => {
    const handle = createFetchHandler(createNodeEngine(), { basePath: '/research' });
    const api = openClient(handle, '/research');
    await expect(api.topics.suggest({ preferences: { categories: [] } })).resolves.toBeDefined();
    const beside = await handle(post('/api/journey/company', '{}'));
    expect(beside.status).toBe(404);
  });

  it('asks for the transport of each request', async () => {
    const requested: string[] = [];
    const handle = createFetchHandler((request) => {
      requested.push(request.headers.get('x-user') ?? '');
      return createNodeEngine();
    });
    for (const user of ['ada', 'max'])
      await handle(new Request(`${ORIGIN}/api/v1/disclaimers`, { headers: { 'x-user': user } }));
    expect(requested).toEqual(['ada', 'max']);
  });

  it.each([
    ['an unknown path', post('/api/unknown', '{}'), 404],
    ['another method', new Request(`${ORIGIN}/api/journey/company`), 405],
    ['broken JSON', post('/api/journey/company', '{"a":'), 400],
    [
      'a broken form',
      post('/api/journey/analyze-paper', 'x', 'multipart/form-data; boundary=b'),
      400,
    ],
    ['another media type', post('/api/journey/company', 'a=1', 'text/plain'), 415],
    ['more than 11 MB of JSON', post('/api/journey/company', `"${'x'.repeat(12_000_000)}"`), 413],
  ])('refuses %s with a reason', async (_, request, status) => {
    const response = await createFetchHandler(createNodeEngine())(request);
    expect(response.status).toBe(status);
    expect(await readError(response)).not.toBe('');
  });

  it('names the methods of a path', async () => {
    const response = await createFetchHandler(createNodeEngine())(
      new Request(`${ORIGIN}/api/journey/company`),
    );
    expect(response.headers.get('allow')).toBe('POST');
  });

  it('keeps the details of a failure from the caller', async () => {
    const errors: unknown[] = [];
    const failure = new Error('disk at /data is full');
    const broken: Transport = { send: () => Promise.reject(failure) };
    const settings: FetchHandlerSettings = { onError: (error) => errors.push(error) };
    const response = await createFetchHandler(
      broken,
      settings,
    )(new Request(`${ORIGIN}/api/v1/disclaimers`));
    expect(response.status).toBe(500);
    expect(await readError(response)).not.toContain('disk');
    expect(errors).toEqual([failure]);
  });

  it('forbids caches to store replies', async () => {
    const response = await createFetchHandler(createNodeEngine())(
      new Request(`${ORIGIN}/api/v1/disclaimers`),
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
