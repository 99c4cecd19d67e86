/** Titles are shorter. */
export const MAX_TITLE_CHARACTERS = 700;
const MAX_SOURCE_WORDS = 14;
const NOT_LAST =
  /(?:^|[\s(])(?:vs?|cf|e\.g|i\.e|al|St|Dr|Mr|Mrs|no|vol|spp?|var|subsp|ssp|approx|ca|Vol|No|Tech|[Ff]ig|U\.S|U\.K|U|[a-z]|cv|pv|bv|sensu|nov|gen|Jr|Inc|[\p{Lu}])$/u;
const SENTENCE_END = /(?:[.?!]["”’)\]]{0,2}|(?<=\s|:)\.{1,2})(?=\s)/gu;

/** Where numbers of volume and pages begin, if the text has such a place. */
const SOURCE_NUMBERS =
  /(?:[\s,;.](?:vol\.?\s|Vol\.?\s|volume\s|Volume\s)?[A-Z]?\d{1,5}[A-Z]?(?:\s?\((?:Suppl\.?\s?)?[^)]{1,24}\)|\s?\[[^\]]{1,20}\]|,\s?(?:no\.?|issue|Issue|iss\.)\s?[\w–-]{1,9}|,?\s(?:Suppl|Pt)\.?\s?\d{0,3})?\s?(?::|,)\s{0,2}(?:pp?\.?\s?)?:?\s?[A-Za-z]{0,4}\d{1,7}(?!\d|\s?[-–]\p{L}{2}))|(?:(?:1[5-9]|20)\d\d(?:\s?\p{Lu}\p{Ll}{2,8}\.?)?(?:\s\d{1,2})?\s?[;,:]\s?(?:vol\.?\s)?[A-Z]?\d{1,5})|(?:\s[Vv]ol\.\s)|(?:,?\spp?\.\s?\d)|(?:\s\d{1,5},\s\d{1,7}(?:[–-]\d{1,7})?\s?\()|(?:\s\d{1,5}(?:\s\(\d[^()]{0,12}\))?\s\(\d{4}\)(?:\s\p{L}{0,5}\d|\.?$))/gu;

/** The first place that looks like volume and pages, behind the first sentence if there is one. */
export const numbersAt = (body: string): number | undefined => {
  const places = [...body.matchAll(SOURCE_NUMBERS)]
    .map(({ index }) => index)
    .filter((at) => at > 0);
  const firstEnd = sentenceEnds(body)[0] ?? 0;
  return places.find((at) => at >= firstEnd - 1) ?? places[0];
};

/** The ends of sentences outside brackets, not behind abbreviations and initials. */
export const sentenceEnds = (body: string): readonly number[] => {
  const ends: number[] = [];
  for (const { 0: mark, index } of body.slice(0, MAX_TITLE_CHARACTERS).matchAll(SENTENCE_END)) {
    const end = index + mark.length;
    if (end < 3 && !/^[.\s]/u.test(body)) continue;
    const before = body.slice(Math.max(0, index - 12), index);
    const after = body.slice(end).trimStart();
    const isAbbreviation =
      NOT_LAST.test(before) && !ACRONYM_END.test(before) && !SOURCE_START.test(after);
    const goesOn = /^(?!e?[A-Z]|bio|mBio|eLife|npj|arXiv|medRxiv|in:)\p{Ll}/u.test(after);
    if (mark.startsWith('.') && (isAbbreviation || goesOn)) continue;
    if (!isInsideBrackets(body, index)) ends.push(end);
  }
  return ends;
};

/** "… optimization in R. Journal of Statistical Software" */
const SOURCE_START =
  /^(?:The )?(?:Journal|Proceedings|Annals|Annual|Transactions|Nature|Science|Cell|Lancet|International|In:)\b/u;

/** "… in vitamin D. Nature 3:" ends a title; "E. coli" does not. */
export const ACRONYM_END =
  /(?:vitamin|hepatitis|type|part|factor|class|group|protein|phase|influenza|virus)\s\p{Lu}$/iu;

const isInsideBrackets = (body: string, index: number): boolean => {
  const before = body.slice(Math.max(0, index - 200), index);
  return (
    before.lastIndexOf('(') > before.lastIndexOf(')') &&
    body.slice(index, index + 200).includes(')')
  );
};

const SMALL_WORD =
  /^(?:of|the|and|for|in|on|de|des|der|die|du|et|la|le|und|für|to|an?|with|at|&|e|y|del|i|zur|di|-|–|−|—)$/u;

/** Whether a text reads like the name of a journal, a book or proceedings: capitalized words, not too many. */
export function isSourceLike(text: string): boolean {
  // "VII. Chromosoma": the number of a part still belongs to the title.
  if (/^\s*[IVX]{1,5}\.\s|[?!]/u.test(text)) return false;
  const words = text
    .replace(/[(),:;]/gu, ' ')
    .trim()
    .split(/\s+/u)
    .filter((word) => /\p{L}/u.test(word));
  if (words.length === 0 || words.length > MAX_SOURCE_WORDS) return false;
  const names = words.filter((word) => !SMALL_WORD.test(word));
  const capitalized = names.filter((word) =>
    /^[^\p{L}]*(?:\p{Lu}|e\p{Lu}|m\p{Lu}|npj|arXiv|bioRxiv|medRxiv|in\b)/u.test(word),
  );
  return names.length > 0 && capitalized.length === names.length;
}
