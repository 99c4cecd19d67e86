import type { FlowData } from '../data/flow-data.js';
import { getStepByNumber, type StepName } from '../data/steps.js';
import type { SavedFlow, SavedProgress } from '../saved/saved-flow.js';
import { createSavedFlow } from './create-saved-flow.js';
import type { FlowSnapshot } from './flow.machine.js';

/** Where a flow is. */
export interface FlowProgress {
  /** Number of the shown step, from 1. */
  readonly step: number;
  /** Name of the shown step; null if the number is unknown. */
  readonly name: StepName | null;
  /** Number of the furthest step that was reached. */
  readonly furthestStep: number;
  /** False while the saved flow is being read. */
  readonly isRestored: boolean;
  /** Whether the company is formed. */
  readonly isCompleted: boolean;
  /** The results so far. */
  readonly data: FlowData;
  /** All of it, for `restore`. */
  readonly saved: SavedProgress;
}

/** Reads the progress from the state of the flow. */
export const getProgress = (state: FlowSnapshot): FlowProgress => {
  const { step, furthestStep, data, drafts } = state.context;
  const saved: SavedFlow = createSavedFlow(state.context);
  return {
    step,
    name: getStepByNumber(step),
    furthestStep: furthestStep ?? step,
    isRestored: !state.matches('restoring'),
    isCompleted: drafts.company?.isCompleted === true,
    data,
    saved,
  };
};
