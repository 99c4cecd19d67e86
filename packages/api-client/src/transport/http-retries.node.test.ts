import { afterEach, describe, expect, it } from 'vitest';
import { call } from '../client/call.js';
import { httpTransport } from './http-transport.js';
import {
  countedSleep,
  good,
  health,
  json,
  loopbacks,
  catchError,
  read,
  reset,
  write,
} from './loopback.fixtures.js';

const servers = loopbacks();
afterEach(servers.close);

const NOW = Date.parse('2026-03-01T12:00:00Z');
const createContext = (base: string, idempotency = false) => {
  const { delays, sleep } = countedSleep();
  const transport = httpTransport({
    apiBase: base,
    idempotency,
    sleep,
    now: () => NOW,
    random: () => 0.5,
  });
  return { delays, context: { transport } };
};

describe('a server that recovers, over real HTTP', () => {
  it('answers a read after a 503', async () => {
    const { base, requests } = await servers.serve(json(503, {}), good);
    const { context, delays } = createContext(base);
    await expect(call(context, read, undefined)).resolves.toEqual({ ok: true });
    expect(requests).toHaveLength(2);
    expect(delays).toEqual([300]);
  });

  it('answers a read after two connection resets', async () => {
    const { base, requests } = await servers.serve(reset, reset, good);
    const { context, delays } = createContext(base);
    await expect(call(context, read, undefined)).resolves.toEqual({ ok: true });
    expect(requests).toHaveLength(3);
    expect(delays).toEqual([300, 600]);
  });

  it('T-73 gets a health check once', async () => {
    const { base, requests } = await servers.serve(json(503, {}), good);
    expect(await catchError(call(createContext(base).context, health, undefined))).toMatchObject({
      details: { status: 503 },
    });
    expect(requests).toHaveLength(1);
  });

  it('does not get a writing call again after a connection reset', async () => {
    const { base, requests } = await servers.serve(reset, good);
    expect(await catchError(call(createContext(base).context, write, {}))).toMatchObject({
      code: 'unreachable',
    });
    expect(requests).toHaveLength(1);
  });

  it('gets a writing call with an idempotency key again, with the same key and body', async () => {
    const { base, requests } = await servers.serve(reset, json(503, {}), good);
    const { context } = createContext(base, true);
    const options = { idempotencyKey: 'key-1' };
    await expect(call(context, write, { request: 1 }, options)).resolves.toEqual({ ok: true });
    expect(requests.map(({ headers, body }) => [headers['idempotency-key'], body])).toEqual(
      Array.from({ length: 3 }, () => ['key-1', '{"request":1}']),
    );
  });

  it.each([
    ['in seconds', '7'],
    ['as a date', 'Sun, 01 Mar 2026 12:00:07 GMT'],
  ])('gets the next request after the requested delay %s', async (_, retryAfter) => {
    const busy = json(429, {}, { 'retry-after': retryAfter, date: new Date(NOW).toUTCString() });
    const { base, requests } = await servers.serve(busy, good);
    const { context, delays } = createContext(base);
    await expect(call(context, read, undefined)).resolves.toEqual({ ok: true });
    expect(delays).toEqual([7_000]);
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['in seconds', '31', 31_000],
    ['as a date', 'Sun, 01 Mar 2026 12:10:00 GMT', 600_000],
  ])('that requests a longer delay %s gets no retry; the error has the delay', async (...row) => {
    const [, retryAfter, retryAfterMs] = row;
    const busy = json(429, {}, { 'retry-after': retryAfter, date: new Date(NOW).toUTCString() });
    const { base, requests } = await servers.serve(busy, good);
    const { context, delays } = createContext(base);
    expect(await catchError(call(context, read, undefined))).toMatchObject({
      code: 'status',
      details: { status: 429, retryAfterMs },
    });
    expect([delays, requests.length]).toEqual([[], 1]);
  });
});
