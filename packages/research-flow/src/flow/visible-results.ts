import type { FlowData } from '../data/flow-data.js';
import { getStepByNumber } from '../data/steps.js';
import type { FlowContext } from './flow.types.js';

/**
 * The flow data that is visible: results of completed steps, and results that the current step has
 * not reported yet. The report is built from it.
 */
export function getVisibleResults({
  step,
  data,
  drafts,
  definition,
}: Pick<FlowContext, 'step' | 'data' | 'drafts' | 'definition'>): FlowData {
  const name = getStepByNumber(step);
  // While a step is loading, the definition is of the one before.
  if (name === null || definition?.name !== name) return data;
  const draft = drafts[name];
  return draft ? (definition.preview?.(data, draft) ?? data) : data;
}
