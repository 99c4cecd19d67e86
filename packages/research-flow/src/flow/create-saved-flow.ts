import { SCHEMA_VERSION, type SavedFlow } from '../saved/saved-flow.js';
import type { FlowContext } from './flow.types.js';
import { getStepByNumber, getStepNumber } from '../data/steps.js';

/** The part of the context that is saved. */
export const createSavedFlow = ({
  journeyId,
  step,
  furthestStep,
  data,
  drafts,
  revisit,
}: FlowContext): SavedFlow => ({
  schemaVersion: SCHEMA_VERSION,
  journeyId,
  step: getStepByNumber(furthestStep ?? step) ?? 'topic',
  data,
  drafts,
  ...(revisit && { revisit }),
});

/** The part of the context that a saved flow restores. */
export const openSavedFlow = ({ journeyId, step, data, drafts, ...saved }: SavedFlow) => {
  const revisit = saved.revisit ?? null;
  const opened = revisit?.opened;
  return {
    journeyId,
    data,
    drafts,
    revisit,
    step: getStepNumber(opened ?? step),
    furthestStep: opened ? getStepNumber(step) : null,
  };
};
