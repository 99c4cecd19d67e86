import type { Evidence } from '@spinout/api-client';
import type { Passage } from './passages.js';

/** Characters of context on either side of a quote. */
const CONTEXT = 160;

const isLow = (text: string, index: number) => /[\uDC00-\uDFFF]/.test(text.charAt(index));

/** Quotes a passage letter for letter, with its place and the text around it. */
export function evidenceOf({
  source,
  page,
  start,
  end,
}: Pick<Passage, 'source' | 'page' | 'start' | 'end'>): Evidence {
  const text = source.pages.find(({ number }) => number === page)?.text ?? '';
  return {
    document_id: source.id,
    document_title: source.title,
    kind: source.kind,
    page: source.paged ? page : null,
    start,
    end,
    quote: text.slice(start, end),
    ...contextOf(text, start, end),
  };
}

/** The text on either side of a passage. */
export function contextOf(text: string, start: number, end: number) {
  const from = Math.max(0, start - CONTEXT);
  const to = Math.min(text.length, end + CONTEXT);
  return {
    before: text.slice(isLow(text, from) ? from + 1 : from, start),
    after: text.slice(end, isLow(text, to) ? to - 1 : to),
  };
}
