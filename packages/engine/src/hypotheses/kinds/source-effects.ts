import { findStatedEffects, type StatedEffect } from '../../statements/stated-effects.js';
import type { ReadSource } from '../read-source.js';

/** A source with the effects that it states. */
export interface SourceEffects {
  readonly read: ReadSource;
  readonly effects: readonly StatedEffect[];
}

/** Reads the effects that a source states. */
export const readEffects = (read: ReadSource): SourceEffects => ({
  read,
  effects: findStatedEffects(read.sentences, read.pageText),
});
