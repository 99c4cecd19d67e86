export interface Source {
  readonly containerTitle: string | undefined;
  readonly volume: string | undefined;
  readonly issue: string | undefined;
  readonly pages: string | undefined;
  readonly year: string | undefined;
}

const YEAR = String.raw`(?:1[5-9]|20)\d\d`;
const PAGE = String.raw`[A-Za-z]{0,5}\d{1,7}[A-Za-z]{0,2}`;
const PAGES = String.raw`${PAGE}(?:\s?[-–—−]{1,2}\s?${PAGE})?`;
const VOLUME = String.raw`(?:[A-Z]{1,2})?\d{1,5}[A-Z]?(?:[–/-]\d{1,4})?`;
const ISSUE = String.raw`[^()]{1,30}`;
const MONTH = String.raw`(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)[a-z]{0,6}\.?`;
const DATE = String.raw`${YEAR}(?:\s${MONTH}(?:[–-]${MONTH})?(?:\s\d{1,2})?)?`;

/** The ways in which year, volume, issue and pages are printed behind a journal's name. */
const FORMS: readonly RegExp[] = [
  // 521, 7553 (May 2015), 436–444
  String.raw`[\s.,;]{1,4}(?<!\bpp?\.\s?)(?<volume>${VOLUME}),\s(?<issue>[\w–/-]{1,9})\s\((?:${MONTH}\s)?(?<year>${YEAR})\),?\s(?<pages>${PAGES})`,
  // 521(7553), 2015, pp. 436–444
  String.raw`[\s.,;]{1,4}(?<volume>${VOLUME})(?:\s?\((?<issue>${ISSUE})\))?,\s(?:${MONTH}\s)?(?<year>${YEAR}),?\s?(?:pp?\.?\s?)(?<pages>${PAGES})`,
  // 2015;521(7553):436–44
  String.raw`[\s.,;(]{0,4}\(?(?<year>${DATE})\)?\s?[;:,]\s?(?:vol\.?\s?)?(?<volume>${VOLUME})(?:\s?(?<supplement>Suppl\.?\s?\d{0,3}))?\s?(?:\((?<issue>${ISSUE})\))?\s?(?:[:,]\s?(?:pp?\.\s?)?(?<pages>${PAGES}))?`,
  // vol. 521, no. 7553, pp. 436–444, May 2015  |  vol. 521, no. 7553, 2015, pp. 436–44
  String.raw`[\s.,;]{0,4}\b[Vv]ol(?:\.|ume)?\s?(?<volume>${VOLUME})(?:,?\s(?:[Nn]o|[Ii]ss(?:ue)?)\.?\s?(?<issue>[\w–-]{1,12}))?(?:,\s(?:${MONTH}\s)?(?<year>${YEAR}))?(?:,?\s(?:pp?|Art)\.?\s?(?:no\.\s?)?(?<pages>${PAGES}))?`,
  // 521 (2015) 436–444
  String.raw`[\s.,;]{1,4}(?<!\bpp?\.\s?)(?<volume>${VOLUME})(?:\.(?<number>\d{1,3}))?\s?(?:\((?<issue>\d{1,4}(?:[–/-]\d{1,4})?)\)\s)?\((?<year>${YEAR})\)[:,]?\s?(?<pages>${PAGES})?`,
  // 521(7553), 436–444 (2015)  |  521: 436–444  |  521, pp. 436–444
  String.raw`[\s.,;]{1,4}(?<!\bpp?\.\s?)(?<volume>${VOLUME})\s?(?<supplement>(?:,\s?)?Suppl\.?\s?\d{0,3})?\s?(?:\((?<issue>${ISSUE})\)|,\s?(?:[Nn]o|[Ii]ssue)\.?\s?(?<number>[\w–-]{1,12}))?\s?[:,;]\s?:?\s?(?:pp?\.?\s?)?(?<pages>(?!${YEAR}(?:[.,;]|$))${PAGES})-?(?:[^(\d]{0,4}\(?(?<year>${YEAR})\)?)?`,
  // 521(7553)
  String.raw`[\s.,;]{1,4}(?<!\bpp?\.\s?)(?<volume>\d{1,5})\s?\((?<issue>${ISSUE})\)\s?[.,:]?`,
].map((form) => new RegExp(form, 'u'));
const PAGES_ONLY = new RegExp(
  String.raw`(?:[\s,;.(]{1,4}(?:pp?|pages)\.?\s?|\s:\s(?=\S+$))(?<pages>${PAGES})\)?`,
  'u',
);
const VOLUME_ONLY =
  /[\s.,;]{1,4}(?<volume>(?!(?:1[5-9]|20)\d\d)\d{1,4})\s?[.:]?\s*(?:\(?\d{4}\)?)?[.]?$/u;
