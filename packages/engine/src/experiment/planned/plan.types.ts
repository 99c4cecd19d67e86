import type { Evidence } from '@spinout/api-client';
import type { Family } from '../family.js';

/** How the size of a study follows. */
export type SizeRule =
  'test' | 'proportion' | 'detection' | 'accuracy' | 'interviews' | 'scale' | 'sources';

/** A kind of study that a question can lead to. */
export interface Plan {
  readonly label: string;
  /** "A randomized controlled trial" */
  readonly opening: string;
  readonly base: Family;
  readonly unit: Family['unit'];
  readonly size: SizeRule;
  /** Whether the investigators set what is compared. */
  readonly isAssigned: boolean;
  /** What it does, where the paper does not say what is compared. */
  readonly does: string;
  /** What to decide about the factor. */
  readonly decideFactor: string;
  /** What such a study measures, whatever the paper measured. @default the outcome of the question or of the paper */
  readonly outcome?: string;
  /** What to decide about the outcome, where the paper names none that fits. */
  readonly decideOutcome: string;
  readonly safeguards: string;
  readonly controls: readonly string[];
  readonly controlled: readonly string[];
  readonly equipment: readonly string[];
}

/** What a design takes from a paper, with the passage. */
export interface FromPaper {
  readonly part: 'units' | 'comparison' | 'outcome' | 'follow-up';
  readonly evidence: Evidence;
}

/** What is known of a question. */
export interface PlannedQuestion {
  readonly text: string;
  readonly factor?: string | undefined;
  readonly outcome?: string | undefined;
  readonly comparator?: string | undefined;
  /** The animals of the paper. */
  readonly organism?: Family['unit'] | undefined;
  /** What the question names. */
  readonly terms: readonly string[];
  readonly isMolecule: (factor: string) => boolean;
  /** Whether the paper gives the factor, or it is a molecule that can be changed. */
  readonly canBeSet: (factor: string) => boolean;
}

/** A part of a design: its sentences, where they come from, and what remains to decide. */
export interface Part {
  readonly text: string;
  readonly facts: readonly FromPaper[];
  readonly decisions: readonly string[];
  readonly variable: string;
}
