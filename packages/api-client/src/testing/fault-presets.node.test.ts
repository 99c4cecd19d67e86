import { describe, expect, it } from 'vitest';
import { createApiClient } from '../client/client.js';
import { isApiError } from '../errors/api-error.js';
import { exampleReplies } from './example-replies.js';
import { FAULT_PRESETS, faultPlan, type FaultName, type FaultScope } from './fault-presets.js';
import { faultyTransport } from './faults.js';
import { scriptedTransport } from './scripted-transport.js';

const createFaultyApi = (name: FaultName, scope?: FaultScope) =>
  createApiClient({
    transport: faultyTransport(scriptedTransport(exampleReplies), faultPlan(name, scope)),
    timeoutMs: 20,
  });

const hypothesis = { topic: 'Sleep', interest: 'sleep', papers: [] };
const names = Object.keys(FAULT_PRESETS) as FaultName[];

describe('A fault preset', () => {
  it.each(names.filter((name) => name !== 'slow'))('makes a call fail: %s', async (name) => {
    const error: unknown = await createFaultyApi(name)
      .hypothesis.generate(hypothesis)
      .catch((e: unknown) => e);
    expect(isApiError(error)).toBe(true);
  });

  it.each([
    ['no-answer', 'timeout'],
    ['network-broken', 'unreachable'],
    ['unavailable', 'status'],
    ['page-instead', 'malformed'],
    ['truncated', 'malformed'],
    ['slow', 'timeout'],
  ] as const)('%s is reported as %s', async (name, code) => {
    await expect(createFaultyApi(name).hypothesis.generate(hypothesis)).rejects.toMatchObject({
      code,
    });
  });

  it('also applies to PDFs: a truncated PDF is still a file', async () => {
    const pdf = await createFaultyApi('truncated').pdf.generate({ title: 'A', content: 'B' });
    expect(await pdf.text()).not.toContain('%%EOF');
  });

  it('applies only to the given calls and as often as requested', async () => {
    const api = createFaultyApi('server-broken', { calls: ['hypothesis.generate'], times: 2 });
    const ask = () => api.hypothesis.generate(hypothesis);
    await expect(ask()).rejects.toMatchObject({ details: { status: 500 } });
    await expect(ask()).rejects.toMatchObject({ details: { status: 500 } });
    await expect(ask()).resolves.toMatchObject({ success: true });
    await expect(api.topics.suggest({ preferences: { categories: [] } })).resolves.toMatchObject({
      suggestions: exampleReplies['topics.suggest'].suggestions,
    });
  });
});
