import { SCHEMA_VERSION, type SavedFlow } from '../saved/saved-flow.js';
import type { FlowContext } from './flow.types.js';
import { getStepByNumber } from '../data/steps.js';

/** The part of the context that is saved. */
export const createSavedFlow = ({ journeyId, step, data, drafts }: FlowContext): SavedFlow => ({
  schemaVersion: SCHEMA_VERSION,
  journeyId,
  step: getStepByNumber(step) ?? 'topic',
  data,
  drafts,
});
