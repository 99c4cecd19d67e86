import { describe, expect, it } from 'vitest';
import { generateHypothesis, searchLiterature } from '../index.js';
import { createHosts, isLocalHost, joinUrl } from './hosts.js';

describe('hosts', () => {
  it.each(['localhost', '127.0.0.1', '::1', '[::1]', 'LOCALHOST'])('%s is a local host', (name) =>
    expect(isLocalHost(name)).toBe(true),
  );

  it.each(['app.example', 'localhost.example', '127.0.0.1.example', ''])(
    '“%s” is not a local host',
    (name) => expect(isLocalHost(name)).toBe(false),
  );

  it.each([
    ['', '/a/b', '/a/b'],
    ['https://api.example', '/a', 'https://api.example/a'],
    ['https://api.example/', '/a', 'https://api.example/a'],
    ['https://api.example//', 'a', 'https://api.example/a'],
    ['/base', '/a', '/base/a'],
  ])('API-40 joins “%s” and “%s” with one slash', (base, path, url) =>
    expect(joinUrl(base, path)).toBe(url),
  );

  it('HYP-17, API-02 uses the base on a local host and the serverless path elsewhere', () => {
    const base = 'https://api.example';
    expect(createHosts({ apiBase: base, hostname: 'localhost' }).url(generateHypothesis)).toBe(
      'https://api.example/api/v1/research/hypothesis/generate',
    );
    expect(createHosts({ apiBase: base, hostname: 'app.example' }).url(generateHypothesis)).toBe(
      '/.netlify/functions/v1/research/hypothesis/generate',
    );
  });

  it('API-40 puts every other call under the base on any host', () =>
    expect(
      createHosts({ apiBase: 'https://api.example', hostname: 'app.example' }).url(
        searchLiterature,
      ),
    ).toBe('https://api.example/api/journey/literature/search'));

  it('refuses a base that is no address, in words that help', () =>
    expect(() => createHosts({ apiBase: 'javascript:alert(1)' })).toThrow(/must be empty, a path/));
});
