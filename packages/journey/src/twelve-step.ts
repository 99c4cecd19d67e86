export { TwelveStepPage, type TwelveStepPageProps } from './twelve-step/twelve-step-page.js';
export {
  TwelveStepPageScreen,
  type TwelveStepPageScreenProps,
} from './twelve-step/twelve-step-page.screen.js';
export type { TwelveStepResult } from './twelve-step/twelve-step.types.js';
export type { HostAlert } from './alerts/host-alert.js';
export type { JourneyFrameProps } from './frame/journey-frame.js';
export type { Messages } from '@spinout/flow-kit';
