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
    ...(saved.revisit && {
      revisit: { ...saved.revisit, replaced: {}, earlierPaper: undefined, olderPapers: undefined },
    }),
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

const dropDiscarded: CompactionLevel<SavedFlow> = ({ discarded: _, ...saved }) => saved;

/** Reduces a flow and those that it discarded, one in the other. */
const reduceEach =
  (reduce: CompactionLevel<SavedFlow>): CompactionLevel<SavedFlow> =>
  (saved) => {
    const { discarded, ...flow } = reduce(saved);
    return discarded
      ? { ...flow, discarded: { ...discarded, flow: reduceEach(reduce)(discarded.flow) } }
      : flow;
  };

const dropOldestDiscarded: CompactionLevel<SavedFlow> = (saved) => {
  const { discarded } = saved;
  return discarded?.flow.discarded
    ? { ...saved, discarded: { ...discarded, flow: dropOldestDiscarded(discarded.flow) } }
    : dropDiscarded(saved);
};

/** Reduces the discarded flows if they are too large together; without the oldest while that is not enough. */
const limitDiscarded: CompactionLevel<SavedFlow> = (saved) => {
  const { discarded } = saved;
  if (discarded === undefined || isDiscardedSmall(discarded.flow)) return saved;
  const flow = [dropResults, dropAll]
    .map((drop) => reduceEach(drop)(discarded.flow))
    .find(isDiscardedSmall);
  return flow
    ? { ...saved, discarded: { ...discarded, flow } }
    : limitDiscarded(dropOldestDiscarded(saved));
};

const dropOlderPapers: CompactionLevel<SavedFlow> = (saved) => ({
  ...saved,
  ...(saved.revisit && { revisit: { ...saved.revisit, olderPapers: undefined } }),
});

/**
 * Compaction levels: the complete flow first, then smaller ones as quota fallback. The discarded flows are left out
 * first, then all replaced papers but the latest. Every level keeps the user's input.
 */
export const COMPACTION_LEVELS: readonly CompactionLevel<SavedFlow>[] = [
  limitDiscarded,
  dropDiscarded,
  (saved) => dropOlderPapers(dropDiscarded(saved)),
  (saved) => dropResults(dropDiscarded(saved)),
  (saved) => dropAll(dropDiscarded(saved)),
];
