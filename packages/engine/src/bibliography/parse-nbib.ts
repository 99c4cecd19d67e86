import { createName, parseNames } from '@spinout/api-client/bibliography';
import type { ParsedBibliography, RecordDraft, SkippedRecord } from './bibliography.types.js';
import { MAX_RECORDS, TOO_MANY_RECORDS } from './limits.js';
import { readTaggedLines, TagValues } from './tagged-lines.js';

const LINE = /^([A-Z]{2,4}) {0,2}- ?(.*)$/;
const DOI = /^(\S+) \[doi\]/;

const typeOf = (kinds: readonly string[]): string => {
  if (kinds.includes('Preprint')) return 'article';
  return kinds.includes('Book') ? 'book' : 'article-journal';
};

/** PubMed ends titles with a period, and puts those that it translated into brackets. */
const titleOf = (text: string): string => {
  const title = text.endsWith('.') ? text.slice(0, -1) : text;
  return title.startsWith('[') && title.endsWith(']') ? title.slice(1, -1) : title;
};

const toDraft = (line: number, tags: TagValues): RecordDraft => {
  const authors = parseNames(tags.all(tags.first('FAU') === undefined ? 'AU' : 'FAU'));
  const headings = tags.all('MH').map((heading) => heading.split('/')[0] ?? '');
  const groups = tags.all('CN').flatMap((group) => createName(group) ?? []);
  return {
    line,
    type: typeOf(tags.all('PT')),
    title: titleOf(tags.first('TI', 'BTI', 'TT') ?? ''),
    authors: [...authors, ...groups],
    date: tags.first('DP', 'DEP'),
    containerTitle: tags.first('JT', 'TA'),
    volume: tags.first('VI'),
    issue: tags.first('IP'),
    pages: tags.first('PG'),
    publisher: tags.first('PB'),
    doi: tags.all('LID', 'AID').flatMap((id) => DOI.exec(id)?.[1] ?? [])[0],
    pmid: tags.first('PMID'),
    urls: [],
    abstract: tags.first('AB'),
    keywords: [...tags.all('OT'), ...headings].map((term) => term.replaceAll('*', '')),
  };
};

/** A PMID begins a record of PubMed; ERIC has none and begins with the owner of the record. */
const isStart = (tag: string, tags: TagValues | undefined): boolean =>
  tag === 'PMID' || (tag === 'OWN' && (tags === undefined || tags.first('OWN') !== undefined));

/** Parses the MEDLINE format that PubMed exports (`.nbib`, "PubMed" in its list of formats), and ERIC too. */
export function parseNbib(text: string): ParsedBibliography {
  const drafts: RecordDraft[] = [];
  const skipped: SkippedRecord[] = [];
  let record: { line: number; tags: TagValues } | undefined;
  for (const { tag, value, line } of readTaggedLines(text, LINE)) {
    if (isStart(tag, record?.tags)) {
      if (record) drafts.push(toDraft(record.line, record.tags));
      if (drafts.length >= MAX_RECORDS) {
        skipped.push({ line, reason: TOO_MANY_RECORDS });
        return { drafts, skipped };
      }
      record = { line, tags: new TagValues() };
    } else if (!record && skipped.length === 0)
      skipped.push({ line, reason: 'The record does not begin with a PMID.' });
    record?.tags.add(tag, value);
  }
  if (record) drafts.push(toDraft(record.line, record.tags));
  return { drafts, skipped };
}
