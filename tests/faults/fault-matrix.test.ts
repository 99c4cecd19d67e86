import { type ApiError, createApiClient, isApiError, type ApiClient } from '@spinout/api-client';
import {
  exampleCompany,
  exampleReplies,
  faultyTransport,
  scriptedTransport,
  type Fault,
} from '@spinout/api-client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The nine calls as data: how each is made. */
const calls: Record<keyof typeof exampleReplies, (api: ApiClient) => Promise<unknown>> = {
  'topics.suggest': (api) => api.topics.suggest({ preferences: { categories: [] } }),
  'paper.analyze': (api) =>
    api.paper.analyze({
      journey_id: 'journey-1',
      paper_url: '',
      paper_content: 'Spindles rose.',
      metadata: { title: 'Spindles', upload_method: 'text' },
    }),
  'hypothesis.generate': (api) =>
    api.hypothesis.generate({ topic: 'Sleep', interest: 'sleep', papers: [] }),
  'literature.search': (api) =>
    api.literature.search({ journey_id: 'journey-1', hypothesis: null, query: 'sleep', limit: 20 }),
  'literature.review': (api) =>
    api.literature.review({ journey_id: 'journey-1', selected_papers: [], papers: [] }),
  'experiment.design': (api) =>
    api.experiment.design({ journey_id: 'journey-1', hypothesis: null }),
  'company.create': (api) =>
    api.company.create({
      journey_id: 'journey-1',
      operationalBlueprint: null,
      researchArea: null,
      budgetEstimate: null,
    }),
  'company.generateDocument': (api) =>
    api.company.generateDocument({
      companyData: exampleCompany,
      documentType: 'bylaws',
      journeyId: 'journey-1',
    }),
  'pdf.generate': (api) => api.pdf.generate({ title: 'Report', content: 'Text' }),
};

const faults: readonly (readonly [string, Fault, Partial<ApiError>])[] = [
  ['network', { kind: 'network' }, { code: 'unreachable' }],
  ['never', { kind: 'never' }, { code: 'timeout' }],
  ...[401, 403, 404, 429, 500, 503].map(
    (status) => [`status ${status}`, { kind: 'status', status }, { code: 'status' }] as const,
  ),
  ['html', { kind: 'html' }, { code: 'malformed' }],
  ['empty', { kind: 'empty' }, { code: 'malformed' }],
  ['wrong shape', { kind: 'body', body: [1, 2] }, { code: 'malformed' }],
];

const cells = Object.entries(calls).flatMap(([id, make]) =>
  faults.map(([name, fault, error]) => ({ id, make, name, fault, error })),
);

describe('a call that meets a fault', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  it.each(cells)('$id meets $name: one kind of error, and one request', async (cell) => {
    let requests = 0;
    const transport = faultyTransport(scriptedTransport(exampleReplies), () => {
      requests += 1;
      return cell.fault;
    });
    const outcome = cell.make(createApiClient({ transport })).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(30_000);
    const error = await outcome;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject(cell.error);
    expect(requests).toBe(1);
  });
});
