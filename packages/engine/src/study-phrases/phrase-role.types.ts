import type { TextRange } from '../text/text-range.js';

/**
 * What a phrase of a sentence can be in a study. `either`: something that a study may vary or measure, where the sentence does not
 * say which of both.
 */
export type PhraseRole = 'factor' | 'comparator' | 'outcome' | 'units' | 'either';

/** A noun phrase of a sentence, as a stretch of its text, with its role. */
export interface RolePhrase extends TextRange {
  readonly role: PhraseRole;
  /** Whether the grammar of the sentence says so, rather than the kind of its words. */
  readonly isCertain: boolean;
}
