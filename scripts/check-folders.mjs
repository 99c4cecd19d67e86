// Checks that the folders of a package form layers: none imports another that leads back to it, not even types.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import process from 'node:process';
import ts from 'typescript';
import { ROOT } from './run-command.mjs';

/** Checked packages. */
const PACKAGES = [
  'packages/api-client',
  'packages/conformance',
  'packages/design-system',
  'packages/domain',
  'packages/engine',
  'packages/flow-kit',
  'packages/journey',
  'packages/languages',
  'packages/research-flow',
  'apps/server',
];

const SOURCE = /[.]tsx?$/;
const TEST_OR_STORY = /[.](test|test-tools|stories|fixtures)[.]tsx?$/;

/** The files beside the folders count as one more folder. */
const ENTRIES = '(entries)';

const listSources = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => SOURCE.test(file) && !TEST_OR_STORY.test(file),
  );

const getFolder = (file) => (file.includes(sep) ? file.split(sep)[0] : ENTRIES);

/** For each folder the folders that it imports, with the files. */
function readFolderImports(source) {
  const imports = new Map();
  for (const file of listSources(source)) {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(source, file), 'utf8'));
    // Data imports nothing.
    for (const { fileName } of importedFiles.filter(
      ({ fileName }) => fileName.startsWith('.') && !fileName.endsWith('.json'),
    )) {
      const target = relative(source, join(source, dirname(file), fileName));
      const [from, to] = [getFolder(file), getFolder(target)];
      if (from === to) continue;
      const targets = imports.get(from) ?? new Map();
      imports.set(from, targets.set(to, [...(targets.get(to) ?? []), `${file} → ${target}`]));
    }
  }
  return imports;
}

/** The shortest way by imports from one folder to another; undefined if there is none. */
function findPath(imports, from, to) {
  const paths = [[from]];
  const seen = new Set();
  for (const path of paths) {
    const last = path.at(-1);
    if (last === to) return path;
    if (seen.has(last)) continue;
    seen.add(last);
    for (const next of imports.get(last)?.keys() ?? []) paths.push([...path, next]);
  }
  return undefined;
}

for (const name of PACKAGES) {
  const imports = readFolderImports(join(ROOT, name, 'src'));
  for (const [from, targets] of imports) {
    for (const [to, files] of targets) {
      const back = findPath(imports, to, from);
      if (!back) continue;
      const circle = [from, ...back].join(' → ');
      process.stdout.write(
        `${name}/src: ${circle}\n${files.map((file) => `  ${file}\n`).join('')}`,
      );
      process.exitCode = 1;
    }
  }
}