const ARTICLE_NUMBER =
  /\b(?:article|art\.|paper)\s(?:no\.?\s|number\s)?(?<pages>[A-Za-z]?\d{2,8})\b/iu;
const PAREN_YEAR = /\((?:[^()]{0,20}\s)?((?:1[5-9]|20)\d\d)[a-z]?\)/u;

/** Parses what follows the title: journal, volume, issue, pages and, in many styles, the year. */
export function parseSource(text: string): Source {
  const matches = FORMS.map((form) => form.exec(text)).filter((found) => found !== null);
  const match = matches.toSorted((a, b) => a.index - b.index)[0];
  if (match?.groups) {
    const { issue, number, supplement, year } = match.groups;
    const { volume, pages } = volumeAndPages(match.groups);
    return {
      containerTitle: containerOf(text.slice(0, match.index)),
      volume,
      issue: (issue ?? number ?? supplement)?.replace(/^[\s,]+/u, '').trim(),
      pages:
        withoutSpaces(pages) ??
        ARTICLE_NUMBER.exec(text)?.groups?.pages ??
        PAGES_ONLY.exec(text)?.groups?.pages,
      year: year?.slice(0, 4) ?? PAREN_YEAR.exec(text)?.[1],
    };
  }
  const pages = PAGES_ONLY.exec(text);
  const volume = pages ? null : VOLUME_ONLY.exec(text);
  return {
    containerTitle: containerOf(text.slice(0, (pages ?? volume)?.index ?? text.length)),
    volume: volume?.groups?.volume,
    issue: undefined,
    pages: pages?.groups?.pages ?? ARTICLE_NUMBER.exec(text)?.groups?.pages,
    year: PAREN_YEAR.exec(text)?.[1],
  };
}

/** "Annals of statistics (2001): 1165–1188": a range where the volume should be is that of the pages. */
const volumeAndPages = ({ volume, pages }: Readonly<Record<string, string | undefined>>) => {
  const [, from, to] = /^(\d+)[–-](\d+)$/u.exec(volume ?? '') ?? [];
  const isRange = pages === undefined && from !== undefined && Number(to) - Number(from) > 2;
  return isRange ? { volume: undefined, pages: volume } : { volume, pages };
};

const withoutSpaces = (pages: string | undefined) => pages?.replace(/\s/gu, '');

const PUBLISHER_START =
  /^(?:.{0,60}\b(?:Press|Publish(?:ers?|ing)|Verlag|Springer|Wiley|Elsevier|Blackwell|Routledge|McGraw|Books|Sons|Freeman|Inc|Ltd)\b|(?!.{0,40}\b(?:Journal|Proceedings|Transactions|Review|Annals|Series|Physica|Acta)\b)[\p{L}\s,()]{2,40}:\s\p{Lu})/u;

/** A journal, or the book of a chapter without its editors and publisher. */
const containerOf = (text: string): string | undefined => {
  const chapter = /^(?:\(?[Ii]n)[:\s]\s?(?<book>.+)$/u.exec(text);
  const name = chapter?.groups?.book ? bookOf(chapter.groups.book) : text;
  const cleaned = name
    .replace(/(?<![\s.,;(])[\s.,;(]*\b\d{1,4}\s?pp?\b\.?\s*\)?$/u, '')
    .replace(/(?<![\s.,;:(])[\s.,;:(]*(?:(?:1[5-9]|20)\d\d\)?[\s.,;:(]*)?$/u, '')
    .replace(/^[\s.,;:]+/u, '')
    .replace(/,?\s(?:[Vv]ol|[Nn]o|pp)\.?$/u, '')
    .trim();
  if (!/\p{L}/u.test(cleaned)) return undefined;
  return !chapter && PUBLISHER_START.test(cleaned) ? undefined : cleaned;
};

const BOOK_TITLE =
  /^.{3,250}?(?=\.\s\p{Lu}|,\s(?:[^,]{0,40}\b(?:Press|Verlag|Publish\w*|Springer|Wiley|Elsevier)\b)|\s\(|$)/u;

/** "Parrish JK, Hammer WM, editors, Animal groups in three dimensions, Cambridge University Press, Cambridge" */
const bookOf = (text: string): string => {
  const editors =
    /^.{2,200}?(?:\(?\b(?:[Ee]ds?|[Ee]ditors?)\b\.?\)?)[.,:]?\s(?<book>.{3,300})$/u.exec(text);
  const book = editors?.groups?.book ?? text;
  return BOOK_TITLE.exec(book)?.[0] ?? book;
};
