import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readTests } from './read-tests.ts';

const CONFIGURATION = `export default defineConfig({ test: { projects: [
  { test: { name: 'unit', include: ['packages/*/src/**/*.test.ts'], exclude: ['**/*.slow.test.ts'] } },
] } });`;
const FILE = 'packages/a/src/a.test.ts';
const ASSERTED = '() => { expect(1).toBe(1); }';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Writes these files and returns the problem of each test. */
function readProblems(files: Readonly<Record<string, string>>): Record<string, string | null> {
  const root = mkdtempSync(join(tmpdir(), 'spinout-trace-'));
  folders.push(root);
  const written = {
    'vitest.config.ts': CONFIGURATION,
    'playwright.config.ts': "export default defineConfig({ testDir: 'tests/e2e' });",
    ...files,
  };
  for (const [file, text] of Object.entries(written)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return Object.fromEntries(readTests(root).map(({ title, problem }) => [title, problem]));
}

const readOne = (code: string) => readProblems({ [FILE]: code });

it.each([
  ['a test with an assertion', `it('one', ${ASSERTED});`],
  ['a test of a table', `it.each([1])('one', ${ASSERTED});`],
  ['a test of a table with columns', `it.for([[1, 2]] as const)('one', ${ASSERTED});`],
  ['a test with options', `it('one', { timeout: 5 }, ${ASSERTED});`],
  ['an awaited assertion', `it('one', async () => { await expect(f()).rejects.toThrow(); });`],
  ['a polled assertion', `it('one', () => expect.poll(() => 1).toBe(1));`],
  ['a property', `it('one', () => fc.assert(fc.property(fc.nat(), (n) => n >= 0)));`],
  ['an assertion of Node', `it('one', () => assert.equal(1, 1));`],
  ['an assertion in a callback', `it('one', () => { [1].forEach((n) => expect(n).toBe(1)); });`],
  [
    'an assertion in a function of the file',
    `const check = () => expect(1).toBe(1); it('one', () => { check(); });`,
  ],
  ['a named function as the body', `function run() { expect(1).toBe(1); } it('one', run);`],
  ['a test that no condition skips', `it.skipIf(false)('one', ${ASSERTED});`],
  [
    'a test in a suite',
    `describe('all', () => { describe.each([1])('x', () => { it('one', ${ASSERTED}); }); });`,
  ],
])('counts %s', (_, code) => {
  expect(readOne(code)).toEqual({ one: null });
});

it.each([
  ['an empty body', `it('one', () => {});`, 'asserts nothing'],
  ['no body', `it('one');`, 'asserts nothing'],
  ['a body without an assertion', `it('one', () => { render(); });`, 'asserts nothing'],
  ['an expectation without a matcher', `it('one', () => { expect(1); });`, 'asserts nothing'],
  ['a number of assertions only', `it('one', () => { expect.assertions(0); });`, 'asserts nothing'],
  [
    'an assertion in a function that is not called',
    `it('one', () => { const check = () => expect(1).toBe(1); });`,
    'asserts nothing',
  ],
  [
    'an assertion after the end',
    `it('one', () => { return; expect(1).toBe(1); });`,
    'asserts nothing',
  ],
  [
    'an assertion in a branch that never runs',
    `it('one', () => { if (false) { expect(1).toBe(1); } });`,
    'asserts nothing',
  ],
  [
    'an assertion in a comment',
    `it('one', () => { /* expect(1).toBe(1); */ });`,
    'asserts nothing',
  ],
  ['it.skip', `it.skip('one', ${ASSERTED});`, 'has the modifier "skip"'],
  ['it.todo', `it.todo('one');`, 'has the modifier "todo"'],
  ['it.fails', `it.fails('one', ${ASSERTED});`, 'has the modifier "fails"'],
  ['test.fixme', `test.fixme('one', ${ASSERTED});`, 'has the modifier "fixme"'],
  ['the option skip', `it('one', { skip: true }, ${ASSERTED});`, 'has the option "skip"'],
  ['skipIf(true)', `it.skipIf(true)('one', ${ASSERTED});`, 'never runs'],
  [
    'skipIf with a condition',
    `it.skipIf(!url)('one', ${ASSERTED});`,
    'may be skipped by a condition',
  ],
  ['runIf(false)', `it.runIf(false)('one', ${ASSERTED});`, 'never runs'],
  ['a table without rows', `it.each([])('one', ${ASSERTED});`, 'has a table without rows'],
  [
    'a skip in its body',
    `it('one', (test) => { test.skip(); expect(1).toBe(1); });`,
    'skips itself',
  ],
  [
    'a skipped suite',
    `describe.skip('all', () => { describe('x', () => { it('one', ${ASSERTED}); }); });`,
    'has the modifier "skip"',
  ],
  [
    'a suite that is to be done',
    `describe.todo('all', () => { it('one', ${ASSERTED}); });`,
    'has the modifier "todo"',
  ],
  [
    'a suite skipped by a condition',
    `describe.skipIf(true)('all', () => { it('one', ${ASSERTED}); });`,
    'never runs',
  ],
  [
    'a suite of a table without rows',
    `describe.each([])('all', () => { it('one', ${ASSERTED}); });`,
    'has a table without rows',
  ],
  [
    'a suite skipped in Playwright',
    `test.describe.skip('all', () => { test('one', ${ASSERTED}); });`,
    'has the modifier "skip"',
  ],
])('does not count %s', (_, code, problem) => {
  expect(readOne(code)).toEqual({ one: problem });
});

it('does not count what is commented out', () => {
  expect(readOne(`// it('one', ${ASSERTED});\n/* it('two', ${ASSERTED}); */`)).toEqual({});
});

it.each([
  ['outside of the folders', 'packages/a/tests/a.test.ts', false],
  ['excluded', 'packages/a/src/a.slow.test.ts', false],
  ['of a browser in another folder', 'tests/other/a.spec.ts', false],
  ['of a browser', 'tests/e2e/a.spec.ts', true],
])('counts a file only if a test run loads it: %s', (_, file, isLoaded) => {
  const problem = isLoaded ? null : 'is in a file that no test run loads';
  expect(readProblems({ [file]: `test('one', ${ASSERTED});` })).toEqual({ one: problem });
});

it('follows imports to the assertion: functions, entries of packages, methods of helpers', () => {
  const helpers = `import { expectDeep } from './deep.js';
    export const check = () => expectDeep();
    export const checkNothing = () => undefined;
    export const openPage = () => ({ expectTitle: () => { expect(1).toBe(1); }, open: () => 1 });`;
  const tests = `import { check as verify, checkNothing, openPage } from './helpers.js';
    import { checkEntry } from '@spinout/b/testing';
    it('function', () => verify());
    it('entry', () => checkEntry());
    it('method', () => { openPage().expectTitle(); });
    it('part', () => { const { expectTitle } = openPage(); expectTitle(); });
    it('nothing', () => { checkNothing(); });
    it('other method', () => { openPage().open(); });`;
  const manifest = { exports: { './testing': { '@spinout/source': './src/testing.ts' } } };
  expect(
    readProblems({
      [FILE]: tests,
      'packages/a/src/helpers.ts': helpers,
      'packages/a/src/deep.ts': 'export function expectDeep() { expect(1).toBe(1); }',
      'packages/b/package.json': JSON.stringify(manifest),
      'packages/b/src/testing.ts': "export { checkEntry } from './check-entry.js';",
      'packages/b/src/check-entry.ts': 'export const checkEntry = () => expect(1).toBe(1);',
    }),
  ).toEqual({
    function: null,
    entry: null,
    method: null,
    part: null,
    nothing: 'asserts nothing',
    'other method': 'asserts nothing',
  });
});
