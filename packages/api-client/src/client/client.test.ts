import { expect, it } from 'vitest';
import { exampleReplies } from '../testing/example-replies.js';
import { scriptedTransport } from '../testing/scripted-transport.js';
import { createApiClient } from './client.js';

const TOPICS = { preferences: { categories: [] } };

it('gives equal first calls at the same time one idempotency key, although what sends them is not loaded yet', async () => {
  const transport = scriptedTransport(exampleReplies);
  const { topics } = createApiClient({ transport });
  await Promise.all([topics.suggest(TOPICS), topics.suggest(TOPICS)]);
  const keys = transport.requests.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeDefined();
  expect(new Set(keys).size).toBe(1);
});

it('has all calls of the flow, by area and name', () => {
  const client = createApiClient({ transport: scriptedTransport(exampleReplies) });
  expect(
    Object.entries(client).flatMap(([area, calls]) =>
      Object.keys(calls as object).map((name) => `${area}.${name}`),
    ),
  ).toEqual([
    'topics.suggest',
    'paper.analyze',
    'hypothesis.generate',
    'literature.search',
    'literature.review',
    'literature.import',
    'literature.removeImport',
    'experiment.design',
    'company.create',
    'company.generateDocument',
    'pdf.generate',
  ]);
});
