import type { AgentId } from '@spinout/api-client';

/** A sentence of a draft and where it comes from. */
export interface DraftSentence {
  readonly text: string;
  /** The agent that supports the sentence; `user` for statements of the person, `draft` for notes about the draft itself. */
  readonly from: AgentId | 'user' | 'draft';
  /** Ids of the cited papers. */
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

export const createSentence = (
  from: DraftSentence['from'],
  text: string,
  papers: readonly string[] = [],
): DraftSentence => ({ text, from, papers });

/** Creates sentences without citations. */
export const createSentences = (
  from: DraftSentence['from'],
  texts: readonly string[],
): DraftSentence[] => texts.map((text) => createSentence(from, text));

export type NamedSection = readonly [SectionName, DraftSection];

/** Reworded sections. */
export interface Wording {
  readonly sections: readonly NamedSection[];
  /** Whether a language model wrote any sentence. */
  readonly isWrittenByModel: boolean;
  /** Attribution of the draft. */
  readonly by: string;
}
