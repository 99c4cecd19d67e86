export type { HostAlert } from './alerts/host-alert.js';
export type { JourneyFrameProps } from './frame/journey-frame.js';
export {
  MainPage,
  type MainPageHandle,
  type MainPageProps,
  type MainPageViews,
  type PageFacts,
} from './main-page/main-page.js';
export type { HostPage } from './main-page/views.js';
export type { ToggleState, ToggleName } from './main-page/main-page.machine.js';
export type { MainView } from './main-page/main-page.model.js';
export type { PlatformSection } from './platform/platform.sections.js';
export type { Messages } from '@spinout/flow-kit';
