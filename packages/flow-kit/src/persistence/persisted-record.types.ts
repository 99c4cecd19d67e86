import type { Logger } from '../runtime/runtime.js';
import type { KeyValueStorage } from '../storage/key-value-storage.js';
import type { VersionRelation } from './stored-version.js';

/** How much of a record is saved: everything, only the user's input, or nothing. */
export type SaveStatus = 'all' | 'inputs' | 'nothing';

/** A compaction level: reduces what is saved. */
export type CompactionLevel<Saved> = (saved: Saved) => Saved;

export interface PersistedRecordOptions<Saved extends object> {
  /** Storage key of the record. A record that cannot be read is backed up under `<key>:backup`. */
  readonly key: string;
  readonly storage: KeyValueStorage;
  readonly log: Logger;
  /** Validates and migrates an untrusted text; null if it is not a record, is damaged, or comes from a newer version. */
  readonly read: (text: string) => Promise<Saved | null> | Saved | null;
  /** Compaction levels, tried in this order while the storage is full. @default everything or nothing */
  readonly levels?: readonly CompactionLevel<Saved>[] | undefined;
  /** How long changes are collected before they are saved, in milliseconds; 0 saves each at once. @default 0 */
  readonly debounceMs?: number | undefined;
  /** Whether a change is saved without waiting. @default never */
  readonly isUrgent?: ((saved: Saved) => boolean) | undefined;
  /**
   * Whether two versions have the same content. Such a version of another tab is no conflict, and a change without new
   * content is not written. @default never
   */
  readonly isSame?: ((one: Saved, other: Saved) => boolean) | undefined;
  /**
   * Compares the content of another tab's version with this tab's. A version that is the `same` or `behind` may be
   * overwritten; null is a removed record. A result of null leaves the decision to the change ids. @default the change ids decide
   */
  readonly compare?:
    ((own: Saved | null, other: Saved | null) => VersionRelation | null) | undefined;
  /** Creates the unique id of a change. @default the fingerprint of the content */
  readonly newChangeId?: (() => string) | undefined;
  /** Keys of related data, removed with the record. @default none */
  readonly getRelatedKeys?: ((saved: Saved) => readonly string[]) | undefined;
}

/** What a record contained when it was opened. */
export type RestoredRecord<Saved> =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'record'; readonly saved: Saved }
  /** It could not be read; a backup was saved. */
  | { readonly kind: 'unreadable' }
  /** It could not be read and not be backed up; it is left unchanged. */
  | { readonly kind: 'unavailable' };

/** A version that another tab stored. */
export type OtherVersion<Saved> =
  /** The record was removed. */
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'record';
      readonly saved: Saved;
      /** Whether it continues the version that this tab knows. */
      readonly isBasedOnKnown: boolean;
    }
  /** Not a record, or from a newer version. */
  | { readonly kind: 'unreadable' };

/** What a persisted record reports. */
export type RecordEvent<Saved> =
  /** The record was loaded. */
  | { readonly type: 'record.restored'; readonly restored: RestoredRecord<Saved> }
  /** The latest change was saved, or from now on changes are saved in part or not at all. */
  | { readonly type: 'saveStatus.changed'; readonly saveStatus: SaveStatus }
  /** Another tab stored a version that this tab does not know. Nothing is saved until the conflict is resolved. */
  | {
      readonly type: 'conflict.detected';
      readonly version: OtherVersion<Saved>;
      /** Whether this tab has saved the record since it was opened. */
      readonly hasSaved: boolean;
    }
  /** The other version is not stored any more. */
  | { readonly type: 'conflict.cleared' };

/** What a persisted record is told. */
export type RecordCommand<Saved> =
  /** Saves a change; null removes the record. */
  | { readonly type: 'record.changed'; readonly saved: Saved | null }
  /** Removes the record, whatever is stored. */
  | { readonly type: 'record.discarded' }
  /** Saves another record at once, in place of whatever is stored. */
  | { readonly type: 'record.replaced'; readonly saved: Saved }
  /** Loads the record again; pending changes are dropped. */
  | { readonly type: 'record.reloaded' }
  /** This tab adopted the other version. */
  | { readonly type: 'conflict.resolvedRemote' }
  /** This tab's version replaces the other one; null removes the record. */
  | { readonly type: 'conflict.resolvedLocal'; readonly saved: Saved | null };

export interface PersistedRecord<Saved> {
  /** Loads the record, or takes the stored text that was just read; reports `record.restored`. */
  readonly load: (text?: string | null) => void;
  readonly send: (command: RecordCommand<Saved>) => void;
  /** Saves what is pending and stops reporting. */
  readonly stop: () => void;
}
