import { isFrontMatter } from './front-matter.js';

const MAX_SCANNED = 4000;
const MAX_PARAGRAPHS = 12;
const NAME =
  /^\p{Lu}[\p{L}'’.-]*(?:\s(?:(?:van|von|de|der|den|da|di|la|le|del|bin|al)\s)*\p{Lu}[\p{L}'’.-]*){1,4}$/u;

/**
 * Finds the names of a paper's authors in the paragraphs around its title.
 * @returns full names as printed, without footnote marks
 */
export function findAuthors(text: string, title: string): readonly string[] {
  return text
    .slice(0, MAX_SCANNED)
    .split('\n\n', MAX_PARAGRAPHS)
    .filter((paragraph) => paragraph !== title && isFrontMatter(paragraph))
    .flatMap((paragraph) => paragraph.split(/[,;&·•|]|\s+and\s+/u))
    .map((name) => name.replace(/[\d*†‡§¶#]+/gu, '').trim())
    .filter((name) => NAME.test(name));
}
