import { afterEach, describe, expect, it, vi } from 'vitest';
import { httpTransport } from '../transport/http-transport.js';
import type { CallContext } from './call.js';
import { createApiClient } from './client.js';
import { createPlatformClient } from './platform-client.js';

const transport = { send: () => new Promise<never>(() => undefined) };

/** What a developer reads who passes these settings. */
const create = (settings: unknown) => () => createApiClient(settings as CallContext);

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('a client that could send nothing', () => {
  it.each([
    [
      'nothing',
      undefined,
      /got no `transport`\. .* every call would fail\. Write createApiClient\(/,
    ],
    ['no transport', {}, /got no `transport`/],
    [
      'a transport instead of settings',
      transport,
      /called with a transport\. .*\(\{ transport \}\)/,
    ],
    ['a function that was not called', { transport: httpTransport }, /is a function.* Call it/],
    ['an object of another kind', { transport: {} }, /a `transport` without a method `send`/],
    [
      'a client',
      { transport: createApiClient({ transport }) },
      /is a client\. .* pass its transport/,
    ],
  ])('is refused with the fix: %s', (_, settings, text) => {
    expect(create(settings)).toThrow(text);
    expect(create(settings)).toThrow(expect.objectContaining({ name: 'ConfigurationError' }));
  });

  it('is refused for all calls of the product too', () => {
    expect(() => createPlatformClient(transport as unknown as CallContext)).toThrow(
      'called with a transport',
    );
  });

  it.each([0, -1, Number.POSITIVE_INFINITY, Number.NaN, '30'])(
    'is refused with the time limit %s, at which timers would end at once',
    (timeoutMs) => {
      expect(create({ transport, timeoutMs })).toThrow(/`timeoutMs`.*Write 30_000/);
    },
  );

  it('is not checked in a production build', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(create({})).not.toThrow();
  });

  it('is not checked on a page without a bundler, which has no `process`', () => {
    vi.stubGlobal('process', undefined);
    expect(create({})).not.toThrow();
  });
});
