import { isFrontMatter, isInstitution } from './front-matter.js';
import { beforeSection, findKnownSection } from './sections.js';

const MAX_SCANNED = 4000;
const MAX_PARAGRAPHS = 12;
const NAME =
  /^\p{Lu}[\p{L}'’.-]*(?:\s(?:(?:van|von|de|der|den|da|di|la|le|del|bin|al)\s)*\p{Lu}[\p{L}'’.-]*){1,4}$/u;

/** The authors that the paragraphs around a paper's title name, as printed, without footnote marks. */
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
    .split(SEPARATOR)
    .map((name) => name.replace(MARKS, '').trim())
    .filter(isPersonName);

const SEPARATOR = /[,;&·•|]|(?<!\s)\s+and\s+/u;
const MARKS = /[\d*†‡§¶#∗⁎⇑✉]+/gu;
const NO_NAME =
  /\b(?:access|article|research|review|journal|report|letter|editor|license|received|accepted|revised|published|available|correspondence|equally)s?\b/iu;

const isPersonName = (name: string) =>
  NAME.test(name) &&
  !NO_NAME.test(name) &&
  !isInstitution(name) &&
  findKnownSection(name) === undefined;

/** One or two names directly behind the title, and nothing else. */
const isOnlyNames = (paragraph: string, names: readonly string[]): boolean =>
  names.length > 0 &&
  names.length <= 2 &&
  names.join(' ').length >= paragraph.replace(/[\d*†‡§¶#,;&]|\band\b/gu, '').trim().length - 2;

/** How much of a byline's words its names make up, without marks and degrees. */
const NAME_SHARE = 0.8;
const DEGREE =
  /^(?:(?:Ph\.?\s?D|M\.?\s?D|M\.?Sc|B\.?Sc|M\.?P\.?H|Dr\.?|Prof\.?|Jr\.?|Sr\.?|R\.?N|FRCP|I{2,3})\.?|(?:\p{Lu}\p{Ll}{0,4}){2,6})$/u;
/** What an icon beside a name leaves. */
const ICON = /(?:(?<!\s)\s+|(?<=\p{Ll}))(?:iD|ID)$/u;

/**
 * Finds the authors in the paragraph that lists them, next to the title: almost all of it must be names.
 * @param paragraphs of the title page
 * @returns full names as printed, in order, without footnote marks and degrees; none if no paragraph is such a list
 */
export function findByline(paragraphs: readonly string[], shownTitle: string): readonly string[] {
  const title = findTitleParagraph(paragraphs, shownTitle);
  const opening = beforeSection(paragraphs.slice(Math.max(0, title))).slice(0, MAX_PARAGRAPHS);
  const before = beforeSection(paragraphs.slice(0, Math.max(0, title))).slice(-MAX_PARAGRAPHS);
  const candidates = title < 0 ? opening : [...opening.slice(1), ...before];
  for (const paragraph of candidates) {
    const names = readByline(paragraph);
    const isNextToTitle = title >= 0 && paragraph === opening[1];
    if (names.length >= (isNextToTitle ? 1 : MIN_AUTHORS)) return names;
  }
  return [];
}

const getLetters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const findTitleParagraph = (paragraphs: readonly string[], title: string): number => {
  const exact = paragraphs.indexOf(title);
  if (exact >= 0) return exact;
  const letters = getLetters(title);
  return paragraphs.findIndex((paragraph) => getLetters(paragraph) === letters);
};

/** A single name may be anything, unless it follows the title. */
const MIN_AUTHORS = 2;

const readByline = (paragraph: string): readonly string[] => {
  const parts = paragraph
    .replace(/^by\s+/iu, '')
    .split(SEPARATOR)
    .map((part) => part.replace(MARKS, ' ').replace(/\s+/gu, ' ').trim().replace(ICON, ''))
    .filter((part) => part.length > 1 && !DEGREE.test(part));
  const names = parts.filter(isPersonName);
  return names.length >= NAME_SHARE * parts.length ? names : [];
};
