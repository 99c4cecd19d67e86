import ts from 'typescript';

/** Text in a cell of a Markdown table. */
const toCell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();

const findAlias = (name: string, files: readonly ts.SourceFile[]) =>
  files
    .flatMap(({ statements }) => statements.filter(ts.isTypeAliasDeclaration))
    .find((declaration) => declaration.name.text === name);

/** The comment between two members of a union. It stands before the `|`, so it belongs to none of them in the syntax tree. */
const readComment = (text: string): string =>
  (/\/\*\*([^]*?)\*\//.exec(text)?.[1] ?? '').replaceAll(/^\s*\* ?/gm, ' ');

function formatEvent(member: ts.TypeNode, comment: string): string {
  if (!ts.isTypeLiteralNode(member)) throw new Error(`No event: ${member.getText()}`);
  const properties = member.members.filter(ts.isPropertySignature);
  const [type, ...fields] = properties.map(
    (property) => [property.name.getText(), property.type?.getText() ?? ''] as const,
  );
  if (type?.[0] !== 'type' || toCell(comment) === '')
    throw new Error(`An event needs a type and a comment: ${member.getText()}`);
  const list = fields.map(
    ([name, text]) => `\`${name}: ${toCell(text.replace(/^readonly /, ''))}\``,
  );
  return `| \`${type[1].replaceAll("'", '')}\` | ${list.join(', ')} | ${toCell(comment)} |\n`;
}

/**
 * Formats a union of events as a Markdown table.
 * @throws {Error} if there is no such union, or an event without a comment
 */
export function formatEventsTable(name: string, files: readonly ts.SourceFile[]): string {
  const alias = findAlias(name, files);
  if (!alias || !ts.isUnionTypeNode(alias.type)) throw new Error(`There is no union ${name}.`);
  const text = alias.getSourceFile().text;
  let end = alias.type.pos;
  const rows = alias.type.types.map((member) => {
    const row = formatEvent(member, readComment(text.slice(end, member.getStart())));
    end = member.end;
    return row;
  });
  return `| Event | Fields | When |\n| --- | --- | --- |\n${rows.join('')}`;
}
