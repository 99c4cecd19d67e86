import { isFrontMatter, isNameList } from './front-matter.js';
import { beforeSection, isHeading } from './sections.js';
import { isMasthead } from './title-lines.js';

const MIN_CHARACTERS = 8;
const MAX_CHARACTERS = 400;
const UNTITLED =
  /^(?:untitled|microsoft word|powerpoint|document\d*$|title$|slide|pasted text|paper$|manuscript|draft\s*\d*$|pii:|doi:|arxiv:)|\.(?:docx?|pdf|txt|tex|indd|dvi|qxd)$/i;
/** What journals print above a title. */
const ARTICLE_TYPE =
  /^(?:(?:original|open access|peer[- ]reviewed|full[- ]length|invited|short|brief|rapid|regular) )?(?:(?:clinical|systematic|basic|primary|mini)[- ])?(?:research|review|case|methods?|perspective|editorial|opinion|commentary|letter|article|paper|report|communication|access)(?: (?:article|paper|report|letter|note|communication|open access)s?)?$|^open access$|^advance(?:d)? online publication|^accepted (?:manuscript|article)$|\bjournal homepage\b/iu;
const MAX_PARAGRAPHS = 6;

const clean = (text: string | undefined) =>
  decodeReferences(text ?? '')
    .normalize('NFC')
    .replace(/(\p{Ll})-\n(?=\p{Ll}{2})/gu, '$1-')
    .replace(/\s+/gu, ' ')
    .trim();

/** "&#x2013;", also in the form "#_#x2013;": a character that the typesetting program did not know. */
const CHARACTER_REFERENCE = /(?:&|#_)#(?:x([\da-f]{1,5})|(\d{1,6}));/giu;

const decodeReferences = (text: string) =>
  text.replace(CHARACTER_REFERENCE, (whole, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code < 0x11_00_00 ? String.fromCodePoint(code) : whole;
  });

const getLetters = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const isSensible = (title: string) =>
  title.length >= MIN_CHARACTERS &&
  title.length <= MAX_CHARACTERS &&
  /^\P{L}*\p{L}\S*\s.*\p{L}/u.test(title) &&
  !UNTITLED.test(title);

/** Possible sources of a title, most reliable first. */
export interface TitleSources {
  readonly stated?: string | undefined;
  readonly shown?: string | undefined;
  readonly firstPage: string;
  readonly fileName?: string | undefined;
  readonly given?: string | undefined;
}

/** Finds the title: in the metadata, the largest text, the first line like a heading, the person's title, the file name. */
export function findTitle({ stated, shown, firstPage, fileName, given }: TitleSources): string {
  const own = chooseTitle(clean(stated), clean(shown), firstPage);
  if (own) return own;
  const line = findTitleLine(firstPage.split('\n\n', MAX_PARAGRAPHS));
  const named = clean(fileName?.replace(/\.[a-z]{2,4}$/i, '').replace(/[_-]+/g, ' '));
  return line ?? (clean(given) || named || 'Untitled paper');
}

/** The stated title, unless the paper shows another or a longer one. */
const chooseTitle = (stated: string, shown: string, firstPage: string): string | undefined => {
  if (!isSensible(stated) || !isSensible(shown)) return [stated, shown].find(isSensible);
  const [letters, shownLetters] = [getLetters(stated), getLetters(shown)];
  if (shownLetters.length > letters.length && shownLetters.startsWith(letters)) return shown;
  return letters === shownLetters || getLetters(firstPage).includes(letters) ? stated : shown;
};

/** The first line that looks like a title; a list of names only if no other line stands before the paper's sections. */
const findTitleLine = (paragraphs: readonly string[]): string | undefined => {
  const lines = beforeSection(paragraphs).filter(
    (paragraph) =>
      isSensible(paragraph) &&
      !ARTICLE_TYPE.test(paragraph) &&
      (isHeading(paragraph) || isLongHeading(paragraph)),
  );
  const first = lines.find((line) => !isMasthead(line)) ?? lines[0];
  if (first === undefined || !isNameList(first)) return first;
  return lines.find((line) => !isFrontMatter(line) && line.split(' ').length >= MIN_WORDS) ?? first;
};

/** A title that follows its authors; shorter lines may be a running head. */
const MIN_WORDS = 4;

/** Begins with a capital or a number, or with a name such as "iTRAQ", "mRNA" or "α-synuclein". */
const isLongHeading = (paragraph: string) =>
  !/(?:[;,:…]|(?<!\b\p{Lu}\p{Ll}{0,3}|\bspp?)\.)["”’)]*$/u.test(paragraph) &&
  /^["'“‘«([¿]*(?:\p{Ll}{0,3}[\p{Lu}\p{N}]|\p{Script=Greek})/u.test(paragraph);
