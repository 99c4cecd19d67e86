export type { HostAlert } from './alerts/host-alert.js';
export type { JourneyFrameProps } from './frame/journey-frame.js';
export type { AgenticResults, Funding, TenStepData } from './ten-step/journey-data.js';
export {
  TenStepJourney,
  type TenStepJourneyProps,
  type TenStepListeners,
} from './ten-step/ten-step-journey.js';
export type { Messages } from '@spinout/flow-kit';
