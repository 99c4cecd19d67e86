import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPlatformClient } from '../client/platform-client.js';
import { httpTransport } from '../transport/http-transport.js';
import { allExampleReplies, exampleReplies, exampleTopics } from './example-replies.js';
import { faultPlan } from './fault-presets.js';
import { faultyTransport } from './faults.js';
import { mswHandlers } from './msw-handlers.js';
import { scriptedTransport } from './scripted-transport.js';

const baseUrl = 'http://spinout.test';
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = (hostname = 'localhost') =>
  createPlatformClient({
    transport: httpTransport({ apiBase: baseUrl, hostname, sleep: () => Promise.resolve() }),
  });

const postTo = (path: string, body: unknown) =>
  fetch(baseUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('Handlers for Mock Service Worker', () => {
  it('answer requests with replies by the id of the call', async () => {
    server.use(...mswHandlers(exampleReplies, { http, baseUrl }));
    const { suggestions } = await client().topics.suggest({ preferences: { categories: [] } });
    expect(suggestions).toEqual(exampleTopics);
    const pdf = await client().pdf.generate({ title: 'A', content: 'B' });
    expect(await pdf.text()).toMatch(/^%PDF-/);
  });

  it('answer with a transport, which gets files and the other form fields', async () => {
    const transport = scriptedTransport(allExampleReplies);
    server.use(...mswHandlers(transport, { http, baseUrl: `${baseUrl}/` }));
    const paper = new File(['Some text'], 'paper.txt', { type: 'text/plain' });
    await client().paper.analyze({ journey_id: 'journey-1', paper });
    const [{ body } = { body: null }] = transport.requests;
    if (body?.kind !== 'form') throw new Error('no form arrived');
    expect(body.fields['journey_id']).toBe('journey-1');
    const sent = body.fields['paper'];
    expect(sent instanceof File && (await sent.text())).toBe('Some text');
  });

  it.each([
    ['/api/v1/pdf/generate', { title: 'A', content: 'B' }, 'pdf.generate'],
    [
      '/api/v1/pdf/generate',
      { title: 'A', authors: [], abstract: '', content: 'B', references: [], format: 'nature' },
      'pdf.article',
    ],
    ['/api/v1/research/hypothesis/advanced', { research_area: 'Sleep' }, 'research.hypothesis'],
    [
      '/api/v1/research/hypothesis/advanced',
      { topic: 'Sleep', domain: 'life_sciences', user_id: 'web-user-1' },
      'tenStep.start',
    ],
    ['/api/v1/research/paper/generate', { topic: 'Sleep', findings: [] }, 'research.paper'],
    ['/api/v1/research/paper/generate', { topic: 'Sleep', hypothesis: '' }, 'tenStep.paper'],
    [
      '/.netlify/functions/v1/research/hypothesis/generate',
      { topic: 'Sleep', interest: 'sleep', papers: [] },
      'hypothesis.generate',
    ],
    [
      '/.netlify/functions/v1/research/hypothesis/advanced',
      { topic: 'Sleep', domain: 'life_sciences', user_id: 'web-user-1' },
      'tenStep.start',
    ],
  ])('select the call by the fields of a request to %s', async (path, body, id) => {
    const transport = scriptedTransport(allExampleReplies);
    server.use(...mswHandlers(transport, { http, baseUrl }));
    expect((await postTo(path, body)).status).toBe(200);
    expect(transport.requests.map((request) => request.id)).toEqual([id]);
  });

  it('pass on network errors and Retry-After', async () => {
    const transport = scriptedTransport(allExampleReplies);
    const broken = faultyTransport(transport, faultPlan('network-broken'));
    server.use(...mswHandlers(broken, { http, baseUrl }));
    await expect(
      client().quantum.createCircuit({ name: 'A', num_qubits: 2 }),
    ).rejects.toMatchObject({ code: 'unreachable' });
    const busy = faultyTransport(transport, faultPlan('too-many-requests', { times: 1 }));
    server.resetHandlers(...mswHandlers(busy, { http, baseUrl }));
    const reply = await postTo('/api/v1/quantum/create_circuit', { name: 'A', num_qubits: 2 });
    expect(reply.status).toBe(429);
    expect(reply.headers.get('retry-after')).toBe('2');
    expect((await client().quantum.createCircuit({ name: 'A', num_qubits: 2 })).success).toBe(true);
  });

  it('refuse a body that cannot be read', async () => {
    server.use(...mswHandlers(allExampleReplies, { http, baseUrl }));
    const reply = await postTo('/api/journey/company', '{"journey_id":');
    expect(reply.status).toBe(400);
    expect(await reply.json()).toEqual({
      error: expect.stringContaining('cannot be read') as string,
    });
  });
});
