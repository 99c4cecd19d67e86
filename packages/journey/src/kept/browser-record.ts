/** What can be told of a kept journey without showing it. */
export interface RecordFacts {
  readonly id: string;
  /** What it is about; may be empty. */
  readonly title: string;
  /** 1 to `stepCount`; 0 when it is not known. */
  readonly step: number;
  readonly stepCount: number;
  /** Time of its last change, ISO 8601; null when the record does not tell. */
  readonly savedAt: string | null;
  /** Nothing was entered yet: it is not worth a question, nor a place in an account. */
  readonly isBlank: boolean;
  /** Its last step is done. */
  readonly isFinished: boolean;
}

/** One kind of journeys, of which a browser keeps one at a time. */
export interface BrowserRecord {
  readonly kind: 'ten-step' | 'guided-flow' | (string & {});
  /** Where the browser keeps it. */
  readonly key: string;
  /** Reads a text that is not trusted; null when it is no journey, is damaged, or comes from a newer version. */
  readonly read: (text: string) => Promise<RecordFacts | null>;
  /** The same journey in forms that each take less room, the largest first. @default there is no smaller one */
  readonly smaller?: (text: string) => Promise<readonly string[]>;
  /** Where else something of a journey is kept, which goes with it. @default nowhere */
  readonly belongings?: (id: string) => readonly string[];
}

/** Where a text goes that had to give way, and that nobody could read. */
export const backupKeyOf = ({ key }: BrowserRecord): string => `${key}:backup`;
