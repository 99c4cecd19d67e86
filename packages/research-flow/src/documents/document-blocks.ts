/** A part of a document that was written as plain text. */
export type DocumentBlock =
  | { readonly kind: 'heading'; readonly text: string; readonly isNumbered: boolean }
  | { readonly kind: 'paragraph'; readonly text: string; readonly isNumbered: boolean }
  | { readonly kind: 'bullets' | 'checklist'; readonly items: readonly string[] }
  /** The first row names the columns. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  /** Lines that stay together, such as a signature. */
  | { readonly kind: 'lines'; readonly lines: readonly string[] };

/** A document with its first paragraph, which says that it is a draft, and its title. */
export interface ParsedDocument {
  readonly notice: string;
  readonly title: string;
  readonly blocks: readonly DocumentBlock[];
}

const NUMBERED_HEADING = /^\d{1,3}\. (?=.*\p{Lu})[^\p{Ll}]+$/u;
const NUMBERED_PARAGRAPH = /^\d{1,3}\.\d{1,3} /;
/** A line in capitals: "SCHEDULE A: ASSIGNED PROPERTY". */
const HEADING = /^(?=.*\p{Lu}{2})[^\p{Ll}]+$/u;
/** "FIRST (Name)". */
const ARTICLE_HEADING = /^\p{Lu}{4,} \([^()]+\)$/u;
/** "Signature: ____", "Name:      Ada". */
const LABELED_LINE = /^[^:]{1,30}:(?:\s|$)/;
const ITEMS = { bullets: /^- /, checklist: /^\[ \] / } as const;
const COLUMN_GAP = /\s{2,}/;
const MIN_COLUMNS = 3;

const join = (lines: readonly string[]): string => lines.map((line) => line.trim()).join(' ');

const parseItems = (lines: readonly string[], mark: RegExp): readonly string[] =>
  lines.reduce<string[]>((items, line) => {
    if (mark.test(line)) return [...items, line.replace(mark, '').trim()];
    return [...items.slice(0, -1), `${items.at(-1) ?? ''} ${line.trim()}`];
  }, []);

/** The cells of aligned columns; null if the lines are not aligned. */
const parseTable = (lines: readonly string[]): readonly (readonly string[])[] | null => {
  const rows = lines.map((line) => line.trim().split(COLUMN_GAP));
  const columns = rows[0]?.length ?? 0;
  const isTable =
    rows.length > 1 &&
    columns >= MIN_COLUMNS &&
    rows.every((row) => row.length > 1 && row.length <= columns);
  return isTable
    ? rows.map((row) => [...row, ...Array<string>(columns - row.length).fill('')])
    : null;
};

const parseBlock = (lines: readonly string[]): readonly DocumentBlock[] => {
  const [first = '', ...rest] = lines;
  if (rest.length === 0 && NUMBERED_HEADING.test(first))
    return [{ kind: 'heading', text: first.replace(/^\d+\. /, ''), isNumbered: true }];
  if (rest.length === 0 && (HEADING.test(first) || ARTICLE_HEADING.test(first)))
    return [{ kind: 'heading', text: first, isNumbered: false }];
  if (NUMBERED_PARAGRAPH.test(first))
    return [
      { kind: 'paragraph', text: join(lines).replace(NUMBERED_PARAGRAPH, ''), isNumbered: true },
    ];
  for (const kind of ['bullets', 'checklist'] as const)
    if (ITEMS[kind].test(first)) return [{ kind, items: parseItems(lines, ITEMS[kind]) }];
  const rows = parseTable(lines);
  if (rows !== null) return [{ kind: 'table', rows }];
  if (rest.length > 0 && lines.every((line) => LABELED_LINE.test(line)))
    return [{ kind: 'lines', lines: lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()) }];
  return [{ kind: 'paragraph', text: join(lines), isNumbered: false }];
};

/** "BYLAWS" as a title in a page: "Bylaws". */
const toTitle = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replaceAll(/\b(?:Ip|Nda)\b/g, (word) => word.toUpperCase())
    .replaceAll(/\bOf\b/g, 'of');

/** Reads the parts of a document from the plain text in which documents are generated and sent. */
export function parseDocument(text: string): ParsedDocument {
  const [notice = [], title = [], ...blocks] = text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0);
  return {
    notice: join(notice),
    title: toTitle(join(title)),
    blocks: blocks.flatMap(parseBlock),
  };
}
