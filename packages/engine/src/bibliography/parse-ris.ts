import { parseNames, cslTypeOfRis } from '@spinout/api-client/bibliography';
import type { ParsedBibliography, RecordDraft, SkippedRecord } from './bibliography.types.js';
import { MAX_RECORDS, TOO_MANY_RECORDS } from './limits.js';
import { readTaggedLines, TagValues } from './tagged-lines.js';

const LINE = /^\s?([A-Z][A-Z0-9]) {1,2}-(?: (.*))?$/;
const NOTED_PMID = /\bPMID: ?(\d{1,8})\b/;
const IS_PUBMED = /pubmed|medline|nlm/i;

/** Some databases write further lines after the end of a record; with these tags they are a record of their own. */
const PUBLICATION_TAGS = new Set(['TI', 'T1', 'AU', 'A1', 'AB', 'N2']);

const joinPages = (start: string | undefined, end: string | undefined) =>
  start !== undefined && end !== undefined && !/[-–]/.test(start)
    ? `${start}-${end}`
    : (start ?? end);

const toDraft = (type: string, line: number, tags: TagValues): RecordDraft => {
  const isInPubMed = tags.all('DB', 'DP').some((database) => IS_PUBMED.test(database));
  const noted = tags
    .all('N1', 'C2', 'C7', 'M2')
    .flatMap((note) => NOTED_PMID.exec(note)?.[1] ?? []);
  return {
    line,
    id: tags.first('ID'),
    type: cslTypeOfRis(type),
    title: tags.first('TI', 'T1', 'CT', 'BT'),
    authors: parseNames(tags.all('AU', 'A1')),
    date: tags.first('PY', 'Y1', 'DA'),
    containerTitle: tags.first('T2', 'JF', 'JO', 'JA', 'J2', 'J1', 'BT'),
    volume: tags.first('VL'),
    issue: tags.first('IS', 'CP'),
    pages: joinPages(tags.first('SP'), tags.first('EP')),
    publisher: tags.first('PB'),
    doi: tags.first('DO', 'DI'),
    pmid: (isInPubMed ? tags.first('AN') : undefined) ?? noted[0],
    urls: tags.all('UR', 'L2', 'LK').flatMap((value) => value.split(/[\s;]+/)),
    abstract: tags.first('AB', 'N2'),
    // Some programs write one tag and then a keyword per line; PubMed's headings have qualifiers and asterisks.
    keywords: tags
      .all('KW')
      .flatMap((value) => value.split(/[\n;]/))
      .map((keyword) => (isInPubMed ? (keyword.split('/')[0] ?? '').replaceAll('*', '') : keyword)),
  };
};

/** Parses RIS. Records that lack their end are read as far as they go. */
export function parseRis(text: string): ParsedBibliography {
  const drafts: RecordDraft[] = [];
  const skipped: SkippedRecord[] = [];
  let record: { type: string; line: number; tags: TagValues } | undefined;
  let isStray = false;
  const close = () => {
    if (record) drafts.push(toDraft(record.type, record.line, record.tags));
    record = undefined;
  };
  for (const { tag, value, line } of readTaggedLines(text, LINE)) {
    if (tag === 'TY') {
      close();
      isStray = false;
      if (drafts.length + skipped.length >= MAX_RECORDS) {
        skipped.push({ line, reason: TOO_MANY_RECORDS });
        return { drafts, skipped };
      }
      record = { type: value, line, tags: new TagValues() };
    } else if (tag === 'ER') {
      close();
      isStray = false;
    } else if (record) record.tags.add(tag, value);
    else if (
      !isStray &&
      PUBLICATION_TAGS.has(tag) &&
      drafts.length + skipped.length < MAX_RECORDS
    ) {
      isStray = true;
      skipped.push({ line, reason: 'The record does not begin with a type (TY).' });
    }
  }
  close();
  return { drafts, skipped };
}
