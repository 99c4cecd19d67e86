/**
 * Writes the tables of props in the READMEs of the packages from the docstrings of the interfaces: `npm run api`. A table stands
 * between `<!-- props: ButtonProps -->` and `<!-- /props -->`. With `--check` it writes nothing and exits with 1 if one is out of date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import ts from 'typescript';
import { formatPropsTable, readInterfaces } from './api-reports/props-table.ts';

const PACKAGES = join(import.meta.dirname, '../packages');
const TABLE = /(<!-- props: (\w+) -->\n)[^]*?(<!-- \/props -->)/g;

/** Parses the sources of a package, without its tests and stories. */
const parseSources = (folder: string) =>
  readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?!.*\.(?:test|stories|fixtures)\.).*\.tsx?$/.test(path))
    .map((path) => {
      const text = readFileSync(join(folder, 'src', path), 'utf8');
      return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    });

let isOutdated = false;
for (const name of readdirSync(PACKAGES)) {
  const file = join(PACKAGES, name, 'README.md');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text.search(TABLE) === -1) continue;
  const interfaces = readInterfaces(parseSources(join(PACKAGES, name)));
  const updated = text.replace(
    TABLE,
    (_, start: string, props: string, end: string) =>
      `${start}${formatPropsTable(props, interfaces)}${end}`,
  );
  if (updated === text) continue;
  if (process.argv.includes('--check')) {
    process.stdout.write(`The props in packages/${name}/README.md are out of date.\n`);
    isOutdated = true;
  } else writeFileSync(file, updated);
}
if (isOutdated) {
  process.stdout.write('Run `npm run api` and commit the result.\n');
  process.exitCode = 1;
}
