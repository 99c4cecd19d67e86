import ts from 'typescript';

/**
 * Turns a file of a divided worker into one that knows no address of another: bundlers rename the files, each for itself. A part
 * becomes a function of the parts that are loaded, and of a function that loads one; the first file gets their addresses.
 * @param {string} text an ES module that imports only other parts, as `./name.js`
 * @returns {{ body: string, exported: string, needs: string[] }} its statements without imports and exports, an object of what
 * it exports, and the parts that it imports
 */
export function unlinkPart(text) {
  const file = ts.createSourceFile('part.js', text, ts.ScriptTarget.ES2022, false);
  const needs = new Set();
  const exported = [];
  let body = '';
  let copied = 0;
  const replace = (statement, replacement) => {
    body += text.slice(copied, statement.getStart(file)) + replacement;
    copied = statement.end;
  };
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) {
      const name = readPartName(statement.moduleSpecifier.text);
      needs.add(name);
      replace(statement, createBinding(statement, name));
    } else if (ts.isExportDeclaration(statement)) {
      exported.push(...readExports(statement));
      replace(statement, '');
    } else if (ts.canHaveModifiers(statement) && hasExport(statement)) {
      throw new Error('A part exports in a way that is not known.');
    }
  }
  body += text.slice(copied);
  return {
    body: body.replace(
      /\bimport\((["'`])\.\/([\w-]+)\.js\1\)/g,
      (_, quote, name) => `loadPart("${name}")`,
    ),
    exported: `{${exported.join(',')}}`,
    needs: [...needs],
  };
}

const hasExport = (statement) =>
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

function readPartName(specifier) {
  const [, name] = /^\.\/([\w-]+)\.js$/.exec(specifier) ?? [];
  if (name === undefined) throw new Error(`A part imports ${specifier}.`);
  return name;
}

function createBinding({ importClause }, part) {
  const source = `parts[${JSON.stringify(part)}]`;
  if (importClause === undefined) return '';
  const { name, namedBindings } = importClause;
  if (name || !namedBindings || !ts.isNamedImports(namedBindings))
    throw new Error(`${part} is imported in a way that is not known.`);
  const names = namedBindings.elements.map((each) =>
    each.propertyName ? `${each.propertyName.text}:${each.name.text}` : each.name.text,
  );
  return `const{${names.join(',')}}=${source};`;
}

/** Values, not bindings: nothing of a worker is exported and changed later. */
function readExports({ exportClause, moduleSpecifier }) {
  if (moduleSpecifier || !exportClause || !ts.isNamedExports(exportClause))
    throw new Error('A part exports in a way that is not known.');
  return exportClause.elements.map(
    ({ name, propertyName }) => `${name.text}:${(propertyName ?? name).text}`,
  );
}

/**
 * @param {ReturnType<typeof unlinkPart>} part
 * @returns {string} a module whose default export creates the part
 */
export const writePart = ({ body, exported }) =>
  `export default async(parts,loadPart)=>{${body}\nreturn${exported}};\n`;

/**
 * Writes the first file. Bundlers find the other files by `new URL(…, import.meta.url)` and copy them unchanged; the comments let
 * them leave the import of an address as it is.
 * @typedef {ReturnType<typeof unlinkPart> & { name: string }} NamedPart
 * @param {NamedPart} first
 * @param {NamedPart} runtime what it needs itself, and is in the same file
 * @param {ReadonlyMap<string, readonly string[]>} needs the parts that each other part imports
 */
export function writeFirst(first, runtime, needs) {
  refuseCycles(needs);
  const rows = [...needs].map(([part, needed]) => {
    const others = needed.filter((each) => each !== first.name && each !== runtime.name);
    return `  ${JSON.stringify(part)}: [new URL("./${part}.js", import.meta.url), ${JSON.stringify(others)}],`;
  });
  return `const files = {
${rows.join('\n')}
};
const parts = {};
const loading = {};
const loadFile = async ([url, needs]) => {
  const [module] = await Promise.all([
    import(/* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ url.href),
    ...needs.map(loadPart),
  ]);
  return module.default(parts, loadPart);
};
function loadPart(name) {
  if (name in parts) return Promise.resolve(parts[name]);
  loading[name] ??= loadFile(files[name]).then(
    (part) => (parts[name] = part),
    (error) => {
      delete loading[name];
      throw error;
    },
  );
  return loading[name];
}
parts["${runtime.name}"] = (() => {${runtime.body}\nreturn${runtime.exported}})();
${first.body}
parts["${first.name}"] = ${first.exported};
`;
}

/** Each of the parts of a cycle would wait for another. */
function refuseCycles(needs) {
  const visit = (name, path) => {
    if (path.includes(name))
      throw new Error(`Parts need each other: ${[...path, name].join(', ')}`);
    for (const each of needs.get(name) ?? []) visit(each, [...path, name]);
  };
  for (const name of needs.keys()) visit(name, []);
}
