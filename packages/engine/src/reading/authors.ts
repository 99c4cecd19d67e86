import { isFrontMatter } from './front-matter.js';
import { findKnownSection } from './sections.js';

const MAX_SCANNED = 4000;
const MAX_PARAGRAPHS = 12;
const NAME =
  /^\p{Lu}[\p{L}'’.-]*(?:\s(?:(?:van|von|de|der|den|da|di|la|le|del|bin|al)\s)*\p{Lu}[\p{L}'’.-]*){1,4}$/u;

/**
 * Finds the names of a paper's authors in the paragraphs around its title.
 * @returns full names as printed, without footnote marks
 */
export function findAuthors(text: string, title: string): readonly string[] {
  const paragraphs = text.slice(0, MAX_SCANNED).split('\n\n', MAX_PARAGRAPHS);
  const behindTitle = paragraphs[paragraphs.indexOf(title) + 1];
  return paragraphs
    .filter((paragraph) => paragraph !== title)
    .flatMap((paragraph) => {
      const names = namesIn(paragraph);
      const isByline =
        isFrontMatter(paragraph) || (paragraph === behindTitle && isOnlyNames(paragraph, names));
      return isByline ? names : [];
    });
}

const namesIn = (paragraph: string): readonly string[] =>
  paragraph
    .split(/[,;&·•|]|\s+and\s+/u)
    .map((name) => name.replace(/[\d*†‡§¶#]+/gu, '').trim())
    .filter(
      (name) => NAME.test(name) && !NO_NAME.test(name) && findKnownSection(name) === undefined,
    );

const NO_NAME = /\b(?:access|article|research|review|journal|report|letter|editor|license)s?\b/iu;

/** One or two names directly behind the title, and nothing else. */
const isOnlyNames = (paragraph: string, names: readonly string[]): boolean =>
  names.length > 0 &&
  names.length <= 2 &&
  names.join(' ').length >= paragraph.replace(/[\d*†‡§¶#,;&]|\band\b/gu, '').trim().length - 2;
