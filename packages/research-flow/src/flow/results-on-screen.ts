import { shallowEqual } from '@xstate/react';
import type { FlowContext } from './flow.types.js';
import type { JourneyData } from './journey-data.js';
import { merge } from './merge-result.js';
import { stepNumbered } from './steps.js';

/**
 * The journey's data as the screen shows it: what completed steps reported, and what the current step has
 * found but not reported yet. The report is made of it (T-30, T-64).
 */
export function resultsOnScreen({
  step,
  data,
  drafts,
}: Pick<FlowContext, 'step' | 'data' | 'drafts'>): JourneyData {
  switch (stepNumbered(step)) {
    case 'hypothesis': {
      const hypothesis = drafts.hypothesis?.hypothesis ?? null;
      // What no source supports is not a hypothesis (T-86).
      const isSupported = hypothesis !== null && hypothesis.support !== 'none';
      return isSupported ? merge.hypothesis(data, { hypothesis }) : data;
    }
    case 'literature': {
      const { found = null, selected = [] } = drafts.literature ?? {};
      if (found === null) return data;
      return {
        ...data,
        papers: { ...data.papers, results: found.papers },
        literature_analysis: found.analysis,
        selected_papers: selected,
      };
    }
    case 'experiment': {
      const { proposed = null, design } = drafts.experiment ?? {};
      return proposed !== null && design ? merge.experiment(data, { design }) : data;
    }
    case 'company': {
      const structure = drafts.company?.structure ?? null;
      return structure === null ? data : { ...data, companyStructure: structure };
    }
    default:
      return data;
  }
}

// The blueprint is made anew from the design each time.
const partsOf = ({ papers, operationalBlueprint, ...parts }: JourneyData) => ({
  ...parts,
  ...papers,
});

/** Tells whether two results are the same, part by part. */
export const sameResults = (a: JourneyData, b: JourneyData): boolean =>
  shallowEqual(partsOf(a), partsOf(b));
