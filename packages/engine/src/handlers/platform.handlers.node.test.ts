import { createPlatformClient, isApiError, readServicesStatus } from '@spinout/api-client';
import { describe, expect, it } from 'vitest';
import { loadLibrary } from '../library/library.js';
import { createNodeDependencies, createNodeEngine } from '../node.js';
import { memoryStore } from '../store/store.js';
import { platformHandlers } from './platform.handlers.js';
import { SERVICE_CHECK_TTL_MS } from './service-checks.js';

const client = (settings: Parameters<typeof createNodeEngine>[0] = {}) =>
  createPlatformClient({ transport: createNodeEngine(settings) });

describe('the calls of the panels', () => {
  it('API-19, ENT-21 answer with disclaimers and the date of their last change', async () => {
    const { disclaimers, last_updated, language } = await client().platform.disclaimers();
    expect(language).toBe('en');
    expect(Object.keys(disclaimers)).toEqual(['research', 'medical', 'legal', 'origin']);
    for (const { title, content } of Object.values(disclaimers)) {
      expect(title).not.toBe('');
      expect(content).toMatch(/\.$/);
    }
    expect(last_updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('API-20, ENT-22 list the result of each service check, and the services of the host', async () => {
    const { services } = await client({
      library: () => loadLibrary(),
      services: () => Promise.resolve({ database: { status: 'offline' } }),
    }).platform.services();
    expect(services).toEqual({
      literature: { status: 'online' },
      hypothesis: { status: 'online' },
      experiment: { status: 'online' },
      documents: { status: 'online' },
      quantum: { status: 'online' },
      pdf: { status: 'online' },
      database: { status: 'offline' },
    });
  });

  it('API-20 call no service online whose check failed', async () => {
    const { services } = await client({
      library: () => Promise.reject(new Error('The library could not be loaded.')),
    }).platform.services();
    expect(services).toMatchObject({
      literature: { status: 'offline' },
      hypothesis: { status: 'offline' },
      experiment: { status: 'online' },
      pdf: { status: 'online' },
    });
  });

  it('API-20 end a canceled check at once, so that nothing waits for it', async () => {
    const controller = new AbortController();
    const never = new Promise<never>(() => undefined);
    const reply = client({ library: () => never }).platform.services({ signal: controller.signal });
    controller.abort();
    await expect(reply).rejects.toSatisfy((error) => isApiError(error) && error.code === 'aborted');
    const handler = platformHandlers.find(({ id }) => id === readServicesStatus.id);
    const leaving = new AbortController();
    const answer = handler?.answer(
      {
        id: readServicesStatus.id,
        method: 'GET',
        host: 'api',
        path: '',
        accept: 'json',
        body: { kind: 'json', value: undefined },
        signal: leaving.signal,
      },
      createNodeDependencies({ library: () => never }),
    );
    leaving.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
  });

  it('API-20 check again after a minute, once for everyone who asks in between, and store nothing', async () => {
    let isBroken = false;
    let timeMs = 0;
    const store = memoryStore();
    const library = () => (isBroken ? Promise.reject(new Error('gone')) : loadLibrary());
    const literature = async () => {
      const api = client({ library, store, now: () => new Date(timeMs) });
      return (await api.platform.services()).services['literature']?.status;
    };
    expect(await literature()).toBe('online');
    isBroken = true;
    timeMs += SERVICE_CHECK_TTL_MS - 1;
    expect(await literature()).toBe('online');
    timeMs += 1;
    expect(await literature()).toBe('offline');
    expect(await store.keys('')).toEqual([]);
  });
});

describe('the calls of sign-in without a server', () => {
  const { session } = client();
  it.each([
    ['API-21', () => session.profile()],
    [
      'API-22',
      () => session.saveProfile({ name: 'A', bio: '', organization: '', research_interests: [] }),
    ],
    ['API-23', () => session.refresh({ refresh_token: 'x' })],
    ['API-24', () => session.logout({})],
    ['API-25', () => session.exchangeCode({ code: 'x', state: 'y' })],
    ['API-26', () => session.health()],
  ])('%s answers 501 and says why (T-56)', async (_, call) => {
    const error: unknown = await call().catch((each: unknown) => each);
    expect(isApiError(error) && error.details).toMatchObject({
      status: 501,
      serverMessage: 'Signing in needs a server; this engine has none.',
    });
  });
});
