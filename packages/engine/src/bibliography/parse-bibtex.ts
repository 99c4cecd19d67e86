import { splitKeywords } from '@spinout/api-client/bibliography';
import { yieldToEventLoop } from '../runtime/yield-to-event-loop.js';
import type { ParsedBibliography, RecordDraft, SkippedRecord } from './bibliography.types.js';
import { createBibtexLibrary, type BibtexEntry, type BibtexLibrary } from './bibtex-library.js';
import { draftFromCsl, textOf } from './csl-item.js';
import { journalOf } from './journal-commands.js';
import { splitBibtex, type BibtexEntryText } from './split-bibtex.js';

/** Long values without any LaTeX need no parser; it would take most of the time. */
const LONG_FIELDS = ['abstract', 'keywords', 'title'] as const;
const LATEX = /[\\{}$~]|--|''|``/;

/** Keywords; under other names, as Scopus, Web of Science and JabRef write them. */
const KEYWORD_FIELDS = ['keywords', 'author_keywords', 'author-keywords', 'keyword'] as const;

/**
 * The library splits keywords at commas and loses what they were separated by; as an annotation, they are text. It
 * recodes addresses, and changes DOIs with a backslash.
 */
const RENAMED: Readonly<Record<string, string | undefined>> = {
  keywords: 'annotation',
  annotation: undefined,
  annote: undefined,
  doi: undefined,
  url: undefined,
};

/** Undoes escapes, and braces around the whole, in a value that is no LaTeX. */
const verbatim = (value: string | number | undefined) =>
  textOf(value)
    ?.trim()
    .replace(/^\{(.*)\}$/s, '$1')
    .replace(/\\(?=[_%&#$~])/g, '');

/** An abbreviation that nothing defines stands for itself; the style that defines it is not part of the file. */
const withAbbreviations = (
  { text, abbreviations, undefinedNames }: BibtexEntryText,
  library: BibtexLibrary,
): string => {
  const own = undefinedNames.filter((name) => !library.isDefined(name));
  return [...abbreviations, ...own.map((name) => `@string{${name} = {${name}}}`), text].join('\n');
};

const withKeywords = ({ properties, ...entry }: BibtexEntry): BibtexEntry => {
  const keywords = KEYWORD_FIELDS.map((field) => properties[field]).find(
    (value) => value !== undefined,
  );
  return {
    ...entry,
    properties: keywords === undefined ? properties : { ...properties, keywords },
  };
};

/** An entry inherits from one other at most, so that references in a circle end. */
function toDraft(
  library: BibtexLibrary,
  entry: BibtexEntry,
  line: number,
  parent: BibtexEntry | undefined,
): RecordDraft {
  const { properties } = entry;
  const plain = new Map(
    LONG_FIELDS.map((field) => [field, textOf(properties[field])] as const).filter(
      ([field, value]) =>
        value !== undefined &&
        !LATEX.test(value) &&
        // The library joins both.
        !(field === 'title' && (properties['subtitle'] ?? properties['titleaddon']) !== undefined),
    ),
  );
  const parsed = Object.entries(properties).flatMap(([name, value]) => {
    const isPlain = plain.has(name as (typeof LONG_FIELDS)[number]);
    const target = Object.hasOwn(RENAMED, name) ? RENAMED[name] : name;
    const isReference = (name === 'crossref' && !parent) || name === 'xdata';
    const bounded = NAME_FIELDS.has(name) && typeof value === 'string' ? cutNames(value) : value;
    return isPlain || isReference || target === undefined ? [] : [[target, bounded] as const];
  });
  const item = library.parseValues(
    { ...entry, properties: Object.fromEntries(parsed) },
    parent && { ...parent, properties: { ...parent.properties, crossref: '', xdata: '' } },
  );
  const draft = draftFromCsl(item);
  return {
    ...draft,
    // "and others" stands for names that are not given.
    authors: draft.authors.filter(
      ({ family, given }) => family !== 'others' || given !== undefined,
    ),
    line,
    id: entry.label,
    title: plain.get('title') ?? draft.title,
    // The library has no place for these in entries of some types.
    containerTitle:
      journalOf(textOf(properties['journal'])) ??
      draft.containerTitle ??
      textOf(properties['journal'] ?? properties['booktitle']),
    doi: verbatim(properties['doi']),
    pmid: textOf(properties['pmid']) ?? draft.pmid,
    urls: [verbatim(properties['url']) ?? '', ...draft.urls],
    abstract: plain.get('abstract') ?? draft.abstract,
    keywords: splitKeywords(plain.get('keywords') ?? textOf(item['annote']) ?? ''),
  };
}

const NAME_FIELDS = new Set(['author', 'editor', 'bookauthor', 'translator', 'holder']);
/** The library's time for a name grows with the square of its words. */
const MAX_NAME_CHARACTERS = 500;

const cutNames = (names: string): string =>
  names
    .split(/(?<!\s)(\s+and\s+)/iu)
    .map((part) => (/^\s/u.test(part) ? part : part.slice(0, MAX_NAME_CHARACTERS)))
    .join('');

/** Entries read before other work may go on. */
const BATCH = 200;

const explain = (error: unknown): string => {
  const detail = error instanceof SyntaxError ? (error.message.split('\n')[0] ?? '') : '';
  const expectation = /expected .{1,60}/.exec(detail)?.[0].replace(/ at line.*/, '');
  return expectation === undefined
    ? 'The entry is not valid BibTeX.'
    : `The entry is not valid BibTeX (${expectation}).`;
};

/** Parses BibTeX and BibLaTeX: abbreviations, cross-references, names, and LaTeX in values. */
export async function parseBibtex(text: string): Promise<ParsedBibliography> {
  const library = createBibtexLibrary();
  const { entries, skipped: unfinished } = splitBibtex(text);
  const skipped: SkippedRecord[] = [...unfinished];
  const read: { readonly line: number; readonly entry: BibtexEntry }[] = [];
  const byLabel = new Map<string, BibtexEntry>();
  for (const [at, source] of entries.entries()) {
    const { line } = source;
    if (at % BATCH === BATCH - 1) await yieldToEventLoop();
    try {
      const entry = withKeywords(library.parseEntry(withAbbreviations(source, library)));
      read.push({ line, entry });
      if (!byLabel.has(entry.label)) byLabel.set(entry.label, entry);
    } catch (error) {
      skipped.push({ line, reason: explain(error) });
    }
  }
  const drafts: RecordDraft[] = [];
  for (const [at, { line, entry }] of read.entries()) {
    if (at % BATCH === BATCH - 1) await yieldToEventLoop();
    // Entries that only hold data for others are no publications.
    if (entry.type === 'xdata' || entry.type === 'set') continue;
    const parent = byLabel.get(textOf(entry.properties['crossref'])?.trim() ?? '');
    try {
      drafts.push(toDraft(library, entry, line, parent === entry ? undefined : parent));
    } catch (error) {
      skipped.push({ line, reason: explain(error) });
    }
  }
  return { drafts, skipped };
}
