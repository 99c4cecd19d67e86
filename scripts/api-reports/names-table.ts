import type ts from 'typescript';
import { readUnion } from './read-union.ts';

/**
 * Formats a union of names as a Markdown table.
 * @throws {Error} if there is no such union, or a name without a comment
 */
export function formatNamesTable(name: string, files: readonly ts.SourceFile[]): string {
  const rows = readUnion(name, files).map(
    ({ type, comment }) => `| \`${type.getText().replaceAll("'", '')}\` | ${comment} |\n`,
  );
  return `| Name | What it is |\n| --- | --- |\n${rows.join('')}`;
}
