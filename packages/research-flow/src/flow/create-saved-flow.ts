import { SCHEMA_VERSION, type SavedFlow } from '../saved/saved-flow.js';
import type { FlowData } from '../data/flow-data.js';
import type { FlowContext } from './flow.types.js';
import { getStepByNumber, getStepNumber } from '../data/steps.js';

/** Whether nothing was entered or generated yet. */
export const isBlank = (
  { data, drafts: { topic, ...others } }: Pick<FlowContext, 'data' | 'drafts'>,
  initialData: FlowData,
): boolean =>
  Object.keys(data).every((key) => key in initialData) &&
  Object.keys(others).length === 0 &&
  (topic === undefined ||
    (topic.selected === null && topic.customText === '' && topic.suggestionsSource === null));

/** The part of the context that is saved. */
export const createSavedFlow = ({
  journeyId,
  step,
  furthestStep,
  data,
  drafts,
  revisit,
  undo,
}: FlowContext): SavedFlow => ({
  schemaVersion: SCHEMA_VERSION,
  journeyId,
  step: getStepByNumber(furthestStep ?? step) ?? 'topic',
  data,
  drafts,
  ...(revisit && { revisit }),
  ...(undo && { discarded: undo }),
});

/** The flow before it is started over, which can then be restored. A blank one leaves an earlier one restorable. */
export const createUndo = (context: FlowContext): Pick<FlowContext, 'undo'> =>
  isBlank(context, context.initialData)
    ? { undo: context.undo }
    : {
        undo: {
          flow: createSavedFlow(context),
          discardedAt: context.runtime.now().toISOString(),
        },
      };

/** The part of the context that a saved flow restores. */
export const openSavedFlow = ({ journeyId, step, data, drafts, ...saved }: SavedFlow) => {
  const revisit = saved.revisit ?? null;
  const opened = revisit?.opened;
  return {
    journeyId,
    data,
    drafts,
    revisit,
    undo: saved.discarded ?? null,
    step: getStepNumber(opened ?? step),
    furthestStep: opened ? getStepNumber(step) : null,
  };
};
