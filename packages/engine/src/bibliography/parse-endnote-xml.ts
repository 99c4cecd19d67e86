import { SaxesParser } from 'saxes';
import { parseNames, cslTypeOfRis } from '@spinout/api-client/bibliography';
import type { ParsedBibliography, RecordDraft, SkippedRecord } from './bibliography.types.js';
import { MAX_RECORDS, TOO_MANY_RECORDS } from './limits.js';
import { TagValues } from './tagged-lines.js';

/** EndNote's names of types, as RIS types. */
const RIS_TYPES: Readonly<Record<string, string>> = {
  'Journal Article': 'JOUR',
  'Electronic Article': 'JOUR',
  'Magazine Article': 'MGZN',
  'Newspaper Article': 'NEWS',
  'Conference Paper': 'CPAPER',
  'Conference Proceedings': 'CPAPER',
  Book: 'BOOK',
  'Edited Book': 'BOOK',
  'Electronic Book': 'BOOK',
  'Book Section': 'CHAP',
  Thesis: 'THES',
  Report: 'RPRT',
  'Web Page': 'ELEC',
  Dataset: 'DATA',
  'Computer Program': 'COMP',
  'Unpublished Work': 'UNPB',
  Patent: 'PAT',
};

/** Elements that occur in several places are named with these parents. */
const PARENTS = new Set(['authors', 'titles', 'periodical', 'dates', 'urls']);
const MAX_DEPTH = 100;
/** Files of reference managers have few errors, such as characters that XML does not allow. */
const MAX_ERRORS = 50_000;
const IS_PUBMED = /pubmed|medline|nlm/i;
const PUBMED_ADDRESS = /ncbi\.nlm\.nih\.gov\/(?:entrez|pubmed)|pubmed\.ncbi/i;

const toDraft = (type: string, line: number, tags: TagValues): RecordDraft => {
  const isInPubMed =
    IS_PUBMED.test(tags.first('remote-database-name') ?? '') ||
    tags.all('urls url').some((url) => PUBMED_ADDRESS.test(url));
  return {
    line,
    type: cslTypeOfRis(RIS_TYPES[type] ?? ''),
    title: tags.first('titles title'),
    authors: parseNames(tags.all('authors author')),
    date: tags.first('dates year'),
    containerTitle: tags.first('titles secondary-title', 'periodical full-title'),
    volume: tags.first('volume'),
    issue: tags.first('number'),
    pages: tags.first('pages'),
    publisher: tags.first('publisher'),
    doi: tags.first('electronic-resource-num'),
    pmid: isInPubMed ? tags.first('accession-num') : undefined,
    urls: tags.all('urls url').flatMap((url) => url.split(/\s+/)),
    abstract: tags.first('abstract'),
    keywords: tags.all('keyword').flatMap((value) => value.split(/[\r\n;]/)),
  };
};

/** Collects records from the events of the parser. Call `finish` at the end. */
function collectRecords(parser: SaxesParser) {
  const drafts: RecordDraft[] = [];
  const skipped: SkippedRecord[] = [];
  const path: string[] = [];
  let record: { type: string; readonly line: number; readonly tags: TagValues } | undefined;
  let text = '';
  let isFull = false;
  let errorCount = 0;
  const key = (name: string) => {
    const parent = path.findLast((element) => PARENTS.has(element));
    return parent === undefined || name === 'keyword' ? name : `${parent} ${name}`;
  };
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'record') {
      if (record) skipped.push({ line: record.line, reason: 'The end of the record is missing.' });
      isFull ||= drafts.length + skipped.length >= MAX_RECORDS;
      record = isFull ? undefined : { type: '', line: parser.line, tags: new TagValues() };
      path.length = 0;
    } else if (name === 'ref-type' && record) record.type = attributes['name'] ?? '';
    if (name !== 'style') {
      text = '';
      if (path.length < MAX_DEPTH) path.push(name);
    }
  });
  for (const event of ['text', 'cdata'] as const)
    parser.on(event, (part) => {
      if (record) text += part;
    });
  parser.on('closetag', ({ name }) => {
    if (name === 'style') return;
    if (path.at(-1) === name) path.pop();
    if (name === 'record' && record) {
      drafts.push(toDraft(record.type, record.line, record.tags));
      record = undefined;
    } else record?.tags.add(key(name), text.trim());
    text = '';
  });
  // The parser continues after an error, as well as it can.
  parser.on('error', (error) => {
    errorCount += 1;
    if (errorCount > MAX_ERRORS) throw error;
  });
  return {
    hasEnded: () => isFull || errorCount > MAX_ERRORS,
    finish(): ParsedBibliography {
      if (record) skipped.push({ line: record.line, reason: 'The end of the record is missing.' });
      if (isFull) skipped.push({ line: parser.line, reason: TOO_MANY_RECORDS });
      if (errorCount > MAX_ERRORS)
        skipped.push({ line: parser.line, reason: 'The XML has too many errors from here on.' });
      return { drafts, skipped };
    },
  };
}

const CHUNK = 1 << 16;

/**
 * Parses EndNote XML. The parser knows the five entities of XML only: a document type and its entities are never read,
 * so that nothing is expanded or fetched.
 */
export function parseEndnoteXml(text: string): ParsedBibliography {
  const parser = new SaxesParser();
  const records = collectRecords(parser);
  try {
    for (let start = 0; start < text.length && !records.hasEnded(); start += CHUNK)
      parser.write(text.slice(start, start + CHUNK));
  } catch (error) {
    if (!records.hasEnded()) throw error;
  }
  return records.finish();
}
