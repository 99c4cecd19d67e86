import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { assertionFinder, type ResolveImport } from './find-assertions.ts';
import { isTestFile, readTestFiles } from './read-test-files.ts';
import { readTestTitles } from './read-titles.ts';

/** A test, with what keeps it from proving anything. */
export interface FoundTest {
  readonly file: string;
  readonly title: string;
  readonly line: number;
  /** Why the test proves nothing; null if it runs and asserts something. */
  readonly problem: string | null;
}

const TEST_FILES = ['packages', 'apps', 'tests'].flatMap((folder) => [
  `${folder}/**/*.test.{ts,tsx}`,
  `${folder}/**/*.spec.ts`,
]);
const CONFIGURATIONS = ['vitest.config.ts', 'playwright.config.ts'];
const EXTENSIONS = ['.ts', '.tsx'];

/** Reads all tests below a folder with the configurations of Vitest and Playwright. */
export function readTests(root: string): FoundTest[] {
  const runners = CONFIGURATIONS.filter((name) => existsSync(join(root, name))).flatMap((name) =>
    readTestFiles(readFileSync(join(root, name), 'utf8')),
  );
  const sources = new Map<string, ts.SourceFile | null>();
  const readSource = (file: string) => {
    const known = sources.get(file);
    if (known !== undefined) return known;
    const path = join(root, file);
    const source = existsSync(path)
      ? ts.createSourceFile(file, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, false)
      : null;
    sources.set(file, source);
    return source;
  };
  const hasAssertion = assertionFinder(readSource, importResolver(root));
  const files = globSync(TEST_FILES, {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
  }).sort();
  return files.flatMap((file) => {
    const source = readSource(file);
    if (!source) return [];
    const isLoaded = isTestFile(file, runners);
    return readTestTitles(source).map(({ title, line, notRun, body }) => {
      const asserts = body !== undefined && hasAssertion(body, file);
      const problem = isLoaded
        ? (notRun ?? (asserts ? null : 'asserts nothing'))
        : 'is in a file that no test run loads';
      return { file, title, line, problem };
    });
  });
}

interface Manifest {
  readonly exports?: Readonly<Record<string, unknown>>;
}

/** Resolves relative imports, and those of our packages through their entries. */
function importResolver(root: string): ResolveImport {
  const findFile = (path: string) => {
    const bare = path.replace(/\.[jt]sx?$/, '');
    const found = EXTENSIONS.map((extension) => `${bare}${extension}`).find((name) =>
      existsSync(join(root, name)),
    );
    return found ?? null;
  };
  return (specifier, fromFile) => {
    if (specifier.startsWith('.'))
      return findFile(relative('', join(dirname(fromFile), specifier)));
    const [, name, entry = ''] = /^@spinout\/([\w-]+)(\/.+)?$/.exec(specifier) ?? [];
    if (name === undefined) return null;
    const folder = join('packages', name);
    const manifest = join(root, folder, 'package.json');
    if (!existsSync(manifest)) return null;
    const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
    const conditions = exports[`.${entry}`];
    const source =
      typeof conditions === 'object' && conditions !== null && '@spinout/source' in conditions
        ? conditions['@spinout/source']
        : null;
    return typeof source === 'string' ? findFile(join(folder, source)) : null;
  };
}
