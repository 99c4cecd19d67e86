import type { Evidence } from '@spinout/api-client';
import { describe, expect, it } from 'vitest';
import { exampleClaims } from '../evidence/evidence.fixtures.js';
import { joinPassages, listEvidence, markPastedText, type SourceText } from './source-text.js';

const [example] = exampleClaims.supported.evidence;
const PAGE = 'One is here. Two is here. Three is here. Four is here. Five is here.';

/** A passage of the page, with some of the text around it. */
const quotePage = (quote: string, around = 6): Evidence => {
  const start = PAGE.indexOf(quote);
  const end = start + quote.length;
  const before = PAGE.slice(Math.max(0, start - around), start);
  return { ...example, start, end, quote, before, after: PAGE.slice(end, end + around) };
};

const write = ({ parts }: SourceText) =>
  parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

describe('the text of a page whose file is gone', () => {
  it('is what was quoted of it, joined in order, with the passage marked', () => {
    const [one, two, five] = ['One is here.', 'Two is here.', 'Five is here.'].map((quote) =>
      quotePage(quote),
    ) as [Evidence, Evidence, Evidence];
    const joined = joinPassages(two, [five, one, two]);
    expect(write(joined)).toBe('One is here. [Two is here.] Three … here. Five is here.');
    expect(joined.isWhole).toBe(false);
  });

  it('has no text of other pages or documents', () => {
    const two = quotePage('Two is here.');
    const others = [
      { ...quotePage('Four is here.'), page: 7 },
      { ...quotePage('Four is here.'), document_id: 'doc-2' },
    ];
    expect(write(joinPassages(two, others))).toBe('here. [Two is here.] Three');
  });

  it('marks the passage of its own where two passages contradict each other', () => {
    const two = quotePage('Two is here.');
    const wrong = { ...quotePage('Two is here.'), before: '', quote: 'Ten is here.' };
    expect(write(joinPassages(two, [wrong]))).toContain('[Two is here.]');
  });
});

describe('a pasted text', () => {
  it('is shown with the passage marked', () => {
    const marked = markPastedText('In short:\nTwo is\nhere. Good.', quotePage('Two is here.'));
    expect(marked && write(marked)).toBe('In short:\n[Two is\nhere.] Good.');
    expect(marked?.isWhole).toBe(true);
  });

  it('is not shown if it does not contain the passage', () => {
    expect(markPastedText('Something else.', quotePage('Two is here.'))).toBeNull();
  });
});

it('the passages of a flow are those of the analysis and of the hypothesis', () => {
  const [a, b] = [quotePage('One is here.'), quotePage('Two is here.')];
  expect(
    listEvidence({
      paper_analysis: { findings: [{ text: 'A', evidence: [a] }] },
      hypothesis: { claims: [{ text: 'B', evidence: [b] }] } as never,
    }),
  ).toEqual([a, b]);
});
