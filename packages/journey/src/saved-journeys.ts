// Saved journeys: in this browser and, for signed-in people, in their account.
export {
  AccountJourneys,
  useAccountJourneys,
  type AccountJourneysProps,
} from './account-journeys/account-journeys.js';
export { AccountNotices, ImportLocalJourneys } from './account-journeys/account-notices.js';
export type { JourneyFrameProps } from './frame/journey-frame.js';
export type { BrowserRecord, RecordFacts } from './saved-journeys/browser-record.js';
export { browserSource } from './my-journeys/browser.source.js';
export type { JourneySource, SavedEntry } from './my-journeys/my-journeys.types.js';
export { tenStepRecord } from './ten-step/ten-step.record.js';
