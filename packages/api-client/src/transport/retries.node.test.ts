import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { call } from '../client/call.js';
import { isApiError } from '../errors/api-error.js';
import { fakeTimeouts } from './fake-timeouts.test-tools.js';
import { httpTransport } from './http-transport.js';
import { catchError, health, read, replace, write } from './loopback.fixtures.js';
import { createScriptedFetch, type Step } from './scripted-fetch.test-tools.js';

describe('a read', () => {
  it.each<[Step]>([[500], [502], [503], [504], ['broken']])(
    'that meets %s is sent again after 300 ms and after 600 ms, and then given up (F10)',
    async (step) => {
      const { context, send, delays } = createScriptedFetch([step]);
      const outcome = await catchError(call(context, read, undefined));
      expect(outcome).toMatchObject(
        step === 'broken' ? { code: 'unreachable' } : { code: 'status', details: { status: step } },
      );
      expect(delays).toEqual([300, 600]);
      expect(send).toHaveBeenCalledTimes(3);
    },
  );

  it.each([400, 401, 403, 404, 409, 422, 429, 501])(
    'that meets %i is not sent again',
    async (status) => {
      const { context, send } = createScriptedFetch([status]);
      expect(await catchError(call(context, read, undefined))).toMatchObject({
        details: { status },
      });
      expect(send).toHaveBeenCalledTimes(1);
    },
  );

  it('is not retried while the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { context, send } = createScriptedFetch(['broken']);
    expect(await catchError(call(context, read, undefined))).toMatchObject({
      code: 'unreachable',
      details: { offline: true },
    });
    expect(send).toHaveBeenCalledTimes(1);
    vi.stubGlobal('navigator', { onLine: true });
    await catchError(call(context, read, undefined));
    expect(send).toHaveBeenCalledTimes(4);
    vi.unstubAllGlobals();
  });

  it('waits for a busy server for 30 seconds at most', async () => {
    const waitFor = async (retryAfter: string) => {
      const { context, delays } = createScriptedFetch([{ retryAfter }, 'good']);
      await catchError(call({ ...context, timeoutMs: 100_000 }, read, undefined));
      return delays;
    };
    expect(await waitFor('30')).toEqual([30_000]);
    expect(await waitFor('31')).toEqual([]);
  });

  it('adds jitter to the delay, so that clients do not retry at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.double({ min: 0, max: 0.999, noNaN: true }), async (chance) => {
        const { context, delays } = createScriptedFetch([503], { random: () => chance });
        await catchError(call(context, read, undefined));
        const [first = 0, second = 0] = delays;
        expect(first).toBeGreaterThanOrEqual(150);
        expect(first).toBeLessThan(450);
        expect(second).toBeCloseTo(first * 2);
      }),
    );
  });

  it('is not retried if the caller aborts during a delay', async () => {
    const abortController = new AbortController();
    const { context, send } = createScriptedFetch([503], {
      sleep: (_, signal) => {
        abortController.abort();
        return Promise.reject(signal.reason as Error);
      },
    });
    const outcome = await catchError(
      call(context, read, undefined, { signal: abortController.signal }),
    );
    expect(outcome).toMatchObject({ code: 'aborted' });
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('a delay between two attempts', () => {
  const DEADLINE_MS = 345;
  const left = fakeTimeouts();

  it('ends with the timeout of the call, and nothing is sent after it', async () => {
    const send = vi.fn<typeof fetch>(async () => Response.json({}, { status: 503 }));
    const transport = httpTransport({ fetch: send, random: () => 0.9 });
    const outcome = catchError(call({ transport, timeoutMs: DEADLINE_MS }, read, undefined));
    await vi.advanceTimersByTimeAsync(DEADLINE_MS - 1);
    expect(left(DEADLINE_MS)).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ code: 'timeout' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('ends by itself and leaves no timer', async () => {
    const send = vi
      .fn<typeof fetch>(async () => Response.json({ ok: true }))
      .mockResolvedValueOnce(Response.json({}, { status: 503 }));
    const transport = httpTransport({ fetch: send, random: () => 0.5 });
    const outcome = call({ transport, timeoutMs: DEADLINE_MS }, read, undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(left(DEADLINE_MS)).toBe(1);
    await vi.advanceTimersByTimeAsync(300);
    await expect(outcome).resolves.toEqual({ ok: true });
    expect(left(DEADLINE_MS)).toBe(0);
  });
});

describe('a health check', () => {
  it.each<[Step]>([[500], [503], ['broken'], [{ retryAfter: '1' }]])(
    'T-73 that meets %j is made once',
    async (step) => {
      const { context, send } = createScriptedFetch([step]);
      await catchError(call(context, health, undefined));
      expect(send).toHaveBeenCalledTimes(1);
    },
  );
});

describe('a busy server', () => {
  it.each([429, 503] as const)(
    'is waited for once: a second %i is returned to the caller with its delay',
    async (status) => {
      const { context, send, delays } = createScriptedFetch([
        { retryAfter: '1', status },
        { retryAfter: '2', status },
      ]);
      expect(await catchError(call(context, read, undefined))).toMatchObject({
        details: { status, retryAfterMs: 2_000 },
      });
      expect([delays, send.mock.calls.length]).toEqual([[1_000], 2]);
    },
  );

  it('is not waited for beyond the timeout of the call', async () => {
    const { context, delays } = createScriptedFetch([{ retryAfter: '5' }, 'good']);
    expect(await catchError(call({ ...context, timeoutMs: 5_000 }, read, undefined))).toMatchObject(
      {
        details: { status: 429, retryAfterMs: 5_000 },
      },
    );
    expect(delays).toEqual([]);
    await expect(
      call(
        { ...createScriptedFetch([{ retryAfter: '5' }, 'good']).context, timeoutMs: 5_001 },
        read,
        undefined,
      ),
    ).resolves.toEqual({ ok: true });
  });

  it('may fail afterwards: retries of server errors are counted separately', async () => {
    const { context, delays } = createScriptedFetch([503, { retryAfter: '1' }, 'broken', 'good']);
    await expect(call(context, read, undefined)).resolves.toEqual({ ok: true });
    expect(delays).toEqual([300, 1_000, 600]);
  });

  it('gets at most four requests', async () => {
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.constantFrom<Step>('broken', 500, 502, 503, 504, 429, 404, 'good'),
      fc.record({ retryAfter: fc.constantFrom('0', '1', '29', '31', 'soon') }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(read, write, replace, health),
        fc.boolean(),
        async (steps, endpoint, idempotency) => {
          const { context, send, delays } = createScriptedFetch(steps, { idempotency });
          const outcome = await catchError(call(context, endpoint, undefined));
          if (!isApiError(outcome)) expect(outcome).toEqual({ ok: true });
          const isOnce = endpoint === health || (endpoint !== read && !idempotency);
          expect(send.mock.calls.length).toBeLessThanOrEqual(isOnce ? 1 : 4);
          expect(delays.length).toBe(send.mock.calls.length - 1);
        },
      ),
    );
  });
});

describe('a signed call', () => {
  const createRenewal = (token: string) => {
    const renew = vi.fn(() => Promise.resolve({ token }));
    return { renew, bearer: () => ({ token: 'old' }) };
  };

  it('renews its token once, even if it is refused again after a server error', async () => {
    const session = createRenewal('new');
    const { context, send } = createScriptedFetch([401, 503, 401], { session });
    expect(await catchError(call(context, read, undefined))).toMatchObject({
      details: { status: 401 },
    });
    expect(session.renew.mock.calls).toEqual([[{ token: 'old' }]]);
    expect(
      send.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization')),
    ).toEqual(['Bearer old', 'Bearer new', 'Bearer new']);
  });

  it.each([
    ['the same token again', createRenewal('old')],
    ['a token that may not travel', createRenewal('mock-1')],
    ['an error', { ...createRenewal('old'), renew: () => Promise.reject(new Error('odd')) }],
  ])('fails with 401 if a host’s own session returns %s', async (_, session) => {
    const { context, send } = createScriptedFetch([401], { session });
    expect(await catchError(call(context, write, {}))).toMatchObject({ details: { status: 401 } });
    expect(send).toHaveBeenCalledTimes(1);
  });
});
