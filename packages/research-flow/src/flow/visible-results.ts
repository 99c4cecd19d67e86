import { shallowEqual } from '@xstate/react';
import type { FlowContext } from './flow.types.js';
import type { FlowData } from '../data/flow-data.js';
import { mergeResult } from './merge-result.js';
import { getStepByNumber } from '../data/steps.js';

/**
 * The flow data that is visible: results of completed steps, and results that the current step has
 * not reported yet. The report is built from it.
 */
export function getVisibleResults({
  step,
  data,
  drafts,
}: Pick<FlowContext, 'step' | 'data' | 'drafts'>): FlowData {
  switch (getStepByNumber(step)) {
    case 'hypothesis': {
      const hypothesis = drafts.hypothesis?.hypothesis ?? null;
      // A statement that no source supports is not a hypothesis.
      const isSupported = hypothesis !== null && hypothesis.support !== 'none';
      return isSupported ? mergeResult.hypothesis(data, { hypothesis }) : data;
    }
    case 'literature': {
      const { found = null, selected = [] } = drafts.literature ?? {};
      if (found === null) return data;
      return {
        ...data,
        papers: { ...data.papers, results: found.papers },
        literature_analysis: found.analysis,
        ...(found.log && { literature_search: found.log }),
        selected_papers: selected,
      };
    }
    case 'experiment': {
      const { proposed = null, design } = drafts.experiment ?? {};
      return proposed !== null && design ? mergeResult.experiment(data, { design }) : data;
    }
    case 'company': {
      const structure = drafts.company?.structure ?? null;
      return structure === null ? data : { ...data, companyStructure: structure };
    }
    default:
      return data;
  }
}

// The blueprint is derived from the design and gets a new identity each time.
const getComparableParts = ({ papers, operationalBlueprint, ...parts }: FlowData) => ({
  ...parts,
  ...papers,
});

/** Compares two results, part by part. */
export const areResultsEqual = (a: FlowData, b: FlowData): boolean =>
  shallowEqual(getComparableParts(a), getComparableParts(b));
