import type { Paper } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import type { LiteratureMessages } from './literature.messages.js';

/** Where the record comes from, and whether the person's paper cites it. */
export const sourceOf = (
  { uploaded, collection, times_cited, source }: Paper,
  messages: LiteratureMessages,
): readonly string[] => [
  ...(uploaded === true ? [messages.yourPaper] : []),
  ...(collection === 'imported' ? [fill(messages.imported, { name: source?.by ?? '' })] : []),
  ...(collection === 'library' ? [messages.library] : []),
  ...(collection === 'public' && source ? [source.by] : []),
  ...(collection === 'references' || times_cited !== undefined ? [messages.cited] : []),
];
