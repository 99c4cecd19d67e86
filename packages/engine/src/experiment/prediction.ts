import { fill } from '@spinout/domain/text';
import type { HypothesisStructure } from '@spinout/api-client';
import type { DesignNames } from './design-names.js';
import { structuredMessages as messages } from './structured-design.messages.js';

const OPPOSITE = { raises: 'lowers', lowers: 'raises' } as const;

/** What the hypothesis predicts for its outcome, as a template. */
export const predictionOf = (
  { direction }: HypothesisStructure,
  { outcome, isReversed, isUndirected }: DesignNames,
  isObservational: boolean,
): string => {
  const isDirected = direction === 'raises' || direction === 'lowers';
  const way = !isDirected
    ? direction
    : isUndirected
      ? 'changes'
      : isReversed
        ? OPPOSITE[direction]
        : direction;
  const change = messages.predictions[isObservational ? 'observed' : 'set'][way];
  return fill<string>(
    outcome === messages.theOutcome ? messages.primaryDefined : messages.primary,
    {
      change,
    },
  );
};
