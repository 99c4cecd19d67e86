import type { Evidence } from '@spinout/api-client';
import { getContext } from '../reading/context.js';
import type { Passage } from './passages.js';

/** Characters of context on either side of a quote. */
export const CONTEXT = 160;

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
    ...getContext(text, start, end, CONTEXT),
  };
}
