import type { AgentId } from '@spinout/api-client';

/** A sentence of a draft and where it comes from. */
export interface DraftSentence {
  readonly text: string;
  /** The part of the run that bears it out; `user` for words of the person, `draft` for what the draft says of itself. */
  readonly from: AgentId | 'user' | 'draft';
  /** Ids of the papers cited behind it. */
  readonly papers: readonly string[];
}

/** Paragraphs of sentences. */
export type DraftSection = readonly (readonly DraftSentence[])[];

/** The sections of a paper, in their order. */
export const SECTION_NAMES = [
  'introduction',
  'methods',
  'results',
  'discussion',
  'conclusion',
] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

/** Makes a sentence. */
export const createSentence = (
  from: DraftSentence['from'],
  text: string,
  papers: readonly string[] = [],
): DraftSentence => ({ text, from, papers });

/** A section by its name. */
export type NamedSection = readonly [SectionName, DraftSection];

/** Sections in other words than the draft's own. */
export interface Wording {
  readonly sections: readonly NamedSection[];
  /** Whether anything of them is a language model's. */
  readonly isWrittenByModel: boolean;
  /** Who the draft is by. */
  readonly by: string;
}
