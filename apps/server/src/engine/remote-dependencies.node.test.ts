import { randomUUID } from 'node:crypto';
import type { Store } from '@spinout/engine/node';
import { describe, expect, it } from 'vitest';
import { eachDatabase } from '../database/testing.js';
import type { Services } from '../pool/serve-task.js';
import type { TaskHost } from '../pool/task-runner.js';
import { describeStore } from '../store/store-conformance.js';
import type { PostedSettings } from './engine-calls.js';
import { describeDependencies, ownerServices } from './owner-services.js';
import { createRemoteDependencies } from './remote-dependencies.js';

const RUNS = 30;
const NOTHING: PostedSettings = {
  fetchesPapers: false,
  knowsServices: false,
  live: null,
  model: null,
};

/** The host of a task without a thread: values are copied as messages are. */
const createHost = (services: Services, calls: string[] = []): TaskHost => ({
  now: () => new Date(0),
  call: async (service, values, signal = new AbortController().signal) => {
    calls.push(service);
    const run = services[service];
    if (!run) throw new Error(`no service ${service}`);
    return structuredClone(await run(structuredClone(values) as never, signal));
  },
});

describe('the store of a worker', () => {
  eachDatabase((database) => {
    const open = (owner = `visitor:${randomUUID()}`, calls: string[] = []): Store =>
      createRemoteDependencies(createHost(ownerServices(database().db, owner), calls), NOTHING)
        .store;

    describeStore('the database, from a worker', () => open(), RUNS);

    it('reads ten thousand values with few messages', async () => {
      const calls: string[] = [];
      const store = open(undefined, calls);
      await store.set('document:7', { id: 7 });
      const values = await Promise.all(
        Array.from({ length: 10_000 }, (_, index) => store.get(`document:${index}`)),
      );
      expect(values[7]).toEqual({ id: 7 });
      expect(values.filter((value) => value !== undefined)).toHaveLength(1);
      expect(calls.filter((name) => name === 'readTexts').length).toBeLessThanOrEqual(20);
    });

    it('loses no change of two workers at once', async () => {
      const owner = `visitor:${randomUUID()}`;
      const [first, second] = [open(owner), open(owner)];
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 ? first : second).change<number>('count', (count = 0) => count + 1),
        ),
      );
      expect(await first.get('count')).toBe(20);
    });
  });
});

describe('the dependencies of an engine in workers', () => {
  it('cannot be functions that a worker would have to wait for without a pause', () => {
    expect(() => describeDependencies({ newId: () => 'id-1' })).toThrow(
      'An engine in workers cannot use these functions of its host: newId.',
    );
  });
});
