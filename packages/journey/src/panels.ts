export type { HostAlert } from './frame/alerts/host-alert.js';
export type { JourneyFrameProps } from './frame/journey-frame.js';
export type { Messages } from '@spinout/flow-kit';

export {
  AdminPanel,
  AdminPanelScreen,
  type AdminPanelProps,
  type AdminPanelScreenProps,
} from './panels/admin-panel/admin-panel.js';
export {
  Disclaimers,
  DisclaimersFullScreen,
  DisclaimersScreen,
  type DisclaimersProps,
  type DisclaimersScreenProps,
} from './panels/disclaimers/disclaimers.js';
export {
  FeatureDashboard,
  FeatureDashboardScreen,
  type FeatureDashboardProps,
  type FeatureDashboardScreenProps,
} from './panels/feature-dashboard/feature-dashboard.js';
export type { DashboardTab } from './panels/feature-dashboard/feature-dashboard.machine.js';
export {
  PdfTemplatesScreen,
  type PdfTemplatesScreenProps,
} from './panels/pdf-templates/pdf-templates.js';
export {
  MyJourneys,
  MyJourneysScreen,
  type MyJourneysProps,
  type MyJourneysScreenProps,
} from './saved-journeys/my-journeys/my-journeys.js';
export type { JourneySource, SavedEntry } from './saved-journeys/my-journeys/my-journeys.types.js';
export { tenStepSource } from './saved-journeys/my-journeys/ten-step.source.js';
export {
  ServicesStatus,
  ServicesStatusScreen,
  type ServicesStatusProps,
  type ServicesStatusScreenProps,
} from './panels/services-status/services-status.js';
export {
  StoredData,
  StoredDataScreen,
  type StoredDataProps,
  type StoredDataScreenProps,
} from './account/stored-data/stored-data.js';
export { Showcase, ShowcaseScreen, type ShowcaseScreenProps } from './panels/showcase/showcase.js';
export { UserStats, UserStatsScreen } from './panels/user-stats/user-stats.js';
