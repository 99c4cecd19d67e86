import type { Evidence } from '@spinout/api-client';

/** How a paper works. */
export type StudyKind =
  | 'trial'
  | 'single-arm'
  | 'cohort'
  | 'case-control'
  | 'survey'
  | 'qualitative'
  | 'surveillance'
  | 'diagnostic'
  | 'instrument'
  | 'animals'
  | 'insects'
  | 'cells'
  | 'molecules'
  | 'microbes'
  | 'sequences'
  | 'compounds'
  | 'plants'
  | 'field'
  | 'materials'
  | 'model'
  | 'software'
  | 'review'
  | 'policy';

/** Something that a paper says of its study, with the passage. */
export interface StudyFact {
  /** In the words of the paper. */
  readonly text: string;
  readonly evidence: Evidence;
}

/** What a paper measured. */
export interface StudyMeasure extends StudyFact {
  /** The method or instrument, as named; empty if none is. */
  readonly means: string;
  /** Whether the paper calls it its primary outcome or endpoint, or names it in its title. */
  readonly isPrimary: boolean;
}

/** What a design can take from a paper. */
export interface Study {
  readonly kind: StudyKind;
  readonly units: StudyFact | undefined;
  readonly measures: readonly StudyMeasure[];
  /** What the paper compared: arms, treatments, genotypes, groups. */
  readonly groups: readonly StudyFact[];
  /** What its title says was given or varied. */
  readonly factor: StudyFact | undefined;
  readonly followUp: StudyFact | undefined;
}
