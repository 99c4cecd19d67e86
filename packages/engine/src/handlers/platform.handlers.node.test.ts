import { createPlatformClient, isApiError } from '@spinout/api-client';
import { describe, expect, it } from 'vitest';
import { createNodeEngine } from '../node.js';

const client = (settings: Parameters<typeof createNodeEngine>[0] = {}) =>
  createPlatformClient({ transport: createNodeEngine(settings) });

describe('the calls of the panels', () => {
  it('API-19, ENT-21 answer with disclaimers and the date of their last change', async () => {
    const { disclaimers, last_updated } = await client().platform.disclaimers();
    expect(Object.keys(disclaimers)).toEqual(['research', 'medical', 'legal', 'origin']);
    for (const { title, content } of Object.values(disclaimers)) {
      expect(title).not.toBe('');
      expect(content).toMatch(/\.$/);
    }
    expect(last_updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('API-20, ENT-22 list what is here as online, and what the host says of the rest', async () => {
    const { services } = await client({
      services: () => Promise.resolve({ database: { status: 'offline' } }),
    }).platform.services();
    expect(services).toMatchObject({
      quantum: { status: 'online' },
      pdf: { status: 'online' },
      database: { status: 'offline' },
    });
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
