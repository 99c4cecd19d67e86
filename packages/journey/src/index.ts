export type { HostAlert } from './frame/alerts/host-alert.js';
export type { FlowLinks } from './journeys/flow-links.js';
export type { JourneyPart } from './frame/journey-part.types.js';
export type { JourneyFrameProps } from './frame/journey-frame.js';
export {
  MainPage,
  type MainPageHandle,
  type MainPageProps,
  type MainPageViews,
  type PageFacts,
} from './shell/main-page/main-page.js';
export type { HostPage } from './shell/main-page/views.js';
export type { ToggleState, ToggleName } from './shell/main-page/main-page.machine.js';
export type { MainView } from './shell/main-page/main-page.model.js';
export type { PlatformSection } from './shell/platform/platform-sections.js';
export type { Messages } from '@spinout/flow-kit';
