/** Title of a reply without a supported hypothesis. */
export const NO_HYPOTHESIS_TITLE = 'No supported hypothesis';

const PLACEHOLDER = /^\W*no supported hypothes[ie]s\W*$/iu;

const getField = (value: object, name: string): unknown => Reflect.get(value, name);

const isPlaceholderText = (value: unknown): boolean =>
  typeof value === 'string' && PLACEHOLDER.test(value);

/**
 * Whether a received hypothesis is unsupported: it has `support: 'none'`, or its title or statement is the placeholder.
 * It must not be selected or used in a search, a design or a paper.
 * @param value a text or an object, of any origin; false for null and undefined, which are not hypotheses
 */
export const isUnsupported = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return isPlaceholderText(value);
  return (
    getField(value, 'support') === 'none' ||
    ['title', 'statement', 'hypothesis'].some((name) => isPlaceholderText(getField(value, name)))
  );
};

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
