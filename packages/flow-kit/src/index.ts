// Code that flows and journeys share, without React.
export { actorSlot } from './machine/actor-slot.js';
export { createIdSource, systemRuntime, type Logger, type Runtime } from './machine/runtime.js';
export {
  browserStorage,
  memoryStorage,
  tabStorage,
  type KeyValueStorage,
} from './storage/key-value-storage.js';
export { observedStorage, type ObservedStorage } from './storage/observed-storage.js';
export {
  getWriteQueue,
  type QueuedWrite,
  type CompactionLevel,
  type SaveStatus,
  type WriteQueue,
} from './storage/write-queue.js';
