import { describe, expect, it } from 'vitest';
import { call } from '../client/call.js';
import { fixedKey } from '../testing/fixed-key.js';
import type { HttpTransportSettings } from './http-transport-settings.js';
import { catchError, replace, write } from './loopback.fixtures.js';
import { createScriptedFetch, getSentKeys, type Step } from './scripted-fetch.test-tools.js';

describe.each([
  ['POST', write],
  ['PUT', replace],
])('a call that writes by %s', (_, endpoint) => {
  it.each<[Step]>([[500], [502], [503], [504], ['broken'], [{ retryAfter: '1' }]])(
    'is sent once and without an idempotency key on %j, unless the server supports keys',
    async (step) => {
      const { context, send } = createScriptedFetch([step]);
      await catchError(call({ ...context, idempotency: fixedKey('key-1') }, endpoint, {}));
      expect(getSentKeys(send)).toEqual([null]);
    },
  );

  it.each<[Step]>([[502], [503], [504], ['broken']])(
    'is sent three times with one idempotency key on %s if the server supports keys',
    async (step) => {
      let ids = 0;
      const randomUUID = () => `uuid-${++ids}`;
      const { context, send } = createScriptedFetch([step], { idempotency: true, randomUUID });
      await catchError(call(context, endpoint, {}));
      expect(getSentKeys(send)).toEqual(['uuid-1', 'uuid-1', 'uuid-1']);
      await catchError(call(context, endpoint, {}));
      expect(getSentKeys(send).slice(3)).toEqual(['uuid-2', 'uuid-2', 'uuid-2']);
    },
  );

  it('uses the idempotency key of the request', async () => {
    const { context, send } = createScriptedFetch(['good'], { idempotency: true });
    for (const key of ['key-1', 'key-1', 'key-2']) {
      await call({ ...context, idempotency: fixedKey(key) }, endpoint, {});
    }
    expect(getSentKeys(send)).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('is not retried after 500, because it may have been processed', async () => {
    const { context, send } = createScriptedFetch([500], { idempotency: true });
    await catchError(call(context, endpoint, {}));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('waits while a request with its key is in progress, and gets its reply', async () => {
    const inProgress = { retryAfter: '1', status: 409 } as const;
    const steps = [inProgress, inProgress, { ...inProgress, retryAfter: '0' }, 'good'] as const;
    const { context, send, delays } = createScriptedFetch(steps, { idempotency: true });
    await expect(call(context, endpoint, {})).resolves.toEqual({ ok: true });
    expect(delays).toEqual([1_000, 1_000, 300]);
    expect(new Set(getSentKeys(send)).size).toBe(1);
  });

  it.each<[string, Step, HttpTransportSettings]>([
    ['without a delay', 409, { idempotency: true }],
    ['without a key', { retryAfter: '1', status: 409 }, {}],
    ['with a long delay', { retryAfter: '31', status: 409 }, { idempotency: true }],
  ])('is not repeated after a conflict %s', async (_, step, settings) => {
    const { context, send } = createScriptedFetch([step], settings);
    expect(await catchError(call(context, endpoint, {}))).toMatchObject({
      details: { status: 409 },
    });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('waits for a request in progress no longer than its time limit', async () => {
    const { context, send } = createScriptedFetch([{ retryAfter: '20', status: 409 }], {
      idempotency: true,
    });
    await catchError(call(context, endpoint, {}));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('waits once for a busy server that supports idempotency keys', async () => {
    const { context, send, delays } = createScriptedFetch([{ retryAfter: '2' }, 'good'], {
      idempotency: true,
    });
    await expect(call(context, endpoint, {})).resolves.toEqual({ ok: true });
    expect([delays, new Set(getSentKeys(send)).size]).toEqual([[2_000], 1]);
  });
});
