/**
 * Writes the tables of props, events, names and design tokens in the READMEs of the packages and in the documentation from the
 * code: `npm run api`. A table stands between `<!-- props: ButtonProps -->` and `<!-- /props -->`, or `events` (a union of
 * events) or `names` (a union of texts) instead of `props`; outside of a README, the package is named:
 * `<!-- props: ButtonProps of design-system -->`. Tokens need none: `<!-- tokens: space -->`. With `--check` it writes nothing and
 * exits with 1 if one is out of date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import ts from 'typescript';
import { formatEventsTable } from './api-reports/events-table.ts';
import { formatNamesTable } from './api-reports/names-table.ts';
import { formatPropsTable, readInterfaces } from './api-reports/props-table.ts';
import { formatTokensTable, readTokens } from './api-reports/tokens-table.ts';

const PACKAGES = join(import.meta.dirname, '../packages');
const GUIDE = join(import.meta.dirname, '../docs/guide');
const TABLE =
  /(<!-- (props|events|names|tokens): (\w+)(?: of ([\w-]+))? -->\n)[^]*?(<!-- \/\2 -->)/g;

/** Parses the sources of a package, without its tests and stories. */
const parseSources = (folder: string) =>
  readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?!.*\.(?:test|stories|fixtures)\.).*\.tsx?$/.test(path))
    .map((path) => {
      const text = readFileSync(join(folder, 'src', path), 'utf8');
      return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    });

const readPackage = (name: string) => {
  const sources = parseSources(join(PACKAGES, name));
  return { sources, interfaces: readInterfaces(sources) };
};

const packages = new Map<string, ReturnType<typeof readPackage>>();
const getPackage = (name: string) => {
  const known = packages.get(name) ?? readPackage(name);
  packages.set(name, known);
  return known;
};

const tokens = await readTokens();

const formatTable = (kind: string, type: string, name: string): string => {
  if (kind === 'tokens') return formatTokensTable(type, tokens);
  const { sources, interfaces } = getPackage(name);
  if (kind === 'props') return formatPropsTable(type, interfaces);
  return kind === 'events' ? formatEventsTable(type, sources) : formatNamesTable(type, sources);
};

/** The pages with tables, and the package that a table is about if it does not say so. */
const pages = [
  ...readdirSync(PACKAGES).map((name) => ({ file: join(PACKAGES, name, 'README.md'), name })),
  ...readdirSync(GUIDE).map((page) => ({ file: join(GUIDE, page), name: '' })),
];

let isOutdated = false;
for (const { file, name } of pages) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text.search(TABLE) === -1) continue;
  const updated = text.replace(
    TABLE,
    (_, start: string, kind: string, type: string, other: string | undefined, end: string) =>
      `${start}${formatTable(kind, type, other ?? name)}${end}`,
  );
  if (updated === text) continue;
  if (process.argv.includes('--check')) {
    process.stdout.write(`The tables in ${relative(process.cwd(), file)} are out of date.\n`);
    isOutdated = true;
  } else writeFileSync(file, updated);
}
if (isOutdated) {
  process.stdout.write('Run `npm run api` and commit the result.\n');
  process.exitCode = 1;
}
