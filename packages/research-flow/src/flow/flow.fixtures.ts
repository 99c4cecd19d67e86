import { STEPS } from '../data/steps.js';
import { flowMessages } from './flow.messages.js';
import type { FlowModel } from './flow.model.js';

const paper: FlowModel = {
  restoring: false,
  fetching: false,
  loadFailed: false,
  step: 2,
  furthestStep: 2,
  name: 'paper',
  stepNames: STEPS.map((step) => flowMessages[step]),
  progressText: 'Step 2 of 6: Paper Upload',
  problem: null,
  notice: null,
  other: null,
  hasRail: false,
  hasResults: false,
};

/** Models of the flow's container. */
export const flowFixtures = { paper };
