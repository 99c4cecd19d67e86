/** Where a journey is saved. */
export type JourneyLocation = 'browser' | 'account' | 'both';

/** A saved journey, as the list shows it. */
export interface SavedEntry {
  /** Stable id; the source removes by it. */
  readonly id: string;
  /** `ten-step`, `guided-flow` and `twelve-step` have their own names in the list; other kinds are called a journey. */
  readonly kind: 'ten-step' | 'guided-flow' | 'twelve-step' | (string & {});
  /** What it is about; may be empty. */
  readonly title: string;
  /** 1 to `stepCount`; 0 when unknown. */
  readonly step: number;
  /** 0 when unknown. */
  readonly stepCount: number;
  /** Time of its last change, ISO 8601; null when unknown. */
  readonly savedAt: string | null;
  /** A journey saved in the account only is opened through `openHere` first. @default unknown */
  readonly location?: JourneyLocation | undefined;
}

/** Result of opening a journey of the account in this browser. */
export type OpenResult =
  | { readonly kind: 'opened' }
  /** It would replace another journey; nothing was changed. */
  | {
      readonly kind: 'conflict';
      /** What the other one is about; may be empty. */
      readonly title: string;
      /** Whether the account has the current version of the other one. */
      readonly isInAccount: boolean;
    };

export interface OpenOptions {
  /** Whether an existing journey may be replaced. */
  readonly isReplacing: boolean;
  /** Aborts the call; nothing is changed after that. */
  readonly signal: AbortSignal;
}

/** Lists and removes the saved journeys of one kind. */
export interface JourneySource {
  /** A source of kind `account` has several kinds; each entry names its own. */
  readonly kind: SavedEntry['kind'] | 'account';
  /** Lists the saved journeys; rejects on failure. The result is not trusted. */
  readonly list: (signal?: AbortSignal) => Promise<readonly SavedEntry[]>;
  /** Removes a journey and its related data; resolves also when it does not exist. */
  readonly remove: (id: string) => Promise<void>;
  /**
   * Opens a journey in this browser, for a source that saves journeys elsewhere.
   * @default listed journeys are in this browser
   */
  readonly openHere?: ((id: string, options: OpenOptions) => Promise<OpenResult>) | undefined;
  /** Calls back when the list may have changed. Returns a function that unsubscribes. @default it never changes */
  readonly watch?: ((changed: () => void) => () => void) | undefined;
}

/** A journey of the list and its source. */
export interface ListedJourney {
  /** Unique in the list. */
  readonly key: string;
  /** Index of its source. */
  readonly source: number;
  readonly entry: SavedEntry;
}

export interface OpenRequest {
  readonly listed: ListedJourney;
  readonly isReplacing: boolean;
}

export interface UnreadSource {
  readonly kind: string;
  readonly error: unknown;
  readonly hasTimedOut?: boolean | undefined;
}

/** The journeys of all sources, newest first. */
export interface Listing {
  readonly listed: readonly ListedJourney[];
  readonly unread: readonly UnreadSource[];
}
