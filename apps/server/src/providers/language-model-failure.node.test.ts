import { isProviderFailure } from '@spinout/engine/providers';
import { describe, expect, it } from 'vitest';
import { KEY, setUp } from './language-model.test-tools.js';
import { type Reply, replyWithText } from './model-server.test-tools.js';

const status =
  (code: number, headers: Record<string, string> = {}): Reply =>
  (response) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message: `No: ${KEY}`, type: 'error' } }));
  };

describe('a failed request to the model', () => {
  it.each<[number, string, Record<string, unknown>]>([
    [401, 'refused', { status: 401 }],
    [404, 'refused', { status: 404 }],
    [429, 'limited', { status: 429, retryAfterMs: 7000 }],
    [500, 'unreachable', { status: 500 }],
    [503, 'unreachable', { status: 503 }],
  ])('with status %i is %s, is not retried, and reveals no secret', async (code, kind, more) => {
    const { write, sent } = await setUp([status(code, { 'retry-after': '7' })]);
    const error: unknown = await write().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ provider: 'made-up-1', kind, ...more });
    expect(isProviderFailure(error)).toBe(true);
    const { stack, cause } = error as Error;
    expect(`${String(stack)} ${String(cause)} ${JSON.stringify(error)}`).not.toMatch(
      /sk-made-up|127\.0/,
    );
    expect(sent).toHaveLength(1);
  });

  it('is malformed if the reply is a page or not a completion', async () => {
    const page = await setUp([(response) => response.end('<html>')]);
    await expect(page.write()).rejects.toMatchObject({ kind: 'malformed' });
    const other = await setUp([
      (response) => {
        response.setHeader('content-type', 'application/json');
        response.end('{"choices": []}');
      },
    ]);
    await expect(other.write()).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('is malformed if the reply exceeds the size limit', async () => {
    const { write } = await setUp([
      replyWithText(JSON.stringify({ claims: [], more: 'x'.repeat(5_000_000) })),
    ]);
    await expect(write()).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('is unreachable if nothing listens or the address redirects', async () => {
    const { write } = await setUp([], { baseUrl: 'http://127.0.0.1:1/v1' });
    await expect(write()).rejects.toMatchObject({ kind: 'unreachable' });
    const moved = await setUp([
      (response) => {
        response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end();
      },
    ]);
    await expect(moved.write()).rejects.toMatchObject({ kind: 'unreachable' });
    expect(moved.sent).toHaveLength(1);
  });

  it('is a timeout after the deadline', async () => {
    const limit = new AbortController();
    const { write } = await setUp(
      [
        () => {
          limit.abort(new DOMException('late', 'TimeoutError'));
        },
      ],
      { deadline: () => limit.signal },
    );
    await expect(write()).rejects.toMatchObject({ kind: 'timeout' });
  });

  it("rejects with the caller's reason if the caller aborts", async () => {
    const caller = new AbortController();
    const { write, sent } = await setUp([
      () => {
        caller.abort('left');
      },
    ]);
    await expect(write({}, caller.signal)).rejects.toBe('left');
    await expect(write({}, caller.signal)).rejects.toBe('left');
    expect(sent).toHaveLength(1);
  });
});
