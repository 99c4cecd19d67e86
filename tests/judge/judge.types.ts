import type { createApiClient, HypothesisStructure } from '@spinout/api-client';

/** A client of an engine without network. */
export type Api = ReturnType<typeof createApiClient>;

/** A hypothesis that a reviewer accepts. */
export interface AcceptableHypothesis {
  /** Words that its factor must contain, each from its beginning: "zinc limit" matches "limitation of zinc". */
  readonly factor: string;
  /** Words that its outcome must contain. */
  readonly outcome: string;
  /** Its direction; `changes` if the paper names none. A hypothesis without a direction is accepted too. */
  readonly direction: HypothesisStructure['direction'];
}

/** A statement that a reviewer rejects. */
export interface UnacceptableStatement {
  /** Words that the statement contains one after the other. */
  readonly words: string;
  readonly why: string;
}

/** What a reviewer accepts and rejects for one paper. */
export interface Judgment {
  /** Name of the file without its ending. */
  readonly paper: string;
  /** Empty: only a question is acceptable. */
  readonly acceptable: readonly AcceptableHypothesis[];
  /** Words of the open question that is acceptable if no hypothesis is offered; empty if none is. */
  readonly question: readonly string[];
  /** Statements that must not be offered, where they are tempting. */
  readonly unacceptable: readonly UnacceptableStatement[];
}

/** A judgment with the paper's field and text. */
export interface JudgedPaper extends Judgment {
  readonly field: string;
  readonly text: string;
}

/** A hypothesis as the engine offers it. */
export interface OfferedHypothesis {
  readonly statement: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly structure: HypothesisStructure;
  readonly quotes: readonly string[];
}

/** What the engine offers for a paper. */
export interface Offer {
  readonly title: string;
  /** Best first, at most five. */
  readonly hypotheses: readonly OfferedHypothesis[];
  /** Sentences that state an open question, best first. */
  readonly questions: readonly string[];
}

/** A reviewer's verdict on a statement. */
export type Verdict = 'acceptable' | 'unacceptable';
