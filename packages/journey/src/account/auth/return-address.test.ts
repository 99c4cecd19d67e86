import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-address.js';

const ORIGIN = 'https://app.example';

const ALLOWED: readonly (readonly [string, string])[] = [
  ['/', '/'],
  ['/?view=demo', '/?view=demo'],
  ['/a/b?c=d#e', '/a/b?c=d#e'],
  ['https://app.example/inside', '/inside'],
  ['/search?q=https://evil.example', '/search?q=https://evil.example'],
];

const REDIRECTS: readonly string[] = [
  'https://evil.example',
  'http://evil.example/',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'http://app.example/',
  'https://app.example:8443/',
  'https://app.example.evil.example/',
  'https://app.example@evil.example/',
  'https://evil.example#app.example',
  'https://evil.example?app.example',
  'https://evil.example\\@app.example',
  'https://app.exampIe/',
  'ftp://app.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript://app.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://app.example/uuid',
  'filesystem:https://app.example/x',
  'file:///etc/passwd',
  'about:blank',
  'view-source:https://app.example/',
  'mailto:a@evil.example',
  'ws://app.example/',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  './/evil.example',
  '\t//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'java\nscript:alert(1)',
  '\u0000//evil.example',
  '/a\u007fb',
  '/a\u0085b',
  'https://',
  'http://[::1',
  '',
  '?view=design',
  '#quantum',
  'a/b',
  './a',
  'https://APP.example/inside',
  ' /inside',
  '/auth/callback',
  '/auth/callback?code=1&state=2',
  '/auth/callback/',
  '/x/../auth/callback?error=again',
  `/${'a'.repeat(2_048)}`,
];

describe('the return path after a sign-in', () => {
  it.each(ALLOWED)('leads from %s to %s', (stored, path) =>
    expect(safeReturnPath(stored, ORIGIN)).toBe(path),
  );

  it.each(REDIRECTS)('T-38, AUTH-27 leads to the root instead of to %j', (stored) =>
    expect(safeReturnPath(stored, ORIGIN)).toBe('/'),
  );

  it('is the root when nothing was stored', () => expect(safeReturnPath(null, ORIGIN)).toBe('/'));

  it('T-38 is on this origin whatever was stored', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.webUrl(),
          fc
            .array(
              fc.constantFrom(
                '/',
                '\\',
                '.',
                '..',
                ':',
                '@',
                '#',
                '?',
                'evil.example',
                '%2f',
                '\t',
                'https',
              ),
            )
            .map((parts) => parts.join('')),
        ),
        (stored) => {
          const path = safeReturnPath(stored, ORIGIN);
          expect(path).toMatch(/^\/(?![/\\])/);
          expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
        },
      ),
      { numRuns: 2_000 },
    ));
});
