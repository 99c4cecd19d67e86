import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { RuleTester } from 'oxlint/plugins-dev';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { findSlowPattern, linearPatterns } from './linear-patterns.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } });
const errors = [{ message: /^This pattern is not linear/ }];

tester.run('linear-patterns', linearPatterns, {
  valid: [
    'const END = /(?<!\\s)\\s+$/;',
    'const SECRET = /\\b(\\w+:\\/\\/)[^\\s/@]+@/g;',
    'const CUE = new RegExp("\\\\b(?:may|might)\\\\b", "iu");',
  ],
  invalid: [
    { name: 'spaces at the end', code: 'const END = /\\s+$/;', errors },
    {
      name: 'an address with a user name',
      code: 'const SECRET = /(\\w+:\\/\\/)[^\\s/@]+@/g;',
      errors,
    },
    {
      name: 'a clause between two open ends',
      code: 'const IF = /^if\\s+(.+?),\\s*(?:then\\s+)?(.+)$/i;',
      errors,
    },
    { name: 'a pattern in a text', code: 'const END = new RegExp("(a+)+$");', errors },
  ],
});

const SOURCES = ['packages/engine/src', 'packages/api-client/src', 'packages/domain/src'].map(
  (folder) => fileURLToPath(new URL(`../../${folder}`, import.meta.url)),
);

const listBuilders = (): readonly string[] =>
  SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.ts$/.test(file) && !/\.(?:test|fixtures|d)\.ts$/.test(file))
      .map((file) => join(folder, file))
      .filter((path) => readFileSync(path, 'utf8').includes('new RegExp(')),
  );

describe('patterns that modules build from parts when they load', () => {
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('are linear too', async () => {
    const built = new Map<string, string>();
    vi.stubGlobal(
      'RegExp',
      new Proxy(RegExp, {
        construct: (target, [source, flags]: [string | RegExp, string?]) => {
          const pattern = new target(source, flags);
          built.set(`/${pattern.source}/${pattern.flags}`, pattern.source);
          return pattern;
        },
      }),
    );
    vi.resetModules();
    const builders = listBuilders();
    for (const path of builders) await import(/* @vite-ignore */ pathToFileURL(path).href);
    vi.unstubAllGlobals();
    const slow = [...built].flatMap(([literal, source]) => {
      const reason = findSlowPattern(source, literal.slice(source.length + 2));
      return reason ? [`${literal}: ${reason}`] : [];
    });
    expect(builders.length).toBeGreaterThan(20);
    expect(built.size).toBeGreaterThan(100);
    expect(slow).toEqual([]);
  });
});
