import type { TextRange } from './reference.types.js';

export interface EntryRange extends TextRange {
  readonly label: number | undefined;
  /** Where the entry begins behind its label. */
  readonly contentStart: number;
}

/** The end of a part of a text, without the blanks before it. */
export const trimmedEnd = (text: string, start: number, end: number): number =>
  start + text.slice(start, end).trimEnd().length;
