import { namesMeasurable } from '@spinout/domain/measurable-outcome';
import { shareOfPhrase } from '../names-phrase.js';

/** Share of a part's words that its quotes have. */
const MIN_NAMED = 0.6;

/** Whether so many of a part's words are in a text that the text names it. */
export const isNamedShare = (share: number): boolean => share >= MIN_NAMED;

/** Share of an outcome's words that a text has; a quantity that the model adds, such as "rate of", need not be there. */
export const shareOfOutcome = (text: string, outcome: string): number =>
  Math.max(
    shareOfPhrase(text, outcome),
    shareOfPhrase(text, outcome, (word) => !namesMeasurable(word)),
  );
