import type { FlowData } from '../data/flow-data.js';

/** The papers that were selected for the review. */
export const getReviewedPapers = ({ papers, selected_papers: ids = [] }: FlowData) =>
  (papers?.results ?? []).filter(({ id }) => ids.includes(id));
