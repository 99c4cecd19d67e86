import type { ResearchBundle, TenStepStartReply } from '@spinout/api-client';
import type { Intents, JourneyStorage, Keyed, Kept, Logger, Runtime } from '@spinout/flow-kit';
import type { StartButton } from '../landing/landing.view.js';
import type { TenStepData } from './journey-data.js';
import type { SavedJourney } from './saved-journey.js';

export interface TenStepInput {
  readonly runtime: Runtime;
  /** Where the journey is kept between visits. */
  readonly storage: JourneyStorage;
}

export interface TenStepContext extends TenStepInput {
  /** The button that asked for a journey. */
  readonly button: StartButton;
  /** What is typed into the interest prompt. */
  readonly interest: string;
  /** TEN-18: null while there is no journey. */
  readonly journeyId: string | null;
  readonly data: TenStepData | null;
  /** 0 while there is no journey, else 1 to 10. */
  readonly step: number;
  /** TEN-30: the agent view is on. */
  readonly showAgents: boolean;
  /** Whether the agents that show do nothing in this tab: their run is stopped, or another tab does it. */
  readonly areAgentsIdle: boolean;
  readonly intents: Intents;
  /** Why the last start failed. */
  readonly problem: StartProblem | null;
  /** What someone else has stored meanwhile; null when this tab knows all of it. */
  readonly other: OtherVersion | null;
  /** How much of this tab's journey is stored; null while a change is on its way or waits for a decision. */
  readonly saveStatus: Kept | null;
  readonly notice: TenStepNotice | null;
  /** Notices of lost room that were shown before; each is shown once. */
  readonly shownNotices: readonly TenStepNotice[];
  /** False while the storage holds something that could be neither read nor put aside. */
  readonly canSave: boolean;
}

/** A start that failed, or that was answered without a journey (TEN-24, TEN-25, T-19). */
export type StartProblem =
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'refused'; readonly reply: TenStepStartReply };

/** Names of lines in the room's messages. */
export type TenStepNotice =
  'memoryOnly' | 'backupSaved' | 'recordUnreadable' | 'resultsNotSaved' | 'updatedByOtherTab';

/** What the storage held when the page was opened. */
export type Restored =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'journey'; readonly saved: SavedJourney }
  /** It could not be read and was put aside. */
  | { readonly kind: 'unreadable' }
  /** It could be neither read nor put aside. */
  | { readonly kind: 'unavailable' };

/** What another tab has stored. */
export type OtherVersion =
  /** It has removed the journey. */
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'journey';
      readonly saved: SavedJourney;
      /** Whether it is built upon what this tab knows. */
      readonly isBasedOnKnown: boolean;
    }
  /** It is no journey, or one of a newer version. */
  | { readonly kind: 'unreadable' };

export type TenStepEvent =
  | { readonly type: 'journey.requested'; readonly button: StartButton }
  | { readonly type: 'interest.changed'; readonly text: string }
  | { readonly type: 'interest.submitted' }
  | { readonly type: 'interest.cancelled' }
  | { readonly type: 'step.continued' }
  | { readonly type: 'agents.launched' }
  | {
      readonly type: 'agents.activityChanged';
      /** Whether they do nothing here. */
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
  | { readonly type: 'notice.dismissed' }
  | { readonly type: 'conflict.resolvedRemote' }
  | { readonly type: 'conflict.resolvedLocal' }
  /** The host has changed what is stored, by the wish of the person: the journey goes on from that. */
  | { readonly type: 'journey.reloaded' }
  | AutosaveEvent;

/** What the keeper tells. */
export type AutosaveEvent =
  | { readonly type: 'journey.restored'; readonly restored: Restored }
  | { readonly type: 'saveStatus.changed'; readonly saveStatus: Kept }
  | { readonly type: 'conflict.detected'; readonly version: OtherVersion }
  | { readonly type: 'conflict.cleared' };

/** What the keeper is told. */
export type AutosaveCommand =
  /** The journey is now this; null removes it. */
  | { readonly type: 'journey.changed'; readonly saved: SavedJourney | null }
  /** The other version is what this tab goes on with. */
  | { readonly type: 'conflict.resolvedRemote' }
  /** The other version gives way to this. */
  | { readonly type: 'conflict.resolvedLocal'; readonly saved: SavedJourney | null }
  /** What is stored now is what the journey goes on from, whatever it was before. */
  | { readonly type: 'journey.reloaded' };

export interface AutosaveInput {
  readonly storage: JourneyStorage;
  readonly log: Logger;
  readonly newKey: () => string;
}

/** What the ten-step journey tells its host. */
export type TenStepEmitted =
  | { readonly type: 'step.changed'; readonly step: number }
  | { readonly type: 'journey.completed'; readonly data: TenStepData };

export interface StartRequest extends Keyed {
  readonly topic: string;
  readonly userId: string;
}

export interface PaperRequest extends Keyed {
  readonly hypothesis: unknown;
  readonly topic: string;
}
