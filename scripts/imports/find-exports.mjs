import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const parse = (path) =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, false);

/** @returns the file that a relative import names; null for one of another package */
const resolveRelative = (from, specifier) => {
  if (!specifier.startsWith('.')) return null;
  const path = join(dirname(from), specifier);
  return existsSync(path) ? path : null;
};

const cache = new Map();

/**
 * Finds the file that defines each export of a built file, through the files that only pass it on.
 * @param {string} path a file with import and export statements
 * @returns {ReadonlyMap<string, { file: string, name: string }>} file and name there, by exported name
 */
export function findExports(path) {
  const known = cache.get(path);
  if (known) return known;
  const found = new Map();
  cache.set(path, found);
  const file = parse(path);
  const imported = readImports(file, path);
  for (const statement of file.statements) {
    if (ts.isExportDeclaration(statement)) {
      addPassedOn(found, statement, path, imported);
    } else if (isExported(statement)) {
      for (const name of declaredNames(statement)) found.set(name, { file: path, name });
    }
  }
  return found;
}

/** The named imports of a file from other files of its package: file and name there, by local name. */
function readImports(file, path) {
  const imports = new Map();
  for (const statement of file.statements) {
    const bindings = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const target = resolveRelative(path, statement.moduleSpecifier.text);
    if (target === null) continue;
    for (const { name, propertyName } of bindings.elements)
      imports.set(name.text, { file: target, name: (propertyName ?? name).text });
  }
  return imports;
}

function addPassedOn(found, { exportClause, moduleSpecifier }, path, imported) {
  const target = moduleSpecifier && resolveRelative(path, moduleSpecifier.text);
  if (exportClause === undefined) {
    if (target) for (const [name, source] of findExports(target)) found.set(name, source);
    return;
  }
  if (!ts.isNamedExports(exportClause)) return;
  for (const { name, propertyName } of exportClause.elements) {
    const local = (propertyName ?? name).text;
    const own = target ? { file: target, name: local } : !moduleSpecifier && imported.get(local);
    // What another package defines is passed on by this file.
    const source = own && (findExports(own.file).get(own.name) ?? own);
    found.set(name.text, source || { file: path, name: name.text });
  }
}

const isExported = (statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

const declaredNames = (statement) => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.text);
  return statement.name ? [statement.name.text] : [];
};
