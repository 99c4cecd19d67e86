import type { Evidence } from '@spinout/api-client';
import { getContext } from '../evidence/context.js';
import type { Source } from './sources.js';

/** Characters of context on either side of a quote. */
export const CONTEXT = 160;

/** A part of a page of a source, as offsets into the page's text. */
export interface SourceRange {
  readonly source: Source;
  readonly page: number;
  readonly start: number;
  readonly end: number;
}

/** Quotes a passage letter for letter, with its place and the text around it. */
export function evidenceOf({ source, page, start, end }: SourceRange): Evidence {
  const text = source.pages.find(({ number }) => number === page)?.text ?? '';
  return {
    document_id: source.id,
    document_title: source.shownTitle ?? source.title,
    kind: source.kind,
    page: source.paged ? page : null,
    start,
    end,
    quote: text.slice(start, end),
    ...getContext(text, start, end, CONTEXT),
  };
}
