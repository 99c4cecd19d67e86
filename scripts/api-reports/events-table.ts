import ts from 'typescript';
import { readUnion, toCell } from './read-union.ts';

function formatEvent(member: ts.TypeNode, comment: string): string {
  if (!ts.isTypeLiteralNode(member)) throw new Error(`No event: ${member.getText()}`);
  const properties = member.members.filter(ts.isPropertySignature);
  const [type, ...fields] = properties.map(
    (property) => [property.name.getText(), property.type?.getText() ?? ''] as const,
  );
  if (type?.[0] !== 'type') throw new Error(`An event needs a type: ${member.getText()}`);
  const list = fields.map(
    ([name, text]) => `\`${name}: ${toCell(text.replace(/^readonly /, ''))}\``,
  );
  return `| \`${type[1].replaceAll("'", '')}\` | ${list.join(', ')} | ${comment} |\n`;
}

/**
 * Formats a union of events as a Markdown table.
 * @throws {Error} if there is no such union, or an event without a comment
 */
export function formatEventsTable(name: string, files: readonly ts.SourceFile[]): string {
  const rows = readUnion(name, files).map(({ type, comment }) => formatEvent(type, comment));
  return `| Event | Fields | When |\n| --- | --- | --- |\n${rows.join('')}`;
}
