/** Where a journey is saved. */
export type JourneyLocation = 'browser' | 'account' | 'both';

/** A saved journey, as the list shows it. */
export interface SavedEntry {
  /** Stable id; the source removes by it. */
  readonly id: string;
  /** `ten-step` and `guided-flow` have words of their own; anything else is called a journey. */
  readonly kind: 'ten-step' | 'guided-flow' | (string & {});
  /** What it is about; may be empty. */
  readonly title: string;
  /** 1 to `stepCount`; 0 when it is not known. */
  readonly step: number;
  /** 0 when it is not known. */
  readonly stepCount: number;
  /** Time of its last change, ISO 8601; null when it is not known. */
  readonly savedAt: string | null;
  /** A journey saved in the account only is opened through `openHere` first. @default unknown */
  readonly place?: JourneyLocation | undefined;
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
  /** Removes a journey and all that belongs to it; resolves also when it is gone already. */
  readonly remove: (id: string) => Promise<void>;
  /**
   * Opens a journey in this browser, for a source that saves journeys elsewhere.
   * @default what is listed is here already
   */
  readonly openHere?: ((id: string, options: OpenOptions) => Promise<OpenResult>) | undefined;
  /** Calls back when there may be something else to list. Returns what ends it. @default it never changes by itself */
  readonly watch?: ((changed: () => void) => () => void) | undefined;
}

/** A journey of the list, and where it comes from. */
export interface ListedJourney {
  /** Unlike that of any other journey of the list. */
  readonly key: string;
  /** Index of its source. */
  readonly source: number;
  readonly entry: SavedEntry;
}

/** Input of opening a journey of the account. */
export interface OpenRequest {
  readonly listed: ListedJourney;
  readonly isReplacing: boolean;
}

/** A source that could not be read. */
export interface UnreadSource {
  readonly kind: string;
  readonly error: unknown;
  /** Whether it has not answered in time. @default false */
  readonly hasTimedOut?: boolean | undefined;
}

/** The journeys of all sources, newest first. */
export interface Listing {
  readonly listed: readonly ListedJourney[];
  readonly unread: readonly UnreadSource[];
}
