import { describe, expect, it, vi } from 'vitest';
import {
  type Endpoint,
  requestScenarios,
  rejectWithNetworkError,
  replyUnprocessable,
  open,
  createExampleReply,
  createKeySettings,
} from './request-scenarios.test-tools.js';

const requestTwice = async (
  endpoint: Endpoint,
  answer: () => unknown,
  second: readonly object[],
): Promise<readonly (string | undefined)[]> => {
  const step = open(endpoint, [answer]);
  step.send(requestScenarios[endpoint].first);
  await step.waitUntilIdle();
  step.send(second);
  await step.waitUntilIdle();
  step.stop();
  expect(step.keys()).toHaveLength(2);
  expect(step.keys()[0]).toBe('key-1');
  return step.keys();
};

const endpoints = Object.keys(requestScenarios) as Endpoint[];

const listScenariosWith = (name: 'retry' | 'different' | 'another') =>
  endpoints.flatMap((endpoint): [Endpoint, readonly object[]][] => {
    const events = requestScenarios[endpoint][name];
    return events === null ? [] : [[endpoint, events]];
  });

describe('the idempotency key of a request', () => {
  it.each(listScenariosWith('retry'))(
    '%s: is reused after a network error',
    async (endpoint, retry) => {
      const [first, second] = await requestTwice(endpoint, rejectWithNetworkError, retry);
      expect(second).toBe(first);
    },
  );

  it.each(listScenariosWith('retry'))(
    '%s: is new after a definitive error',
    async (endpoint, retry) => {
      const [first, second] = await requestTwice(endpoint, replyUnprocessable, retry);
      expect(second).not.toBe(first);
    },
  );

  it.each(listScenariosWith('another'))('%s: is new after a success', async (endpoint, another) => {
    const [first, second] = await requestTwice(endpoint, createExampleReply(endpoint), another);
    expect(second).not.toBe(first);
  });

  it.each(listScenariosWith('different'))(
    '%s: is new for a different input',
    async (endpoint, different) => {
      const [first, second] = await requestTwice(endpoint, rejectWithNetworkError, different);
      expect(second).not.toBe(first);
    },
  );

  it.each(endpoints.filter((endpoint) => endpoint !== 'pdf.generate'))(
    '%s: is reused after a reload during the request',
    async (endpoint) => {
      const browser = createKeySettings();
      const first = open(endpoint, [() => new Promise(() => undefined)], browser);
      first.send(requestScenarios[endpoint].first);
      await vi.waitFor(() => expect(first.keys()).toHaveLength(1), { interval: 1 });
      first.stop();
      const second = open(endpoint, [], browser);
      second.send(requestScenarios[endpoint].first);
      await second.waitUntilIdle();
      second.stop();
      expect(second.keys()).toEqual(first.keys());
      expect(browser.storage.read()).toBe('{}');
    },
  );
});
