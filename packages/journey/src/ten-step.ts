export type { HostAlert } from './frame/alerts/host-alert.js';
export type { FlowLinks } from './journeys/flow-links.js';
export type { JourneyEvent, JourneyEventProps } from './frame/journey-events.types.js';
export type { JourneyFrameProps } from './frame/journey-frame.js';
export type { AgenticResults, Funding, TenStepData } from './journeys/ten-step/journey-data.js';
export {
  TenStepJourney,
  type TenStepJourneyProps,
  type TenStepListeners,
} from './journeys/ten-step/ten-step-journey.js';
export type { Messages } from '@spinout/flow-kit';
