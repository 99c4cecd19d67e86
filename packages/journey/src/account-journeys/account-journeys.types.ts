import type { Keyed } from '@spinout/flow-kit';

/** A journey of this browser, as it stands to an account. */
export interface LocalJourney {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  /** `own` is saved in the account; `nobody` was begun without one; `other` is in that of someone else. */
  readonly ownership: 'own' | 'none' | 'other';
  /** Whether the person wanted to leave it in the browser. */
  readonly isDeclined: boolean;
  /** The account's revision that it stands on; 0 before the first save. */
  readonly revision: number;
  /** Names its text. */
  readonly hash: string;
  /** Whether the account has it as it is. */
  readonly isSaved: boolean;
}

/** What a look at the browser is told. */
export interface InspectInput {
  readonly owner: string;
  /** Ids of what nobody's account has; null at the first look, when all that is there was begun before. */
  readonly unownedIds: readonly string[] | null;
  /** When each kind was changed, as far as this page has seen it: ISO 8601. */
  readonly changedAt: Readonly<Record<string, string>>;
}

/** A journey as an account lists it. */
export interface Version {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly revision: number;
  /** ISO 8601, by the server's clock. */
  readonly savedAt: string;
}

export interface CompareInput {
  readonly owner: string;
  readonly seen: readonly LocalJourney[];
}

export interface Comparison {
  /** What the account has gone on with elsewhere. */
  readonly newer: readonly Version[];
  /** Ids of what was deleted from the account elsewhere; in this browser they stay, as nobody's. */
  readonly gone: readonly string[];
}

export interface SaveInput extends Keyed {
  readonly owner: string;
  readonly seen: LocalJourney;
}

/** Why an account does not take a journey, however often it is sent; the last: a person decides about it first. */
export type Rejection = 'too-large' | 'full' | 'rejected' | 'undecided';

/** What came of a save. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly revision: number }
  /** The browser's journey has changed since it was looked at. */
  | { readonly kind: 'outdated' }
  /** The account has an older change of another device, which this one may follow. */
  | { readonly kind: 'behind'; readonly revision: number }
  /** The account has a later change of another device. */
  | { readonly kind: 'newer'; readonly version: Version }
  /** It was deleted from the account elsewhere. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'rejected'; readonly why: Rejection; readonly error: unknown };

/** A journey of this browser that shall be saved in an account from now on. */
export interface Adoption {
  readonly kind: string;
  readonly id: string;
  /** The account's revision that it takes the place of; 0 for none. */
  readonly revision: number;
}

export interface AdoptInput {
  readonly owner: string;
  readonly adoptions: readonly Adoption[];
}

export interface DeclineInput {
  readonly owner: string;
  readonly ids: readonly string[];
}

export interface OpenInput {
  readonly owner: string;
  readonly id: string;
}

export type AccountJourneysEvent =
  /** Someone else is signed in, or nobody: null. */
  | { readonly type: 'owner.changed'; readonly owner: string | null }
  | { readonly type: 'along.requested' }
  | { readonly type: 'import.declined' }
  /** It was read that journeys were taken along. */
  | { readonly type: 'importNotice.closed' }
  /** The account's newer version shall be opened. */
  | { readonly type: 'conflict.resolvedRemote' }
  /** The browser's version takes the place of the account's newer one. */
  | { readonly type: 'conflict.resolvedLocal' }
  | { readonly type: 'retry.requested' }
  | BrowserEvent;

/** What the browser tells. */
export type BrowserEvent =
  | { readonly type: 'record.changed'; readonly kind: string }
  | { readonly type: 'network.restored' };

/** What the page around it hears. */
export type AccountJourneysEmitted =
  /** The account has changed, so a list of it is no longer right. */
  | { readonly type: 'account.changed' }
  /** A journey of the account stands in this browser now, and shall show. */
  | { readonly type: 'journey.opened'; readonly kind: string };
