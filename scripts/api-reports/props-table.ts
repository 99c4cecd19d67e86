import ts from 'typescript';

type Interfaces = ReadonlyMap<string, ts.InterfaceDeclaration>;

const isExported = ({ modifiers }: ts.InterfaceDeclaration) =>
  modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

/** Finds all interfaces at the top level of the files, by name; an exported one wins over others of its name. */
export function readInterfaces(files: readonly ts.SourceFile[]): Interfaces {
  const all = files.flatMap(({ statements }) => statements.filter(ts.isInterfaceDeclaration));
  const ordered = [...all.filter((each) => !isExported(each)), ...all.filter(isExported)];
  return new Map(ordered.map((declaration) => [declaration.name.text, declaration]));
}

/** The properties of an interface, then those of the interfaces that it extends, if they are known. */
function listProperties(name: string, interfaces: Interfaces): readonly ts.PropertySignature[] {
  const declaration = interfaces.get(name);
  if (!declaration) return [];
  const parents = (declaration.heritageClauses ?? []).flatMap(({ types }) =>
    types.map(({ expression }) => expression.getText()),
  );
  const own = declaration.members.filter(ts.isPropertySignature);
  const names = new Set(own.map((property) => property.name.getText()));
  const inherited = parents.flatMap((parent) => listProperties(parent, interfaces));
  return [...own, ...inherited.filter((property) => !names.has(property.name.getText()))];
}

/** Text in a cell of a Markdown table. */
const toCell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();

function formatRow(property: ts.PropertySignature): string {
  const [doc] = ts.getJSDocCommentsAndTags(property).filter(ts.isJSDoc);
  const tag = ts.getJSDocTags(property).find(({ tagName }) => tagName.text === 'default');
  const type = (property.type?.getText() ?? '').replace(/ \| undefined$/, '');
  const fallback =
    property.questionToken === undefined
      ? 'required'
      : (ts.getTextOfJSDocComment(tag?.comment) ?? '');
  const description = ts.getTextOfJSDocComment(doc?.comment) ?? '';
  const cells = [
    `\`${property.name.getText()}\``,
    `\`${toCell(type.replace(/^\((\(.*)\)$/s, '$1'))}\``,
  ];
  return `| ${[...cells, toCell(description), toCell(fallback)].join(' | ')} |\n`;
}

/**
 * Formats the props of a component as a Markdown table.
 * @throws {Error} if there is no such interface
 */
export function formatPropsTable(name: string, interfaces: Interfaces): string {
  const properties = listProperties(name, interfaces);
  if (properties.length === 0) throw new Error(`There is no interface ${name} with properties.`);
  const rows = properties.map(formatRow).join('');
  return `| Prop | Type | What it does | Default |\n| --- | --- | --- | --- |\n${rows}`;
}
