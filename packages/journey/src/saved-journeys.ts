// Saved journeys: in this browser and, for signed-in people, in their account.
export {
  AccountJourneys,
  useAccountJourneys,
  type AccountJourneysProps,
} from './saved-journeys/account-journeys/account-journeys.js';
export {
  AccountNotices,
  ImportLocalJourneys,
} from './saved-journeys/account-journeys/account-notices.js';
export {
  usePersonStorage,
  type PersonStorage,
  type PersonStorageOptions,
} from './saved-journeys/person-storage/use-person-storage.js';
export type { JourneyFrameProps } from './frame/journey-frame.js';
export type { BrowserRecord, RecordFacts } from './storage/browser-record.js';
export { dropDiscarded } from './saved-journeys/drop-discarded.js';
export { browserSource } from './saved-journeys/my-journeys/browser.source.js';
export type { JourneySource, SavedEntry } from './saved-journeys/my-journeys/my-journeys.types.js';
export { tenStepRecord } from './journeys/ten-step/ten-step.record.js';
export { twelveStepRecord } from './journeys/twelve-step/saved/twelve-step.record.js';
