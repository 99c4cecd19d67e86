/** Where a journey is kept. */
export type Place = 'browser' | 'account' | 'both';

/** A journey that is kept, in what a list of journeys says of it. */
export interface KeptEntry {
  /** Same as long as it is kept; the source removes by it. */
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
  /** One that is kept in the account alone is brought here by its source before it is shown. @default not told */
  readonly place?: Place | undefined;
}

/** What came of bringing a journey into this browser. */
export type OpenResult =
  | { readonly kind: 'opened' }
  /** Another one stands in its place, and nothing was changed. */
  | {
      readonly kind: 'conflict';
      /** What the other one is about; may be empty. */
      readonly title: string;
      /** Whether the other one is kept in the account, as it is. */
      readonly isInAccount: boolean;
    };

export interface OpenOptions {
  /** Whether what stands in its place may go; until then nothing is changed. */
  readonly isReplacing: boolean;
  /** Fires when nobody waits for it any more; nothing is changed after that. */
  readonly signal: AbortSignal;
}

/** One kind of journeys and where they are kept; the host has one for each. */
export interface JourneySource {
  /** One of kind `account` keeps several kinds, and each of its entries says its own. */
  readonly kind: KeptEntry['kind'] | 'account';
  /** What is kept; rejects when that cannot be told. What it gives is not trusted. */
  readonly list: (signal?: AbortSignal) => Promise<readonly KeptEntry[]>;
  /** Removes a journey and all that belongs to it; resolves also when it is gone already. */
  readonly remove: (id: string) => Promise<void>;
  /**
   * Brings a journey into this browser, for a source that keeps journeys elsewhere.
   * @default what is listed is here already
   */
  readonly openHere?: ((id: string, options: OpenOptions) => Promise<OpenResult>) | undefined;
  /** Calls back when there may be something else to list. Returns what ends it. @default it never changes by itself */
  readonly watch?: ((changed: () => void) => () => void) | undefined;
}

/** A journey of the list, and where it comes from. */
export interface Listed {
  /** Unlike that of any other journey of the list. */
  readonly key: string;
  /** Place of its source among the sources. */
  readonly source: number;
  readonly entry: KeptEntry;
}

/** What is asked of a source that keeps journeys elsewhere. */
export interface OpenRequest {
  readonly listed: Listed;
  readonly isReplacing: boolean;
}

/** A source that did not tell what it keeps. */
export interface Unread {
  readonly kind: string;
  readonly error: unknown;
  /** Whether it has not answered in time. @default false */
  readonly isLate?: boolean | undefined;
}

/** All that the sources told, the newest first. */
export interface Listing {
  readonly listed: readonly Listed[];
  readonly unread: readonly Unread[];
}
