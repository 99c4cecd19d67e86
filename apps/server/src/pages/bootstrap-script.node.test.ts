import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { bootstrapScript } from './bootstrap-script.js';

interface Policy {
  readonly createScriptURL: (address: string) => string | null;
}

/** Runs the script with the globals of a page. */
const run = (hasTrustedTypes = true) => {
  const policies: Record<string, Policy> = {};
  const trustedTypes = {
    createPolicy: (name: string, policy: Policy) => (policies[name] = policy),
  };
  const page: Record<string, unknown> = {
    URL,
    location: new URL('https://spinout.example/journey'),
    document: { baseURI: 'https://spinout.example/journey', currentScript: { nonce: 'n0nce' } },
    ...(hasTrustedTypes ? { trustedTypes } : {}),
  };
  page['window'] = page;
  runInNewContext(bootstrapScript, page);
  return { page, policies };
};

describe('firstScript', () => {
  it.each([
    '/assets/worker-a1b2c3d4.js',
    'https://spinout.example/assets/a.js',
    '/service-worker.js',
  ])('allows %s as a worker', (address) =>
    expect(run().policies['default']?.createScriptURL(address)).toBe(
      new URL(address, 'https://spinout.example').href,
    ),
  );

  it.each([
    'https://evil.example/assets/a.js',
    '//evil.example/assets/a.js',
    'https://spinout.example.evil.example/assets/a.js',
    'http://spinout.example/assets/a.js',
    '/api/journey/analyze-paper',
    '/assets/../api/v1/pdf/generate',
    '/assets/%2e%2e/api/x',
    '/assetsx/a.js',
    '/other/service-worker.js',
    'data:text/javascript,alert(1)',
    'blob:https://spinout.example/assets/a',
    'javascript:alert(1)',
  ])('does not allow %s as a worker', (address) =>
    expect(run().policies['default']?.createScriptURL(address)).toBeNull(),
  );

  it('creates only one policy, without markup or scripts', () => {
    const { policies } = run();
    expect(Object.keys(policies)).toEqual(['default']);
    expect(Object.keys(policies['default'] ?? {})).toEqual(['createScriptURL']);
  });

  it('passes on the nonce, also without trusted types support', () => {
    expect(run().page['__webpack_nonce__']).toBe('n0nce');
    expect(run(false).page['__webpack_nonce__']).toBe('n0nce');
  });
});
