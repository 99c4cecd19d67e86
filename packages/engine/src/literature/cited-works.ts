import type { Evidence } from '@spinout/api-client';
import { fill } from '@spinout/domain/text';
import { citingSentences, findCitations } from '../references/find-citations.js';
import { parseReferences } from '../references/parse-references.js';
import type { Reference } from '../references/reference.types.js';
import type { TextRange } from '../text/text-range.js';
import { splitSentences } from '../language/sentences.js';
import { hashText } from '../text/text-hash.js';
import type { Page, StoredDocument } from '../store/documents.js';
import { createRecentCache } from '../runtime/memoize.js';
import { literatureMessages as messages } from './literature.messages.js';
import { createOwnRecordCheck } from './own-record.js';

/** A sentence of a paper that cites a work. */
export type CitingSentence = Pick<
  Evidence,
  'document_id' | 'document_title' | 'start' | 'end' | 'quote'
> & {
  /** Number of the page, from 1, also where the document has no pages. */
  readonly pageNumber: number;
  readonly page: number | null;
};

/** A work that a paper lists, with the sentences that cite it. */
export interface CitedWork {
  readonly reference: Reference & { readonly title: string };
  readonly sentences: readonly CitingSentence[];
}

const PAGE_BREAK = '\n';
const MIN_TITLE_LETTERS = 8;

/** Enough to find the work again: a title, and a year or an author; or authors, journal, volume and page. */
function named(reference: Reference): CitedWork['reference'] | undefined {
  const title = reference.title ?? nameUntitled(reference);
  const isUsable =
    (title?.match(/\p{L}/gu)?.length ?? 0) >= MIN_TITLE_LETTERS &&
    (reference.year !== undefined || reference.authors.length > 0);
  return title !== undefined && isUsable ? { ...reference, title } : undefined;
}

/** Many papers of chemistry and physics print no titles of what they cite. */
const nameUntitled = ({ authors, containerTitle, volume, pages }: Reference): string | undefined =>
  authors.length > 0 && containerTitle !== undefined && volume !== undefined && pages !== undefined
    ? fill(messages.untitled, { source: `${containerTitle} ${volume}, ${pages}` })
    : undefined;

/** Number of papers whose references are cached, the latest ones: more than are brought at once. */
const MAX_CACHED = 64;
const cache = createRecentCache<readonly CitedWork[]>(MAX_CACHED);

/**
 * The usable entries of a paper's reference list, in its order, with the sentences that cite them. A sentence that runs
 * over a page is left out, because no offsets could quote it, and so is the rest of a sentence. A paper is none of its own references. The result is cached
 * by text.
 */
export function readCitedWorks(document: StoredDocument): readonly CitedWork[] {
  const { id, title, paged, pages } = document;
  const text = pages.map((page) => page.text).join(PAGE_BREAK);
  const key = hashText(JSON.stringify([id, title, paged, text]));
  return cache(key, () => parseCitedWorks(document, text));
}

const parseCitedWorks = (document: StoredDocument, text: string): readonly CitedWork[] => {
  const references = parseReferences(text);
  const citations = findCitations(text, references, splitSentences);
  const sentences = citingSentences(references, citations);
  const toQuote = createQuoter(document, text);
  const isOwn = createOwnRecordCheck(document);
  return references.flatMap((printed, position) => {
    const reference = named(printed);
    return reference && !isOwn(reference)
      ? [{ reference, sentences: (sentences[position] ?? []).flatMap(toQuote) }]
      : [];
  });
};

/** Whether a sentence is the rest of one that stops in the paragraph before, as at the end of a column or a page. */
const isRest = (text: string, start: number): boolean => {
  const before = text.slice(Math.max(0, start - 10), start);
  return (
    /^\p{Ll}/u.test(text.slice(start, start + 2)) &&
    before.includes('\n') &&
    /[^.?!:;”"')\]]$/u.test(before.trimEnd())
  );
};

/** Quotes ranges of the joined text with offsets in their page. */
const createQuoter = ({ id, title, paged, pages }: StoredDocument, text: string) => {
  const starts: number[] = [];
  let next = 0;
  for (const page of pages) {
    starts.push(next);
    next += page.text.length + PAGE_BREAK.length;
  }
  return ({ start, end }: TextRange): readonly CitingSentence[] => {
    const index = starts.findLastIndex((first) => first <= start);
    const page: Page | undefined = pages[index];
    const offset = starts[index] ?? 0;
    if (!page || end - offset > page.text.length || isRest(text, start)) return [];
    return [
      {
        document_id: id,
        document_title: title,
        pageNumber: page.number,
        page: paged ? page.number : null,
        start: start - offset,
        end: end - offset,
        quote: text.slice(start, end),
      },
    ];
  };
};
