import { describe, expect, it } from 'vitest';
import { importSource } from '../import-source.ts';
import { checkTypes } from './check-types.ts';
import { listPages } from './list-pages.ts';
import { readSamples } from './read-samples.ts';

/** Decisions and specifications show code as it was when they were written. */
const pages = listPages().filter(({ path }) => !/^docs\/(?:adr|spec)\//.test(path));
const COMPILING_MS = 300_000;

/** Turns a line such as `plan.total; // 144` into an assertion. */
const assertValues = (code: string) =>
  `import { deepStrictEqual } from 'node:assert/strict';\n${code.replaceAll(
    /^(\w[^=\n]*); \/\/ ([\d.]+|\[[\d., ]+\])$/gm,
    'deepStrictEqual($1, $2);',
  )}`;

describe('the samples of the documentation', () => {
  it(
    'compile in strict TypeScript',
    () => {
      expect(checkTypes(pages)).toEqual([]);
    },
    COMPILING_MS,
  );

  const runnable = pages.flatMap(({ path, text }) =>
    readSamples(text)
      .filter(({ runs }) => runs)
      .map(({ code, line }) => ({ place: `${path}:${line}`, code })),
  );
  it.each(runnable)(
    'run in plain Node, with the values that they name: $place',
    async ({ code }) => {
      await expect(importSource(assertValues(code))).resolves.toBeDefined();
    },
  );
});

describe('a page with samples', () => {
  const text = [
    '<!-- given',
    'declare const size: number;',
    '-->',
    '',
    '```ts title="double.ts"',
    'export const double: string = size * 2;',
    '```',
    '```sh',
    'npm start',
    '```',
    '<!-- run -->',
    '```tsx',
    'export const element = <p />;',
    '```',
  ].join('\n');

  it('gives each sample a file, its line, and what it assumes', () => {
    expect(readSamples(text)).toEqual([
      {
        file: 'double.ts',
        code: 'export const double: string = size * 2;\n',
        line: 6,
        given: 'declare const size: number;\n',
        runs: false,
      },
      {
        file: 'sample-2.tsx',
        code: 'export const element = <p />;\n',
        line: 13,
        given: '',
        runs: true,
      },
    ]);
  });

  it('names the line of the page for an error of types', () => {
    expect(checkTypes([{ path: 'docs/page.md', text }])).toEqual([
      "docs/page.md:6 Type 'number' is not assignable to type 'string'.",
    ]);
  });

  it('must not have two samples with the same title', () => {
    expect(() => readSamples(`${text}\n${text}`)).toThrow('double.ts');
  });
});
