/** A part of a text: `text.slice(start, end)`, in UTF-16 code units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}
