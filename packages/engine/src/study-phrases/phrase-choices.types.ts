import type { PhraseRole } from './phrase-role.types.js';

/** What the phrases of a sentence name, in its words, each in one role only. */
export type PhraseChoices = Readonly<Record<PhraseRole, readonly string[]>>;
