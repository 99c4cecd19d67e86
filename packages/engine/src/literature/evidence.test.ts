import { expect, it } from 'vitest';
import { CONTEXT, evidenceOf } from './evidence.js';
import { documentOf } from './literature.fixtures.js';
import { sourceOfDocument } from './sources.js';

const PAGES = ['The first page.', 'On the second page, stroma slows particles.'] as const;
const quoteAt = (page: number, pages: string | readonly string[] = PAGES) =>
  evidenceOf({
    source: sourceOfDocument(documentOf(pages, { id: 'mine', title: 'Stroma' })),
    page,
    start: 4,
    end: 9,
  });

it('quotes a passage with its source, its page and the text around it', () => {
  expect(quoteAt(1)).toEqual({
    document_id: 'mine',
    document_title: 'Stroma',
    kind: 'uploaded',
    page: 1,
    start: 4,
    end: 9,
    quote: 'first',
    before: 'The ',
    after: ' page.',
  });
  expect(quoteAt(2)).toMatchObject({ page: 2, quote: 'he se', before: 'On t' });
});

it('names no page of a text without pages', () => {
  expect(quoteAt(1, 'The only page.')).toMatchObject({ page: null, quote: 'only ' });
});

it('quotes nothing of a page that is missing', () => {
  expect(quoteAt(3)).toMatchObject({ page: 3, quote: '', before: '', after: '' });
});

it('shows 160 characters on a side, cut at whole words', () => {
  const words = 'word '.repeat(100);
  const start = words.length;
  const source = sourceOfDocument(documentOf(`${words}HERE ${words}`));
  const { before, after } = evidenceOf({ source, page: 1, start, end: start + 4 });
  expect(CONTEXT).toBe(160);
  expect(before).toBe('word '.repeat(31));
  expect(after).toBe(' word'.repeat(31));
});
