export {
  TwelveStepPage,
  type TwelveStepPageProps,
} from './journeys/twelve-step/twelve-step-page.js';
export {
  TwelveStepPageScreen,
  type TwelveStepPageScreenProps,
} from './journeys/twelve-step/twelve-step-page.js';
export type { TwelveStepResult } from './journeys/twelve-step/twelve-step.types.js';
export type { HostAlert } from './frame/alerts/host-alert.js';
export type { FlowLinks } from './journeys/flow-links.js';
export type { JourneyEvent, JourneyEventProps } from './frame/journey-events.types.js';
export type { JourneyFrameProps } from './frame/journey-frame.js';
export type { Messages } from '@spinout/flow-kit';
