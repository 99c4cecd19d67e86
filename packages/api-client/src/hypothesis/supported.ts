import { isUnsupported } from './unsupported.js';

/** Returns the hypothesis, or null if there is none or no source supports it. */
export const supportedOrNull = <Hypothesis>(
  hypothesis: Hypothesis | null | undefined,
): Hypothesis | null => (hypothesis == null || isUnsupported(hypothesis) ? null : hypothesis);

/**
 * The confidence to show for a hypothesis: the strength of the evidence in the searched sources, 0 to 1.
 * @returns null for an unsupported hypothesis and for one written by the user: neither has been rated
 */
export const confidenceToShow = (hypothesis: {
  readonly confidence: number;
  readonly support?: unknown;
  readonly source?: { readonly origin: string } | undefined;
}): number | null =>
  isUnsupported(hypothesis) || hypothesis.source?.origin === 'user' ? null : hypothesis.confidence;
