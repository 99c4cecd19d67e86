/** A journey that this browser keeps, in what a list of journeys says of it. */
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
}

/** One kind of journeys and where they are kept; the host has one for each. */
export interface JourneySource {
  readonly kind: KeptEntry['kind'];
  /** What is kept; rejects when that cannot be told. What it gives is not trusted. */
  readonly list: () => Promise<readonly KeptEntry[]>;
  /** Removes a journey and all that belongs to it; resolves also when it is gone already. */
  readonly remove: (id: string) => Promise<void>;
}

/** A journey of the list, and where it comes from. */
export interface Listed {
  /** Unlike that of any other journey of the list. */
  readonly key: string;
  /** Place of its source among the sources. */
  readonly source: number;
  readonly entry: KeptEntry;
}

/** A source that did not tell what it keeps. */
export interface Unread {
  readonly kind: string;
  readonly error: unknown;
}

/** All that the sources told, the newest first. */
export interface Listing {
  readonly listed: readonly Listed[];
  readonly unread: readonly Unread[];
}
