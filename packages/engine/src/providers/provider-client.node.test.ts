import { ConfigurationError } from '@spinout/api-client';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createProviderClient, createIdleSignal } from './provider-client.js';
import { ProviderFailure, type ProviderFailureKind } from './provider-failure.js';
import {
  inSequence,
  json,
  raw,
  startServer,
  createFixedDependencies,
  type Answer,
} from './provider-server.fixtures.js';
import type { ProviderSettings } from './provider.types.js';

const Greeting = z.object({ greeting: z.string() });
const hello = json({ greeting: 'hello' });
const PACE = { perSecond: 10, concurrent: 2 };

const setUp = async (answer: Answer, settings: Partial<ProviderSettings> = {}) => {
  const server = await startServer(answer);
  const fixed = createFixedDependencies();
  const client = createProviderClient(
    'Test',
    { ...fixed.dependencies, baseUrl: server.baseUrl, ...settings },
    PACE,
  );
  const ask = (signal: AbortSignal = createIdleSignal()) =>
    client.json('/greeting', { q: 'a&b', key: 'secret-key', none: undefined }, Greeting, signal);
  return { ...server, ...fixed, client, ask };
};

const failure = (kind: ProviderFailureKind, more: Record<string, unknown> = {}) => ({
  ok: false,
  failure: expect.objectContaining({ provider: 'Test', kind, ...more }) as ProviderFailure,
});

describe('a good answer', () => {
  it('is read, with parameters escaped and empty ones left out', async () => {
    const { ask, received } = await setUp(hello, { userAgent: 'Spinout-Test/1' });
    expect(await ask()).toEqual({ ok: true, value: { greeting: 'hello' } });
    expect(received[0]?.path).toBe('/greeting');
    expect([...(received[0]?.query ?? [])]).toEqual([
      ['q', 'a&b'],
      ['key', 'secret-key'],
    ]);
    expect(received[0]?.headers['user-agent']).toBe('Spinout-Test/1');
  });

  it("comes through a host's proxy under a path of its own", async () => {
    const server = await startServer(hello);
    const client = createProviderClient(
      'Test',
      { ...createFixedDependencies().dependencies, baseUrl: `${server.baseUrl}/proxy/test/` },
      PACE,
    );
    const outcome = await client.json('/greeting', {}, Greeting, createIdleSignal());
    expect(outcome.ok).toBe(true);
    expect(server.received[0]?.path).toBe('/proxy/test/greeting');
  });

  it.each(['example.org', 'ftp://example.org', '//example.org', 'javascript:alert(1)', ''])(
    'can come from no base like %j',
    (baseUrl) => {
      const { dependencies } = createFixedDependencies();
      expect(() => createProviderClient('Test', { ...dependencies, baseUrl }, PACE)).toThrow(
        ConfigurationError,
      );
    },
  );
});

describe('limits', () => {
  it('reports a 429 with a long Retry-After and sends nothing more until then', async () => {
    const { ask, received, passTime } = await setUp(
      inSequence(json({}, 429, { 'retry-after': '30' }), hello),
    );
    expect(await ask()).toEqual(failure('limited', { status: 429, retryAfterMs: 30_000 }));
    expect(await ask()).toEqual(failure('limited', { retryAfterMs: 30_000 }));
    expect(received).toHaveLength(1);
    passTime(30_000);
    expect(await ask()).toMatchObject({ ok: true });
  });

  it('waits out a short Retry-After and asks once more', async () => {
    const { ask, received, waits } = await setUp(
      inSequence(json({}, 429, { 'retry-after': '1' }), hello),
    );
    expect(await ask()).toMatchObject({ ok: true });
    expect(received).toHaveLength(2);
    expect(waits).toEqual([1000]);
  });

  it('reads a Retry-After that is a date', async () => {
    const { ask } = await setUp(json({}, 429, { 'retry-after': 'Sun, 01 Mar 2026 12:05:00 GMT' }));
    expect(await ask()).toEqual(failure('limited', { retryAfterMs: 300_000 }));
  });

  it('backs off from a 429 without Retry-After, longer each time', async () => {
    const { ask, received, waits } = await setUp(json({}, 429));
    expect(await ask()).toEqual(failure('limited', { retryAfterMs: 2000 }));
    expect(await ask()).toEqual(failure('limited', { retryAfterMs: 4000 }));
    expect(await ask()).toEqual(failure('limited', { retryAfterMs: 4000 }));
    expect(received).toHaveLength(3);
    expect(waits).toEqual([1000, 2000]);
  });

  it('takes a 503 with Retry-After, and a spent budget, for a limit', async () => {
    const busy = await setUp(json({}, 503, { 'retry-after': '60' }));
    expect(await busy.ask()).toEqual(failure('limited', { status: 503, retryAfterMs: 60_000 }));
    const spent = await setUp(json({}, 402, { 'retry-after': '3600' }));
    expect(await spent.ask()).toEqual(failure('limited', { status: 402 }));
  });

  it('respects the rate limit, and slows down according to the headers', async () => {
    const { ask, waits } = await setUp(
      inSequence(
        hello,
        json({ greeting: 'slower' }, 200, {
          'x-rate-limit-limit': '2',
          'x-rate-limit-interval': '1s',
        }),
        json({ greeting: 'never faster' }, 200, {
          'x-rate-limit-limit': '1000',
          'x-rate-limit-interval': '1s',
        }),
      ),
    );
    for (let call = 0; call < 4; call += 1) await ask();
    expect(waits).toEqual([100, 500, 500]);
  });

  it('stops when the budget in the headers is spent, until it is renewed', async () => {
    const { ask, received } = await setUp(
      json({ greeting: 'the last one' }, 200, {
        'x-ratelimit-remaining-usd': '0',
        'x-ratelimit-reset': '7200',
      }),
    );
    expect(await ask()).toMatchObject({ ok: true });
    expect(await ask()).toEqual(failure('limited', { retryAfterMs: 7_200_000 }));
    expect(received).toHaveLength(1);
  });

  it('limits concurrent requests', async () => {
    let running = 0;
    let most = 0;
    const { ask } = await setUp((request, response) => {
      running += 1;
      most = Math.max(most, running);
      setImmediate(() => {
        running -= 1;
        hello(request, response);
      });
    });
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => ask()));
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(most).toBe(2);
  });
});

