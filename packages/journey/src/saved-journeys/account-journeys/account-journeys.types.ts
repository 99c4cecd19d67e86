import type { Runtime } from '@spinout/flow-kit';

/** A journey of this browser and how it relates to an account. */
export interface LocalJourney {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  /** `own` belongs to the account, `none` was started without one, `other` belongs to someone else's. */
  readonly ownership: 'own' | 'none' | 'other';
  /** Whether the person declined to import it. */
  readonly isDeclined: boolean;
  /** The account's revision that it is based on; 0 before the first save. */
  readonly revision: number;
  readonly hash: string;
  /** Whether the account has its current text. */
  readonly isSaved: boolean;
}

export interface Version {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly revision: number;
  /** ISO 8601, by the server's clock. */
  readonly savedAt: string;
}

export interface Comparison {
  readonly newer: readonly Version[];
  /** Ids of journeys deleted from the account elsewhere; they stay in this browser without an account. */
  readonly deletedIds: readonly string[];
}

/** What the actors receive: the signed-in person, and what they need of the context. */
type ActorInput<Field extends keyof AccountJourneysContext> = Pick<
  AccountJourneysContext,
  Field
> & {
  readonly owner: string;
};

export type InspectInput = ActorInput<'unownedIds' | 'changedAt'>;
export type CompareInput = ActorInput<'localJourneys'>;
export type AdoptInput = ActorInput<'adoptions'>;

export interface SaveInput {
  readonly owner: string;
  readonly localJourney: LocalJourney;
}

/** Why an account rejects a journey permanently; `undecided` waits for the person to resolve a conflict. */
export type Rejection = 'too-large' | 'full' | 'rejected' | 'undecided';

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly revision: number }
  /** The browser's journey has changed since the inspection. */
  | { readonly kind: 'outdated' }
  /** The account has an older change of another device, which this one may follow. */
  | { readonly kind: 'behind'; readonly revision: number }
  /** The account has a later change of another device. */
  | { readonly kind: 'newer'; readonly version: Version }
  /** It was deleted from the account elsewhere. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'rejected'; readonly reason: Rejection; readonly error: unknown };

/** A journey of this browser to save in an account from now on. */
export interface Adoption {
  readonly kind: string;
  readonly id: string;
  /** The account's revision that it replaces; 0 for none. */
  readonly revision: number;
}

export interface DeclineInput {
  readonly owner: string;
  readonly ids: readonly string[];
}

export interface OpenInput {
  readonly owner: string;
  readonly id: string;
}

export interface AccountJourneysContext {
  readonly runtime: Runtime;
  /** Id of the signed-in person; null when no one is signed in. */
  readonly owner: string | null;
  /** Journeys found at the last inspection of this browser. */
  readonly localJourneys: readonly LocalJourney[];
  /** Ids of journeys without an account; null before the first inspection, when none was started under this account. */
  readonly unownedIds: readonly string[] | null;
  /** When each kind was changed, as far as this page has seen it: ISO 8601. */
  readonly changedAt: Readonly<Record<string, string>>;
  readonly isStale: boolean;
  readonly isCompared: boolean;
  /** Newer versions saved by other devices that the person has not resolved yet. */
  readonly newer: readonly Version[];
  /** Why the account rejects a text, by its hash. */
  readonly rejections: Readonly<Record<string, Rejection>>;
  /** Why the last attempt to reach the account or the browser’s storage failed; null after a success. */
  readonly error: unknown;
  /** Journeys to save in the account from now on. */
  readonly adoptions: readonly Adoption[];
  /** Ids of the last import, until its notice is closed. */
  readonly imported: readonly string[];
  readonly opening: Version | null;
  readonly openingError: unknown;
}

export type AccountJourneysEvent =
  /** Another person signed in; null when no one is signed in. */
  | { readonly type: 'owner.changed'; readonly owner: string | null }
  | { readonly type: 'import.requested' }
  | { readonly type: 'import.declined' }
  | { readonly type: 'importNotice.closed' }
  /** Opens the account's newer version. */
  | { readonly type: 'conflict.resolvedRemote' }
  /** Keeps the browser's version and overwrites the account's. */
  | { readonly type: 'conflict.resolvedLocal' }
  | { readonly type: 'retry.requested' }
  | BrowserEvent;

export type BrowserEvent =
  | { readonly type: 'record.changed'; readonly kind: string }
  | { readonly type: 'network.restored' };

export type AccountJourneysEmitted =
  /** The account has changed, so lists of its journeys must be loaded again. */
  | { readonly type: 'account.changed' }
  /** A journey of the account was opened in this browser; the page shows it. */
  | { readonly type: 'journey.opened'; readonly kind: string };
