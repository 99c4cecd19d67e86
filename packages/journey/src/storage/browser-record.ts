/** Facts about a saved journey for lists. */
export interface RecordFacts {
  readonly id: string;
  /** What it is about; may be empty. */
  readonly title: string;
  /** 1 to `stepCount`; 0 when unknown. */
  readonly step: number;
  readonly stepCount: number;
  /** Time of its last change, ISO 8601; null when the record does not have it. */
  readonly savedAt: string | null;
  /** Whether nothing was entered yet. A blank journey is not saved to an account and can be replaced. */
  readonly isBlank: boolean;
  /** Whether its last step is done. */
  readonly isFinished: boolean;
}

/** One kind of journey; a browser saves one journey per kind. */
export interface BrowserRecord {
  readonly kind: 'ten-step' | 'guided-flow' | 'twelve-step' | (string & {});
  /** Storage key. */
  readonly key: string;
  /** Parses an untrusted text; null when it is not a journey, is damaged, or comes from a newer version. */
  readonly read: (text: string) => Promise<RecordFacts | null>;
  /** The journey at each compaction level, the largest first. @default none */
  readonly compact?: (text: string) => Promise<readonly string[]>;
  /**
   * The text without an earlier journey that the person can still restore in place of this one; with an id, only if it is
   * that journey. It is neither saved to an account nor left to another person. @default the text itself
   */
  readonly withoutDiscarded?: (text: string, id?: string) => string;
  /** Storage keys of related data, removed with the journey. @default none */
  readonly getRelatedKeys?: (id: string) => readonly string[];
}
