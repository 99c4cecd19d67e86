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

describe('the look at the backend', () => {
  it('API-28 asks GET /health once, with no body, and takes any ok answer as well', async () => {
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

  it('API-28 reads only the ok flag: an unreadable body with a good status is well', async () => {
    expect((await ask(page)).outcome).toBe('healthy');
  });

  it.each([404, 500, 503])(
    'MAIN-17 takes %i as refused, and T-73 does not ask again',
    async (status) => {
      const { outcome, requests } = await ask(jsonReply(status, {}));
      expect(outcome).toBe('refused');
      expect(requests).toHaveLength(1);
      expect(requests[0]).toMatchObject({ retry: false });
    },
  );

  it('MAIN-18 passes on that no answer came', async () => {
    const { outcome } = await ask(Promise.reject(new TypeError('Failed to fetch')));
    expect(outcome).toMatchObject({ code: 'unreachable' });
  });
});
