import type { ResearchBundle, TenStepStartReply } from '@spinout/api-client';
import type {
  KeyValueStorage,
  SaveStatus,
  OtherVersion as OtherRecordVersion,
  RecordCommand,
  RecordEvent,
  RestoredRecord,
  Runtime,
} from '@spinout/flow-kit';
import type { StartButton } from './landing/landing.view.js';
import type { TenStepData } from './journey-data.js';
import type { RemovedJourney } from './removed-journey.js';
import type { SavedJourney } from './saved-journey.js';

export interface TenStepInput {
  readonly runtime: Runtime;
  /** Stores the journey. */
  readonly storage: KeyValueStorage;
}

export interface TenStepContext extends TenStepInput {
  /** The button that requested the journey. */
  readonly button: StartButton;
  readonly interest: string;
  /** Null while there is no journey. */
  readonly journeyId: string | null;
  readonly data: TenStepData | null;
  /** 0 while there is no journey, else 1 to 10. */
  readonly step: number;
  readonly showAgents: boolean;
  /** Whether the visible agents are idle in this tab: their run is stopped, or another tab owns it. */
  readonly areAgentsIdle: boolean;
  /** The journey that a reset removed, until it can no longer be undone. */
  readonly removed: RemovedJourney | null;
  /** Why the last start failed. */
  readonly problem: StartProblem | null;
  /** The version that another tab saved; null if there is no conflict. */
  readonly other: OtherVersion | null;
  /** How much of this journey is saved; null while a change is pending or a conflict is unresolved. */
  readonly saveStatus: SaveStatus | null;
  readonly notice: TenStepNotice | null;
  /** Storage notices that were shown before; each is shown once. */
  readonly shownNotices: readonly TenStepNotice[];
  /** False while the storage holds a record that could be neither read nor backed up. */
  readonly canSave: boolean;
}

/** A start that failed or whose reply has no journey. */
export type StartProblem =
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'refused'; readonly reply: TenStepStartReply };

/** Keys of the notice texts in the messages. */
export type TenStepNotice =
  'memoryOnly' | 'backupSaved' | 'recordUnreadable' | 'resultsNotSaved' | 'updatedByOtherTab';

export type Restored = RestoredRecord<SavedJourney>;

export type OtherVersion = OtherRecordVersion<SavedJourney>;

export type TenStepEvent =
  | { readonly type: 'journey.requested'; readonly button: StartButton }
  | { readonly type: 'interest.changed'; readonly text: string }
  | { readonly type: 'interest.submitted' }
  | { readonly type: 'interest.cancelled' }
  | { readonly type: 'step.continued' }
  | { readonly type: 'agents.launched' }
  | {
      readonly type: 'agents.activityChanged';
      /** Whether the agents are idle in this tab. */
      readonly isIdle: boolean;
    }
  | {
      readonly type: 'agents.completed';
      readonly journeyId: string;
      readonly bundle: ResearchBundle;
    }
  | { readonly type: 'agents.closed' }
  | { readonly type: 'results.viewed' }
  | { readonly type: 'journey.reset' }
  | { readonly type: 'reset.undone' }
  /** The removed journey cannot be brought back afterwards. */
  | { readonly type: 'reset.undoDismissed' }
  | { readonly type: 'notice.dismissed' }
  | { readonly type: 'conflict.resolvedRemote' }
  | { readonly type: 'conflict.resolvedLocal' }
  /** The stored journey was replaced on the person's request, by the host or by a bundle: load it again. */
  | { readonly type: 'journey.reloaded' }
  | AutosaveEvent;

export type AutosaveEvent = RecordEvent<SavedJourney>;

export type AutosaveCommand = RecordCommand<SavedJourney>;

export type AutosaveInput = Pick<TenStepInput, 'storage'> & Pick<Runtime, 'log' | 'newKey'>;

/** The journey of a bundle. */
export interface OpenedJourney {
  readonly saved: SavedJourney;
  /** The saved runs of its agents, by their storage keys. */
  readonly runs: Readonly<Record<string, string>>;
}

/** Events for the host. */
export type TenStepEmitted =
  | { readonly type: 'step.changed'; readonly step: number }
  | { readonly type: 'journey.completed'; readonly data: TenStepData };

export interface StartRequest {
  readonly topic: string;
  readonly userId: string;
}

export interface PaperRequest {
  readonly hypothesis: unknown;
  readonly topic: string;
}
