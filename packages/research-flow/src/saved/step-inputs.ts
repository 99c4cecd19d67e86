import type { FlowData } from '../data/flow-data.js';
import type { FlowLanguageModel } from '../data/language-model.js';
import type { StepDrafts } from './saved-flow.js';
import { DEFAULT_TOPIC } from '../steps/hypothesis/hypothesis.constants.js';

export const getTopicTitle = ({ interest }: FlowData): string => interest?.title ?? DEFAULT_TOPIC;

export const getPaperIds = ({ papers }: FlowData): readonly string[] =>
  (papers?.documents ?? []).map(({ id }) => id);

/** The language model that the analysis of the paper named, with the choice of the hypothesis step; it holds for later steps too. */
export const getLanguageModel = (
  { paper_analysis: analysis }: FlowData,
  { hypothesis: draft }: StepDrafts,
): FlowLanguageModel | null => {
  const name = analysis?.language_model?.name;
  return name === undefined ? null : { name, isAllowed: draft?.isModelAllowed ?? true };
};
