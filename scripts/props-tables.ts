/**
 * Writes the tables of props in the READMEs of the packages from the docstrings of the interfaces, and the table of events in
 * `docs/events.md`: `npm run api`. A table stands between `<!-- props: ButtonProps -->` and `<!-- /props -->`, or `events` instead
 * of `props`. With `--check` it writes nothing and exits with 1 if one is out of date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import ts from 'typescript';
import { formatEventsTable } from './api-reports/events-table.ts';
import { formatPropsTable, readInterfaces } from './api-reports/props-table.ts';

const PACKAGES = join(import.meta.dirname, '../packages');
const TABLE = /(<!-- (props|events): (\w+) -->\n)[^]*?(<!-- \/\2 -->)/g;

/** Files with tables besides the READMEs of the packages, and the package that they document. */
const OTHER_FILES = [['research-flow', join(import.meta.dirname, '../docs/events.md')]] as const;

/** Parses the sources of a package, without its tests and stories. */
const parseSources = (folder: string) =>
  readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?!.*\.(?:test|stories|fixtures)\.).*\.tsx?$/.test(path))
    .map((path) => {
      const text = readFileSync(join(folder, 'src', path), 'utf8');
      return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    });

const files = [
  ...readdirSync(PACKAGES).map((name) => [name, join(PACKAGES, name, 'README.md')] as const),
  ...OTHER_FILES,
];

let isOutdated = false;
for (const [name, file] of files) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text.search(TABLE) === -1) continue;
  const sources = parseSources(join(PACKAGES, name));
  const interfaces = readInterfaces(sources);
  const updated = text.replace(
    TABLE,
    (_, start: string, kind: string, type: string, end: string) =>
      `${start}${kind === 'props' ? formatPropsTable(type, interfaces) : formatEventsTable(type, sources)}${end}`,
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
