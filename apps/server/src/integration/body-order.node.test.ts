import { afterEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer | undefined;
afterEach(() => server?.stop());

const sendUnfinished = async (path: string) => {
  const origin = server?.origin ?? '';
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('[')),
  });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': '1000000' };
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
  const reply = await fetch(`${origin}${path}`, init);
  await reply.body?.cancel();
  return reply.status;
};

const spendAllPoints = async () => {
  for (let status = 200; status !== 429;) {
    const reply = await fetch(`${server?.origin ?? ''}/api/v1/auth/health`);
    await reply.body?.cancel();
    ({ status } = reply);
  }
};

describe('a caller above the rate limit', () => {
  it.each(['/api/journey/analyze-paper', '/api/v1/auth/callback', '/identity/token'])(
    'is refused at %s before the body is read',
    async (path) => {
      server = await startTestServer({}, { SPINOUT_POINTS_PER_ADDRESS: '300' });
      await spendAllPoints();
      // The body never ends: a server that read it would not answer.
      expect(await sendUnfinished(path)).toBe(429);
    },
  );
});
