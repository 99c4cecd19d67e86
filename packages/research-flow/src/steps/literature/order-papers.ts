import type { Paper } from '@spinout/api-client';

/** In which order the papers are shown: as the search ranked them, by year, or by how often the person's papers cite them. */
export const PAPER_ORDERS = ['relevance', 'newest', 'citations'] as const;
export type PaperOrder = (typeof PAPER_ORDERS)[number];

interface Row {
  readonly paper: Paper;
  /** Whether only an earlier search found it; these stay last. */
  readonly isEarlier: boolean;
}

/** How often the papers of the person cite a paper. */
export const citationsOf = ({ times_cited, contexts = [] }: Paper): number =>
  times_cited ?? contexts.length;

const COMPARE: Readonly<Record<PaperOrder, (one: Paper, other: Paper) => number>> = {
  relevance: () => 0,
  newest: (one, other) => (other.year ?? -Infinity) - (one.year ?? -Infinity) || 0,
  citations: (one, other) => citationsOf(other) - citationsOf(one),
};

/** Orders rows that a search ranked; equal ones keep their rank. Papers without a year are last of the newest. */
export const orderPapers = <Each extends Row>(
  rows: readonly Each[],
  order: PaperOrder,
): readonly Each[] =>
  rows.toSorted(
    (one, other) =>
      Number(one.isEarlier) - Number(other.isEarlier) || COMPARE[order](one.paper, other.paper),
  );

/** The orders that tell papers apart. */
export const usefulOrders = (papers: readonly Paper[]): readonly PaperOrder[] =>
  PAPER_ORDERS.filter(
    (order) => order !== 'citations' || papers.some((paper) => citationsOf(paper) > 0),
  );
