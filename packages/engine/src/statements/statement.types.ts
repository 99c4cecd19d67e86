import type { Section } from '../paper-parts/sections.js';
import type { ParsedSentence, Token } from '../language/language.types.js';
import type { Direction } from './verbs.js';

/** Gives the text of a page, counted from 1. */
export type PageText = (page: number) => string;

/** A parsed sentence with its place in the paper; offsets are those of its page. */
export interface PaperSentence extends ParsedSentence {
  /** Counted from 1. */
  readonly page: number;
  readonly section: Section;
}

export interface Clause {
  /** The clause as a sentence of its own: without citations, capitalized, with a full stop. */
  readonly text: string;
  /** A condition or setting before the subject: "in overweight adults". */
  readonly setting: string | undefined;
  readonly subject: string;
  /** "may", "might", "could"; undefined in a plain statement. */
  readonly modal: string | undefined;
  readonly isNegated: boolean;
  /** Lemma of the main verb. */
  readonly verb: string;
  /** What follows the subject, without the modal. */
  readonly predicate: string;
  readonly subjectTokens: readonly Token[];
  readonly predicateTokens: readonly Token[];
}

/** A relation between two quantities, as a clause states it. */
export interface Relation {
  /** What is varied or compared. */
  readonly factor: string;
  readonly direction: Direction;
  /** What is measured. */
  readonly outcome: string;
  /** What the factor is compared with, where the clause says "more than …". */
  readonly comparator?: string | undefined;
  /** What the effect runs through. */
  readonly mechanism?: string | undefined;
  /** The system, population or condition. */
  readonly setting?: string | undefined;
}
