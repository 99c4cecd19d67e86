import ts from 'typescript';

/** A member of a union, with the comment before it. */
interface UnionMember {
  readonly type: ts.TypeNode;
  readonly comment: string;
}

/** Text in a cell of a Markdown table. */
export const toCell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();

const findAlias = (name: string, files: readonly ts.SourceFile[]) =>
  files
    .flatMap(({ statements }) => statements.filter(ts.isTypeAliasDeclaration))
    .find((declaration) => declaration.name.text === name);

/** The comment between two members of a union. It stands before the `|`, so it belongs to none of them in the syntax tree. */
const readComment = (text: string): string =>
  (/\/\*\*([^]*?)\*\//.exec(text)?.[1] ?? '').replaceAll(/^\s*\* ?/gm, ' ');

/**
 * Reads the members of a union, with their comments.
 * @throws {Error} if there is no such union, or a member without a comment
 */
export function readUnion(name: string, files: readonly ts.SourceFile[]): readonly UnionMember[] {
  const alias = findAlias(name, files);
  if (!alias || !ts.isUnionTypeNode(alias.type)) throw new Error(`There is no union ${name}.`);
  const text = alias.getSourceFile().text;
  let end = alias.type.pos;
  return alias.type.types.map((type) => {
    const comment = toCell(readComment(text.slice(end, type.getStart())));
    end = type.end;
    if (comment === '') throw new Error(`A member of ${name} has no comment: ${type.getText()}`);
    return { type, comment };
  });
}
