import { fill } from '@spinout/domain/text';
import { GENERAL_TERMS } from '../library/general-terms.js';
import { groupPapersByTerm, type TermedPaper } from '../library/term-pairs.js';
import { formatTermPlural } from '../library/term-phrase.js';
import { atStart } from '../literature/wording.js';
import { probabilityAtLeast } from '../statistics/hypergeometric.js';
import { pipelineMessages as messages } from './pipeline.messages.js';
import type { LiteratureDetails } from './literature-details.js';

/** A term that is more frequent in later papers; p is not corrected for the number of terms. */
type Trend = LiteratureDetails['trends'][number];

const MIN_PAPERS = 6;
const MIN_LATER = 3;
const MIN_RATIO = 2;
const MAX_P = 0.2;
const MAX_TRENDS = 5;
const DIGITS = 1000;

/**
 * Finds trends: papers are split at their median year; a term is a trend if at least three later papers have it, its share
 * at least doubles, and Fisher's exact test gives p ≤ 0.2. The lowest p value comes first.
 * @param papers with their terms, including mentions; papers without a year are ignored
 */
export function findTrends(
  papers: readonly (TermedPaper & { readonly year: number | null })[],
): readonly Trend[] {
  const dated = papers.flatMap((paper) =>
    paper.year === null ? [] : [{ ...paper, year: paper.year }],
  );
  const years = dated.map(({ year }) => year).toSorted((a, b) => a - b);
  const middle = years[Math.floor(years.length / 2)] ?? 0;
  const before = years.filter((year) => year < middle);
  const [all, drawn] = [years.length, years.length - before.length];
  const until = before.at(-1);
  if (all < MIN_PAPERS || until === undefined) return [];
  return [...groupPapersByTerm(dated)]
    .flatMap(([term, holders]): Trend[] => {
      const late = holders.filter(({ year }) => year >= middle).length;
      const early = holders.length - late;
      const rises = late / drawn >= (MIN_RATIO * early) / before.length;
      if (GENERAL_TERMS.has(term) || late < MIN_LATER || !rises) return [];
      const p = probabilityAtLeast(late, { all, marked: holders.length, drawn });
      if (p > MAX_P) return [];
      const text = fill(messages.trend, {
        Term: atStart(formatTermPlural(term)),
        late,
        ofLate: drawn,
        from: middle,
        early,
        ofEarly: before.length,
        until,
      });
      return [
        {
          term,
          earlier: { papers: early, of: before.length, year: until },
          later: { papers: late, of: drawn, year: middle },
          p: Math.round(p * DIGITS) / DIGITS,
          text,
        },
      ];
    })
    .toSorted((x, y) => x.p - y.p || (x.term < y.term ? -1 : 1))
    .slice(0, MAX_TRENDS);
}
