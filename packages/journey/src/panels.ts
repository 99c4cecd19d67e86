export type { HostAlert } from './frame/alerts/host-alert.js';
export type { JourneyFrameProps } from './frame/journey-frame.js';
export type { Messages } from '@spinout/flow-kit';

export {
  AdminPanel,
  AdminPanelScreen,
  type AdminPanelProps,
  type AdminPanelScreenProps,
} from './panels/admin-panel/admin-panel.screen.js';
export {
  Disclaimers,
  DisclaimersFullScreen,
  DisclaimersScreen,
  type DisclaimersProps,
  type DisclaimersScreenProps,
} from './panels/disclaimers/disclaimers.screen.js';
export {
  FeatureDashboard,
  FeatureDashboardScreen,
  type FeatureDashboardProps,
  type FeatureDashboardScreenProps,
} from './panels/feature-dashboard/feature-dashboard.screen.js';
export type { DashboardTab } from './panels/feature-dashboard/feature-dashboard.machine.js';
export {
  PdfTemplatesScreen,
  type PdfTemplatesScreenProps,
} from './panels/feature-dashboard/templates/pdf-templates.js';
export {
  MyJourneysScreen,
  type MyJourneysScreenProps,
} from './saved-journeys/my-journeys/my-journeys.screen.js';
export { MyJourneys, type MyJourneysProps } from './saved-journeys/my-journeys/my-journeys.js';
export type { JourneySource, SavedEntry } from './saved-journeys/my-journeys/my-journeys.types.js';
export { tenStepSource } from './saved-journeys/my-journeys/ten-step.source.js';
export {
  ServicesStatus,
  ServicesStatusScreen,
  type ServicesStatusProps,
  type ServicesStatusScreenProps,
} from './panels/services-status/services-status.screen.js';
export { Showcase, ShowcaseScreen, type ShowcaseScreenProps } from './panels/showcase/showcase.js';
export { UserStats, UserStatsScreen } from './panels/user-stats/user-stats.js';