describe('unusable answers', () => {
  it.each<[string, Answer, ProviderFailureKind]>([
    ['500', json({}, 500), 'unreachable'],
    ['502', raw('<h1>Bad gateway</h1>', 'text/html', 502), 'unreachable'],
    ['404', json({}, 404), 'refused'],
    ['401', json({}, 401), 'refused'],
    ['a page instead of JSON', raw('<!doctype html><p>Maintenance</p>', 'text/html'), 'malformed'],
    ['JSON cut short', raw('{"greeting": "hel', 'application/json'), 'malformed'],
    ['nothing', raw('', 'application/json'), 'malformed'],
    ['null', json(null), 'malformed'],
    ['a wrong type', json({ greeting: 1 }), 'malformed'],
  ])('%s', async (_, answer, kind) => {
    const { ask } = await setUp(answer);
    expect(await ask()).toEqual(failure(kind));
  });

  it('a body larger than allowed is not read to its end', async () => {
    let sent = 0;
    const endless: Answer = (_, response) => {
      const more = () => {
        if (response.destroyed) return;
        sent += 65_536;
        response.write('x'.repeat(65_536), more);
      };
      response.writeHead(200, { 'content-type': 'application/json' });
      more();
    };
    const { ask } = await setUp(endless, { maxBytes: 100_000 });
    expect(await ask()).toEqual(failure('malformed'));
    expect(sent).toBeLessThan(50_000_000);
  });

  it('a connection that breaks off counts as unreachable', async () => {
    const { ask } = await setUp((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"greeting":');
      response.destroy();
    });
    expect(await ask()).toEqual(failure('unreachable'));
  });

  it('no server at all counts as unreachable, and the failure holds neither address nor key', async () => {
    const { dependencies } = createFixedDependencies();
    const client = createProviderClient(
      'Test',
      { ...dependencies, baseUrl: 'http://127.0.0.1:1' },
      PACE,
    );
    const outcome = await client.json(
      '/x',
      { api_key: 'secret-key' },
      Greeting,
      createIdleSignal(),
    );
    expect(outcome).toEqual(failure('unreachable'));
    const error = outcome.ok ? null : outcome.failure;
    expect(error).toBeInstanceOf(ProviderFailure);
    expect(`${JSON.stringify(error)} ${String(error)} ${String(error?.cause)}`).not.toMatch(
      /secret-key|127\.0\.0\.1/,
    );
  });
});

describe('slow answers', () => {
  it('end with a timeout when the time is up', async () => {
    const fixed = createFixedDependencies();
    const server = await startServer(() => {
      fixed.runOutOfTime();
    });
    const client = createProviderClient('Test', { ...fixed.dependencies, ...server }, PACE);
    const outcome = await client.json('/', {}, Greeting, createIdleSignal());
    expect(outcome).toEqual(failure('timeout'));
  });

  it('end with a timeout also when only the body is slow', async () => {
    const fixed = createFixedDependencies();
    const server = await startServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"greeting":', () => {
        fixed.runOutOfTime();
      });
    });
    const client = createProviderClient('Test', { ...fixed.dependencies, ...server }, PACE);
    expect(await client.text('/', {}, createIdleSignal())).toEqual(failure('timeout'));
  });

  it("end with the caller's own reason when the caller leaves", async () => {
    const caller = new AbortController();
    const reason = new Error('nobody waits any more');
    const { ask } = await setUp(() => {
      caller.abort(reason);
    });
    await expect(ask(caller.signal)).rejects.toBe(reason);
  });

  it('end immediately even if `fetch` ignores the signal', async () => {
    const caller = new AbortController();
    const client = createProviderClient(
      'Test',
      {
        ...createFixedDependencies().dependencies,
        baseUrl: 'https://example.org',
        fetch: () => {
          queueMicrotask(() => {
            caller.abort('left');
          });
          return new Promise(() => undefined);
        },
      },
      PACE,
    );
    await expect(client.text('/', {}, caller.signal)).rejects.toBe('left');
  });

  it('free their slot, so that the next request is sent', async () => {
    const caller = new AbortController();
    let isFirst = true;
    const { client, received } = await setUp((request, response) => {
      if (isFirst) caller.abort('left');
      else hello(request, response);
      isFirst = false;
    });
    const ask = (signal: AbortSignal) => client.json('/', {}, Greeting, signal);
    await expect(ask(caller.signal)).rejects.toBe('left');
    await expect(ask(caller.signal)).rejects.toBe('left');
    const outcomes = await Promise.all([1, 2, 3].map(() => ask(createIdleSignal())));
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(received).toHaveLength(4);
  });
});
