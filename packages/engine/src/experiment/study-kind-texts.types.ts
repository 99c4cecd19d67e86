/** What an outline says of a kind of study. */
export interface StudyKindTexts {
  /** Within a sentence, with its article. */
  readonly name: string;
  readonly steps: readonly (readonly [phase: string, description: string])[];
  readonly controls: readonly string[];
  /** What the size of the study follows from. */
  readonly size: string;
}
