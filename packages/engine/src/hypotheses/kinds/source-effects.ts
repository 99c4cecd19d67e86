import { findStatedEffects, type StatedEffect } from '../../statements/stated-effects.js';
import type { ReadSource } from '../read-source.js';
import { subjectWords } from './subject-words.js';

/** An effect with its factor and outcome in a form that is the same for the same subject. */
export interface SourceEffect extends StatedEffect {
  readonly factorKey: string;
  readonly outcomeKey: string;
}

export interface SourceEffects {
  readonly read: ReadSource;
  readonly effects: readonly SourceEffect[];
}

/** A paper states some ten; more would make the comparison of many papers slow. */
const MAX_EFFECTS = 200;

const keyFor = (words: ReadonlySet<string>): string => [...words].sort().join(' ');

export const readEffects = (read: ReadSource): SourceEffects => ({
  read,
  effects: findStatedEffects(read.sentences, read.pageText)
    .slice(0, MAX_EFFECTS)
    .map((effect) => ({
      ...effect,
      factorKey: keyFor(subjectWords(effect.factorQuantity)),
      outcomeKey: keyFor(subjectWords(effect.outcomeQuantity)),
    })),
});
