import ts from 'typescript';
import { escapeHtml } from './escape-html.ts';

type Kind = 'comment' | 'keyword' | 'string' | 'name';

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly kind: Kind;
}

const LANGUAGES = new Set(['ts', 'tsx', 'js', 'mjs']);

const isKeyword = (kind: ts.SyntaxKind) =>
  kind >= ts.SyntaxKind.FirstKeyword && kind <= ts.SyntaxKind.LastKeyword;

const isString = (kind: ts.SyntaxKind) =>
  kind === ts.SyntaxKind.StringLiteral ||
  kind === ts.SyntaxKind.NumericLiteral ||
  (kind >= ts.SyntaxKind.FirstTemplateToken && kind <= ts.SyntaxKind.LastTemplateToken);

/** Names of elements and attributes. */
const isJsxName = (node: ts.Node) =>
  ts.isIdentifier(node) &&
  (ts.isJsxOpeningLikeElement(node.parent) ||
    ts.isJsxClosingElement(node.parent) ||
    ts.isJsxAttribute(node.parent));

function getKind(node: ts.Node): Kind | null {
  if (isKeyword(node.kind)) return 'keyword';
  if (isString(node.kind)) return 'string';
  return isJsxName(node) ? 'name' : null;
}

/** Lists the comments before and after a token, and the token, if they have a color. */
function listPieces(node: ts.Node, code: string): readonly Piece[] {
  const children = node.getChildren();
  if (children.length > 0) return children.flatMap((child) => listPieces(child, code));
  const comments = [
    ...(ts.getLeadingCommentRanges(code, node.getFullStart()) ?? []),
    ...(ts.getTrailingCommentRanges(code, node.getEnd()) ?? []),
  ].map(({ pos, end }): Piece => ({ start: pos, end, kind: 'comment' }));
  const kind = getKind(node);
  // The text between tags has no comments.
  if (node.kind === ts.SyntaxKind.JsxText) return [];
  return kind === null
    ? comments
    : [...comments, { start: node.getStart(), end: node.getEnd(), kind }];
}

/** Marks keywords, strings, comments and elements in TypeScript and JavaScript; other languages stay plain. */
export function highlight(code: string, language: string): string {
  if (!LANGUAGES.has(language)) return escapeHtml(code);
  const file = ts.createSourceFile(
    'sample.tsx',
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const pieces = listPieces(file, code).toSorted((a, b) => a.start - b.start);
  let html = '';
  let end = 0;
  for (const piece of pieces) {
    // A comment belongs to two tokens.
    if (piece.start < end) continue;
    html += escapeHtml(code.slice(end, piece.start));
    html += `<span data-kind="${piece.kind}">${escapeHtml(code.slice(piece.start, piece.end))}</span>`;
    ({ end } = piece);
  }
  return html + escapeHtml(code.slice(end));
}
