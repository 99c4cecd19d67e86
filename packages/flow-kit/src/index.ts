// Code that flows and journeys share, without React.
export { findServerExplanation, formatCallAdvice } from './call-advice/call-advice.js';
export { createNames, findName, type Names } from './messages/names.js';
export type { SourceAuthorMessages } from './view/source-author.messages.js';
export { callAdviceMessages, type CallAdviceMessages } from './call-advice/call-advice.messages.js';
export { observeCalls, type CallEvent } from './calls/observe-calls.js';
export { checkClient, type ClientNeeds } from './development/check-client.js';
export { checkListeners, checkStorage } from './development/check-storage.js';
export { describeValue } from './development/describe-value.js';
export { logMistake } from './development/log-mistake.js';
export { checkFrame, type FrameSettings } from './view/check-frame.js';
export { actorSlot } from './machine/actor-slot.js';
export { fromMaybeAsync } from './machine/from-maybe-async.js';
export { createIdSource, systemRuntime, type Logger, type Runtime } from './runtime/runtime.js';
export { whenIdle } from './runtime/when-idle.js';
export { createFileName, formatFileDate, type FileNameParts } from './files/file-name.js';
export { createPersistedRecord } from './persistence/persisted-record.js';
export { getBackupKey } from './persistence/backup-key.js';
export type {
  CompactionLevel,
  OtherVersion,
  PersistedRecord,
  PersistedRecordOptions,
  RecordCommand,
  RecordEvent,
  RestoredRecord,
  SaveStatus,
} from './persistence/persisted-record.types.js';
export { createAutosaveActor, type AutosaveOptions } from './persistence/autosave-actor.js';
export { isProductionBuild } from './machine/is-production-build.js';
export { runMaybeAsync } from './machine/run-maybe-async.js';
export { getSaveNotice, type SaveNotice } from './persistence/save-notice.js';
export { isSameContent, type VersionRelation } from './persistence/stored-version.js';
export {
  browserStorage,
  memoryStorage,
  tabStorage,
  type KeyValueStorage,
} from './storage/key-value-storage.js';
export { observedStorage, type ObservedStorage } from './storage/observed-storage.js';
export {
  defineMessages,
  findCatalog,
  type CompleteMessages,
  type MessageCatalogs,
  type Messages,
  type Translation,
} from './messages/define-messages.js';
export {
  createOpenBundleMachine,
  type OpenBundleEvent,
  type OpenBundleSnapshot,
  type ReadBundleInput,
} from './open-bundle/open-bundle.machine.js';
export { openBundleMessages, type OpenBundleMessages } from './open-bundle/open-bundle.messages.js';
export { openBundleModel, type OpenBundleModel } from './open-bundle/open-bundle.model.js';
