import type { FlowData } from './flow-data.js';
import type { StepDrafts } from '../saved/saved-flow.js';

/** The language model of the server, and whether the person lets it help. */
export interface FlowLanguageModel {
  readonly name: string;
  readonly isAllowed: boolean;
}

/** The language model that the analysis of the paper named, with the choice of the hypothesis step; it holds for later steps too. */
export const getLanguageModel = (
  { paper_analysis: analysis }: FlowData,
  { hypothesis: draft }: StepDrafts,
): FlowLanguageModel | null => {
  const name = analysis?.language_model?.name;
  return name === undefined ? null : { name, isAllowed: draft?.isModelAllowed ?? true };
};
