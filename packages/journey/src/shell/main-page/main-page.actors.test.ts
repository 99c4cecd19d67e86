import { createPlatformClient } from '@spinout/api-client';
import { jsonReply, scriptedTransport } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { mainPageActors } from './main-page.actors.js';

const ask = async (answer: unknown) => {
  const transport = scriptedTransport({ 'tenStep.health': () => answer });
  const { checkHealth } = mainPageActors(createPlatformClient({ transport }));
  const actor = createActor(checkHealth, { input: undefined });
  actor.start();
  const outcome = await toPromise(actor).catch((error: unknown) => error);
  return { outcome, requests: transport.requests };
};

const page = { status: 200, contentType: 'text/html', body: { kind: 'text', text: '<html>' } };

describe('the health check', () => {
  it('API-28 sends GET /health once without a body; any ok response is healthy', async () => {
    const { outcome, requests } = await ask({ anything: true });
    expect(outcome).toBe('healthy');
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      method: 'GET',
      host: 'tenStep',
      path: '/health',
      body: { kind: 'json', value: undefined },
    });
  });

  it('API-28 reads only the status: an unreadable body with an ok status is healthy', async () => {
    expect((await ask(page)).outcome).toBe('healthy');
  });

  it.each([404, 500, 503])(
    'MAIN-17 treats %i as refused, and T-73 does not retry',
    async (status) => {
      const { outcome, requests } = await ask(jsonReply(status, {}));
      expect(outcome).toBe('refused');
      expect(requests).toHaveLength(1);
      expect(requests[0]).toMatchObject({ retry: false });
    },
  );

  it('MAIN-18 rejects without a response', async () => {
    const { outcome } = await ask(Promise.reject(new TypeError('Failed to fetch')));
    expect(outcome).toMatchObject({ code: 'unreachable' });
  });
});
