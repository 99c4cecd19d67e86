import { SCHEMA_VERSION, type SavedFlow } from '../saved/saved-flow.js';
import type { FlowContext } from './flow.types.js';
import { stepNumbered } from './steps.js';

/** What is kept of a flow. */
export const savedOf = ({ journeyId, step, data, drafts, intents }: FlowContext): SavedFlow => ({
  schemaVersion: SCHEMA_VERSION,
  journeyId,
  step: stepNumbered(step) ?? 'topic',
  data,
  drafts,
  intents,
});
