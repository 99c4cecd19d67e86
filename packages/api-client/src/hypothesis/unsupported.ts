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
