/** Title of a reply without a supported hypothesis. */
export const NO_HYPOTHESIS_TITLE = 'No supported hypothesis';

const PLACEHOLDER = /^\W*no supported hypothes[ie]s\W*$/iu;

const getField = (value: object, name: string): unknown => Reflect.get(value, name);

const isPlaceholderText = (value: unknown): boolean =>
  typeof value === 'string' && PLACEHOLDER.test(value);

/**
 * Whether a value that was received as a hypothesis is none: it says `support: 'none'`, or only the placeholder is given
 * as its title or statement. Nothing may be chosen, searched, designed or written from such a value.
 * @param value a text or an object, of any origin; null and undefined are no hypothesis at all, so false
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
 * @returns null for a hypothesis that no source supports and for one that a person wrote: neither has been rated
 */
export const confidenceToShow = (hypothesis: {
  readonly confidence: number;
  readonly support?: unknown;
  readonly source?: { readonly origin: string } | undefined;
}): number | null =>
  isUnsupported(hypothesis) || hypothesis.source?.origin === 'user' ? null : hypothesis.confidence;
