import type { BibliographyName } from './bibliography.types.js';
import { toPlainText } from './plain-text.js';

/** Stands at the end of a list of authors for those who are not listed. */
export const MORE_AUTHORS = 'et al.';

/** Initials as PubMed and Embase write them: "JD", "J.-P.". */
const INITIALS = /^(?:\p{Lu}\.?-?){1,4}$/u;

/** Builds a name without empty parts; undefined if nothing is left. */
export function createName(
  family: string,
  given?: string,
  suffix?: string,
): BibliographyName | undefined {
  const parts = { family: toPlainText(family), given: toPlainText(given ?? '') };
  const last = toPlainText(suffix ?? '');
  if (parts.family === '') return parts.given === '' ? undefined : { family: parts.given };
  return {
    family: parts.family,
    ...(parts.given === '' ? {} : { given: parts.given }),
    ...(last === '' ? {} : { suffix: last }),
  };
}

/**
 * Reads "Family, Given", "Family, Given, Suffix" or "Family JD" (or "J.D."). A name without a comma is a group or a single name,
 * since these formats write persons with a comma.
 */
export function parseName(text: string): BibliographyName | undefined {
  const [family = '', given, ...suffix] = text.split(',');
  if (given !== undefined) return createName(family, given, suffix.join(','));
  const plain = toPlainText(family);
  const space = plain.lastIndexOf(' ');
  const initials = plain.slice(space + 1);
  return space > 0 && INITIALS.test(initials) && plain !== plain.toUpperCase()
    ? createName(plain.slice(0, space), initials)
    : createName(plain);
}

/** Names of which something is left. */
export const parseNames = (texts: readonly string[]): readonly BibliographyName[] =>
  texts.flatMap((text) => parseName(text) ?? []);
