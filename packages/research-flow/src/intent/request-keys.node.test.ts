import { describe, expect, it, vi } from 'vitest';
import type { Intents } from '@spinout/flow-kit';
import { type Endpoint, requestScenarios, lost, refused, open, good } from './request-scenarios.js';

const requestTwice = async (
  endpoint: Endpoint,
  answer: () => unknown,
  second: readonly object[],
): Promise<readonly (string | undefined)[]> => {
  const step = open(endpoint, [answer]);
  step.send(requestScenarios[endpoint].ask);
  await step.settled();
  step.send(second);
  await step.settled();
  step.stop();
  expect(step.keys()).toHaveLength(2);
  expect(step.keys()[0]).toBe('key-1');
  return step.keys();
};

const endpoints = Object.keys(requestScenarios) as Endpoint[];

const scenariosWith = (name: 'again' | 'other' | 'more') =>
  endpoints.flatMap((endpoint): [Endpoint, readonly object[]][] => {
    const events = requestScenarios[endpoint][name];
    return events === null ? [] : [[endpoint, events]];
  });

describe('the key of a call', () => {
  it.each(scenariosWith('again'))(
    '%s: is the same when no answer came',
    async (endpoint, again) => {
      const [first, second] = await requestTwice(endpoint, lost, again);
      expect(second).toBe(first);
    },
  );

  it.each(scenariosWith('again'))('%s: is a new one after a refusal', async (endpoint, again) => {
    const [first, second] = await requestTwice(endpoint, refused, again);
    expect(second).not.toBe(first);
  });

  it.each(scenariosWith('more'))('%s: is a new one after a good answer', async (endpoint, more) => {
    const [first, second] = await requestTwice(endpoint, good(endpoint), more);
    expect(second).not.toBe(first);
  });

  it.each(scenariosWith('other'))(
    '%s: is a new one for another question',
    async (endpoint, other) => {
      const [first, second] = await requestTwice(endpoint, lost, other);
      expect(second).not.toBe(first);
    },
  );

  it.each(endpoints.filter((endpoint) => endpoint !== 'pdf.generate'))(
    '%s: is the same after a reload in mid-call',
    async (endpoint) => {
      const first = open(endpoint, [() => new Promise(() => undefined)]);
      first.send(requestScenarios[endpoint].ask);
      await vi.waitFor(() => expect(first.keys()).toHaveLength(1), { interval: 1 });
      const saved = JSON.parse(JSON.stringify(first.intents())) as Intents;
      first.stop();
      const second = open(endpoint, [], saved);
      second.send(requestScenarios[endpoint].ask);
      await second.settled();
      second.stop();
      expect(second.keys()).toEqual(first.keys());
      expect(second.intents()).toEqual({});
    },
  );
});
