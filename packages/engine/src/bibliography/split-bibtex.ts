import type { SkippedRecord } from './bibliography.types.js';
import { MAX_RECORDS, TOO_MANY_RECORDS } from './limits.js';

export interface BibtexEntryText {
  readonly text: string;
  readonly line: number;
  /** The abbreviations (`@string`) of the file that it names, as text. */
  readonly abbreviations: readonly string[];
  /** Those that the file does not define, in lower case. */
  readonly undefinedNames: readonly string[];
}

const ENTRY = /@[^\S\n]{0,10}([A-Za-z]{1,30})\s{0,20}([{(])/y;
/** The beginning of an entry with its key: it ends an entry that lacks a brace. */
const NEXT_ENTRY = /[^\S\n]{0,20}@[A-Za-z]{1,30}\s{0,20}\{\s{0,20}[^\s,{}()"=]{1,200}\s{0,20},/y;
/** A name as a value or part of one, in the text outside of braces and quotes. */
const NAME_VALUE = /[=#]\s*([A-Za-z_][\w:+.-]*)/g;
const ABBREVIATION = /^@\s*string\s*[{(]\s*([A-Za-z_][\w:+.-]{0,200})\s*=/i;
const UNFINISHED = 'The end of the entry is missing: a brace or quote is not closed.';
const MAX_DEPTH = 100;
const MAX_ABBREVIATIONS = 20;
const MAX_ABBREVIATION = 500;

const matchAt = (pattern: RegExp, text: string, position: number) => {
  pattern.lastIndex = position;
  return pattern.exec(text);
};

interface Body {
  /** Position after the closing brace, or where the entry breaks off. */
  readonly end: number;
  readonly problem?: string;
  /** The text outside of nested braces and quotes. */
  readonly outer: string;
}

/** Finds the end of an entry: braces must be in balance, a backslash escapes the next character. */
function readBody(text: string, start: number, close: string): Body {
  let depth = 1;
  let isQuoted = false;
  let isTooDeep = false;
  let outer = '';
  let outerFrom = start;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === '{') {
      if (depth === 1 && !isQuoted) outer += text.slice(outerFrom, at);
      depth += 1;
      isTooDeep ||= depth > MAX_DEPTH;
    } else if (character === '}' && (depth > 1 || close === '}')) {
      depth -= 1;
      if (depth === 1 && !isQuoted) outerFrom = at + 1;
    } else if (character === close && depth === 1 && !isQuoted) depth = 0;
    else if (character === '"' && depth === 1) {
      if (isQuoted) outerFrom = at + 1;
      else outer += text.slice(outerFrom, at);
      isQuoted = !isQuoted;
    } else if (character === '\n' && matchAt(NEXT_ENTRY, text, at + 1))
      return { end: at + 1, problem: UNFINISHED, outer };
    if (depth === 0) {
      const problem = isTooDeep ? { problem: 'Braces are nested too deep.' } : {};
      return { end: at + 1, outer: outer + text.slice(outerFrom, at), ...problem };
    }
  }
  return { end: text.length, problem: UNFINISHED, outer };
}

/**
 * Splits a BibTeX or BibLaTeX file into entries, in one pass. Text between entries, `@comment` and `@preamble` are left
 * out. An entry that does not end is skipped, and the next one is found at the line where it begins.
 */
export function splitBibtex(text: string): {
  readonly entries: readonly BibtexEntryText[];
  readonly skipped: readonly SkippedRecord[];
} {
  const entries: BibtexEntryText[] = [];
  const skipped: SkippedRecord[] = [];
  const abbreviations = new Map<string, string>();
  let line = 1;
  let counted = 0;
  const lineAt = (position: number) => {
    for (; counted < position; counted += 1) if (text[counted] === '\n') line += 1;
    return line;
  };
  for (let at = text.indexOf('@'); at >= 0;) {
    const match = matchAt(ENTRY, text, at);
    const type = match?.[1]?.toLowerCase();
    // "@" within a word belongs to an address in the text between entries.
    if (!match || type === undefined || /\w/.test(text[at - 1] ?? '')) {
      at = text.indexOf('@', at + 1);
      continue;
    }
    const body = readBody(text, at + match[0].length, match[2] === '{' ? '}' : ')');
    const isEntry = type !== 'comment' && type !== 'preamble' && type !== 'string';
    if (isEntry && entries.length + skipped.length >= MAX_RECORDS) {
      skipped.push({ line: lineAt(at), reason: TOO_MANY_RECORDS });
      break;
    }
    const source = text.slice(at, body.end);
    if (type === 'string') {
      const name = ABBREVIATION.exec(source)?.[1]?.toLowerCase();
      if (name !== undefined && body.problem === undefined && source.length <= MAX_ABBREVIATION)
        abbreviations.set(name, source);
    } else if (isEntry && body.problem !== undefined) {
      skipped.push({ line: lineAt(at), reason: body.problem });
    } else if (isEntry) {
      const values = [...body.outer.matchAll(NAME_VALUE)].map(([, name = '']) =>
        name.toLowerCase(),
      );
      const names = [...new Set(values)].slice(0, MAX_ABBREVIATIONS);
      entries.push({
        text: source,
        line: lineAt(at),
        abbreviations: names.flatMap((name) => abbreviations.get(name) ?? []),
        undefinedNames: names.filter((name) => !abbreviations.has(name)),
      });
    }
    at = text.indexOf('@', body.end);
  }
  return { entries, skipped };
}
