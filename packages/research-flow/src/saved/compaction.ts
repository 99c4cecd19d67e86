import type { FlowData } from '../data/flow-data.js';
import type { CompactionLevel } from '@spinout/flow-kit';
import { isDiscardedSmall } from './discarded-limits.js';
import type { SavedFlow } from './saved-flow.js';

const removeResultData = (data: FlowData): FlowData => {
  const { paper_analysis, literature_review, literature_analysis, papers, ...userInput } = data;
  return papers?.documents ? { ...userInput, papers: { documents: papers.documents } } : userInput;
};

/** Removes analyses, search results and reviews; keeps everything the user entered, selected or changed. */
const dropResults: CompactionLevel<SavedFlow> = (saved) => {
  const { literature, paper, ...others } = saved.drafts;
  const drafts = { ...others, ...(paper && { paper: { ...paper, analyzed: undefined } }) };
  return {
    ...saved,
    data: removeResultData(saved.data),
    ...(saved.revisit && { revisit: { ...saved.revisit, replaced: {}, earlierPaper: undefined } }),
    drafts: literature ? { ...drafts, literature: { ...literature, found: null } } : drafts,
  };
};

/** Removes generated documents, which can be generated again. */
const dropDocuments: CompactionLevel<SavedFlow> = (saved) => {
  const { company, ...others } = saved.drafts;
  return company
    ? { ...saved, drafts: { ...others, company: { ...company, documents: {} } } }
    : saved;
};

const dropAll: CompactionLevel<SavedFlow> = (saved) => dropDocuments(dropResults(saved));

/** Reduces a discarded flow that is too large; without it if that is not enough. */
const limitDiscarded: CompactionLevel<SavedFlow> = (saved) => {
  const { discarded, ...others } = saved;
  if (discarded === undefined || isDiscardedSmall(discarded.flow)) return saved;
  const flow = [dropResults, dropAll].map((drop) => drop(discarded.flow)).find(isDiscardedSmall);
  return flow ? { ...others, discarded: { ...discarded, flow } } : others;
};

const dropDiscarded: CompactionLevel<SavedFlow> = ({ discarded: _, ...saved }) => saved;

/**
 * Compaction levels: the complete flow first, then smaller ones as quota fallback. The discarded flow is left out first.
 * Every level keeps the user's input.
 */
export const COMPACTION_LEVELS: readonly CompactionLevel<SavedFlow>[] = [
  limitDiscarded,
  dropDiscarded,
  (saved) => dropResults(dropDiscarded(saved)),
  (saved) => dropAll(dropDiscarded(saved)),
];
