import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { findExports } from './find-exports.mjs';

/** The entry for any file of a package. Only our own packages of the same version import it. */
const INTERNAL = './internal/*';

/**
 * Rewrites what a built file imports from entries of our other packages, so that it imports the files that define it.
 * Bundlers that split code keep all files that an entry names in one chunk; so a page loads only those that it uses.
 * @param {string} path the built file
 * @param {(specifier: string) => { name: string, folder: string, entry: string } | null} findPackage the package of an
 * import, with its output folder and the built entry; null for packages of others
 * @returns {string} the new text
 */
export function rewriteImports(path, findPackage) {
  const text = readFileSync(path, 'utf8');
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, false);
  let result = '';
  let copied = 0;
  for (const statement of file.statements) {
    const lines = rewriteStatement(statement, findPackage);
    if (lines === null) continue;
    result += text.slice(copied, statement.getStart(file)) + lines;
    copied = statement.end;
  }
  return result + text.slice(copied);
}

/** @returns null for a statement that stays as it is */
function rewriteStatement(statement, findPackage) {
  const isImport = ts.isImportDeclaration(statement);
  const bindings = isImport
    ? statement.importClause?.namedBindings
    : ts.isExportDeclaration(statement) && statement.exportClause;
  if (!bindings || !(isImport ? ts.isNamedImports : ts.isNamedExports)(bindings)) return null;
  if (isImport && statement.importClause.name) return null;
  const source = statement.moduleSpecifier && findPackage(statement.moduleSpecifier.text);
  if (!source) return null;
  const exported = findExports(source.entry);
  const names = bindings.elements.map(({ name, propertyName }) => {
    const wanted = (propertyName ?? name).text;
    const found = exported.get(wanted);
    if (!found) throw new Error(`${source.entry} does not export ${wanted}.`);
    return { ...found, as: name.text };
  });
  return [...Map.groupBy(names, ({ file }) => file)]
    .map(([file, parts]) => {
      const path = relative(source.folder, file).split(sep).join('/');
      const list = parts.map(({ name, as }) => (name === as ? name : `${name} as ${as}`));
      const specifier = `@spinout/${source.name}${INTERNAL.slice(1, -1)}${path}`;
      return `${isImport ? 'import' : 'export'} { ${list.join(', ')} } from "${specifier}";`;
    })
    .join('\n');
}

/**
 * Finds packages of this repository by the names of their entries.
 * @param {string} packages the folder of the packages
 */
export const createPackageFinder = (packages) => (specifier) => {
  const [scope, name, ...rest] = specifier.split('/');
  if (scope !== '@spinout' || name === undefined) return null;
  const manifest = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));
  const target = manifest.exports[['.', ...rest].join('/')]?.default;
  if (target === undefined || manifest.exports[INTERNAL] === undefined) return null;
  return { name, folder: join(packages, name, 'dist'), entry: join(packages, name, target) };
};
