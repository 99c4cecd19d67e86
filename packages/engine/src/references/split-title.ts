/** A title and what follows it. */
export interface SplitTitle {
  readonly title: string | undefined;
  readonly rest: string;
}

interface TitleContext {
  /** True when a comma parts authors and title, so that a comma may end the title as well. */
  readonly endsAtComma: boolean;
}

const QUOTED: readonly RegExp[] = [
  /^“([^”]{2,600})”/u,
  /^"([^"]{2,600})"/u,
  /^‘(.{2,600}?)’(?=[\s,.]|$)(?!\s\p{Ll})/u,
  /^'(.{2,600}?)'(?=[\s,.]|$)(?!\s\p{Ll})/u,
  /^«([^»]{2,600})»/u,
];
const NOT_LAST =
  /(?:^|[\s(])(?:vs?|cf|e\.g|i\.e|al|St|Dr|Mr|Mrs|no|vol|spp?|var|subsp|ssp|approx|ca|Vol|No|Tech|[Ff]ig|U\.S|U\.K|U|[a-z]|cv|pv|bv|sensu|nov|gen|Jr|Inc|[\p{Lu}])$/u;
const SENTENCE_END = /(?:[.?!]["”’)\]]{0,2}|(?<=\s|:)\.{1,2})(?=\s)/gu;
const IN_BOOK = /[.,?!]?\s\(?(?:In:?|in:)\s(?=["“\p{Lu}\p{L}])/gu;
const MAX_TITLE_CHARACTERS = 700;
const MIN_TITLE_CHARACTERS = 8;
const MAX_SOURCE_WORDS = 14;

/** "… (Harvard University Press, 1962)." */
const IN_BRACKETS =
  /\s\((?:[^()]{3,80},\s(?:1[5-9]|20)\d\d|[\p{Lu}][^()\d]{3,60}(?:Press|Publish\w{2,4}|Verlag|Associates|Books|Sons|Wiley|Springer|Murray))\)\.?$/u;
/** "…; Princeton University Press: Princeton, 1967." */
const BEHIND_SEMICOLON = /;\s[^;:]{3,80}:\s[^;:]{2,40},\s(?:1[5-9]|20)\d\d\.?$/u;

/** "…; 2015.", "…, 2015" */
const YEAR_LAST = /[;,]\s?c?(?:1[5-9]|20)\d\d(?:\s\p{L}{3,9})?[\s;.]{0,3}$/u;
/** Some full texts print the end mark of a title and a period. */
const DOUBLED_END = /(?<![.\s])(?:\.(?=\.\s)|[?!](?=\.\s))/u;

/**
 * Splits an entry behind authors and year into its title and its source: a quoted title, else up to the end of the
 * sentence behind which only a source stands.
 */
export function splitTitle(body: string, context: TitleContext): SplitTitle {
  const quoted = splitQuoted(body);
  if (quoted) return quoted;
  return splitUnquoted(body.replace(/^["“]/u, ''), context);
}

const splitUnquoted = (body: string, context: TitleContext): SplitTitle => {
  // Some full texts print an empty title as a lone period.
  if (/^\.?\s?$/u.test(body)) return { title: undefined, rest: '' };
  if (/^In:?\s\p{Lu}/u.test(body)) return { title: undefined, rest: body };
  if (isAbbreviatedSource(body, context)) return { title: undefined, rest: body };
  const publisher = IN_BRACKETS.exec(body) ?? BEHIND_SEMICOLON.exec(body);
  if (publisher && numbersAt(body) === undefined) {
    return { title: trimTitle(body.slice(0, publisher.index)), rest: publisher[0] };
  }
  const end = titleEnd(body, context);
  if (end === undefined) {
    const year = YEAR_LAST.exec(body);
    if (year) return { title: trimTitle(body.slice(0, year.index)), rest: year[0] };
    return isSourceOnly(body)
      ? { title: undefined, rest: body }
      : { title: trimTitle(body), rest: '' };
  }
  return { title: trimTitle(body.slice(0, end)), rest: body.slice(end).replace(/^[\s.,;:]+/u, '') };
};

const splitQuoted = (body: string): SplitTitle | undefined => {
  for (const pattern of QUOTED) {
    const match = pattern.exec(body);
    if (match?.[1] !== undefined) {
      return {
        title: trimTitle(match[1]),
        rest: body.slice(match[0].length).replace(/^[\s.,;:]+/u, ''),
      };
    }
  }
  return undefined;
};

const trimTitle = (title: string): string | undefined => {
  const trimmed = title
    .replace(
      /\s*[[(](?:\d{1,2}(?:st|nd|rd|th)\s[Ee]d(?:ition|n)?\.?|[Rr]ev\.\s[Ee]d\.?|[Vv]ols?\.\s[^)\]]{1,20}|[Ii]nternet|[Oo]nline|Doctoral dissertation|Ph\.?D\.? thesis|book|computer software|preprint)[)\]]\s*\.?\s*$/u,
      '',
    )
    .replace(/^[\s.,:;]+|[\s.,:;([]+$/gu, '')
    .replace(/\s+([.,;:])/gu, '$1');
  return trimmed === '' ? undefined : trimmed;
};

/** Where numbers of volume and pages begin, if the text has such a place. */
const SOURCE_NUMBERS =
  /(?:[\s,;.](?:vol\.?\s|Vol\.?\s|volume\s|Volume\s)?[A-Z]?\d{1,5}[A-Z]?(?:\s?\((?:Suppl\.?\s?)?[^)]{1,24}\)|\s?\[[^\]]{1,20}\]|,\s?(?:no\.?|issue|Issue|iss\.)\s?[\w–-]{1,9}|,?\s(?:Suppl|Pt)\.?\s?\d{0,3})?\s?(?::|,)\s{0,2}(?:pp?\.?\s?)?:?\s?[A-Za-z]{0,4}\d{1,7}(?!\d|\s?[-–]\p{L}{2}))|(?:(?:1[5-9]|20)\d\d(?:\s?\p{Lu}\p{Ll}{2,8}\.?)?(?:\s\d{1,2})?\s?[;,:]\s?(?:vol\.?\s)?[A-Z]?\d{1,5})|(?:\s[Vv]ol\.\s)|(?:,?\spp?\.\s?\d)|(?:\s\d{1,5},\s\d{1,7}(?:[–-]\d{1,7})?\s?\()|(?:\s\d{1,5}\s\(\d{4}\)\s\p{L}{0,5}\d)/gu;

const titleEnd = (body: string, context: TitleContext): number | undefined => {
  const doubled = DOUBLED_END.exec(body);
  if (doubled && !/^[.\s]*pp?\./u.test(body.slice(doubled.index + 1))) return doubled.index + 1;
  const book = bookEnd(body);
  const boundaries = sentenceEnds(body);
  const numbers = numbersAt(body);
  const [first] = boundaries;
  if (book !== undefined && (numbers === undefined || book < numbers)) {
    return context.endsAtComma ||
      first === undefined ||
      book < first + 4 ||
      !isSourceLike(body.slice(first, book))
      ? book
      : first;
  }
  if (first === undefined || (numbers !== undefined && first > numbers)) {
    return numbers !== undefined || context.endsAtComma
      ? commaEnd(body, numbers ?? body.length)
      : undefined;
  }
  if (numbers === undefined) return endBeforePublisher(body, boundaries);
  const before = boundaries.filter((at) => /\p{L}/u.test(body.slice(at, numbers)));
  const fitting = before.find((at) => isSourceLike(body.slice(at, numbers)));
  const withComma =
    context.endsAtComma || before.length === 0 ? commaEnd(body, numbers) : undefined;
  if (withComma !== undefined && withComma < (fitting ?? Infinity)) return withComma;
  return fitting ?? before.findLast((at) => !isAbbreviationRun(body, at)) ?? before.at(-1);
};

/** The first place that looks like volume and pages, behind the first sentence if there is one. */
const numbersAt = (body: string): number | undefined => {
  const places = [...body.matchAll(SOURCE_NUMBERS)]
    .map(({ index }) => index)
    .filter((at) => at > 0);
  const firstEnd = sentenceEnds(body)[0] ?? 0;
  return places.find((at) => at >= firstEnd - 1) ?? places[0];
};

const bookEnd = (body: string): number | undefined => {
  for (const match of body.matchAll(IN_BOOK)) {
    const isAfterEnd = /^[.,?!]/u.test(match[0]);
    const hasColon = match[0].includes(':');
    if (match.index >= 8 && (hasColon || (isAfterEnd && /\bIn\b/u.test(match[0]))))
      return match.index + (/^[?!]/u.test(match[0]) ? 1 : 0);
  }
  return undefined;
};

/** The ends of sentences outside brackets, not behind abbreviations and initials. */
const sentenceEnds = (body: string): readonly number[] => {
  const ends: number[] = [];
  for (const { 0: mark, index } of body.slice(0, MAX_TITLE_CHARACTERS).matchAll(SENTENCE_END)) {
    const end = index + mark.length;
    if (end < 3 && !/^[.\s]/u.test(body)) continue;
    const before = body.slice(Math.max(0, index - 12), index);
    const after = body.slice(end).trimStart();
    if (
      mark.startsWith('.') &&
      NOT_LAST.test(before) &&
      !isAcronymEnd(before) &&
      !SOURCE_START.test(after)
    )
      continue;
    if (
      /^\p{Ll}/u.test(after) &&
      mark.startsWith('.') &&
      !/^(?:e?[A-Z]|bio|mBio|eLife|npj|arXiv|medRxiv|in:)/u.test(after)
    )
      continue;
    if (isInsideBrackets(body, index)) continue;
    ends.push(end);
  }
  return ends;
};

/** "… optimization in R. Journal of Statistical Software" */
const SOURCE_START =
  /^(?:The )?(?:Journal|Proceedings|Annals|Annual|Transactions|Nature|Science|Cell|Lancet|International|In:)\b/u;

/** "… in vitamin D. Nature 3:" ends a title; "E. coli" does not. */
const isAcronymEnd = (before: string) =>
  /(?:vitamin|hepatitis|type|part|factor|class|group|protein|phase|influenza|virus)\s\p{Lu}$/iu.test(
    before,
  );

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
  if (/^\s*[IVX]{1,5}\.\s/u.test(text)) return false;
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

/** "J. Biol. Chem.": the word before the period is an abbreviation of a source's name. */
const isAbbreviationRun = (body: string, at: number): boolean => {
  const word = /(\p{L}{1,8})\.$/u.exec(body.slice(Math.max(0, at - 10), at))?.[1];
  return word !== undefined && /^\p{Lu}/u.test(word) && word.length <= 5;
};

const PUBLISHER =
  /\b(?:Press|Publish(?:er|ers|ing)|Verlag|Springer|Wiley|Elsevier|Academic|University|Universit[àäé]t?|Books|Sons|Blackwell|Routledge|McGraw|Oxford|Cambridge|MIT|CRC|Freeman|Company|Inc|Ltd|Penguin|Harper|Macmillan|Sage|Geneva|London|New York)\b/u;

/** Without numbers: the first sentence, or more when what follows reads like a subtitle. */
const endBeforePublisher = (body: string, ends: readonly number[]): number | undefined =>
  ends.find((at) => {
    const rest = body.slice(at).trim();
    return (
      /^[:.\s-]*$/u.test(rest) ||
      PUBLISHER.test(rest.slice(0, 120)) ||
      isSourceLike(rest.slice(0, 120))
    );
  }) ?? ends[0];

/** A title that a comma ends: behind it, up to the numbers, only a source stands. */
const commaEnd = (body: string, numbers: number): number | undefined => {
  const head = body.slice(0, Math.min(numbers, MAX_TITLE_CHARACTERS));
  const fitting = [...head.matchAll(/,\s/gu)]
    .map(({ index }) => index)
    .filter((at) => at > MIN_TITLE_CHARACTERS && isSourceLike(head.slice(at)));
  const [earliest] = fitting;
  // A title in capitals looks like a source as well, and may have commas of its own.
  const isInCapitals = earliest !== undefined && isSourceLike(head.slice(0, earliest));
  return isInCapitals && numbers < body.length ? fitting.at(-1) : earliest;
};

const MAX_WORDS_OF_SOURCE_ONLY = 6;

/** "Phys. Rev. 47, 777 (1935)": a source without a title. */
const isSourceOnly = (body: string): boolean => {
  const numbers = numbersAt(` ${body}`);
  const head = body.slice(0, Math.max(0, (numbers ?? 0) - 1));
  return isSourceLike(head) && head.split(' ').length <= MAX_WORDS_OF_SOURCE_ONLY;
};

/** "Ann. Phys. 322, 891 (1905)": nothing but abbreviations before the numbers, or one word behind a comma. */
const isAbbreviatedSource = (body: string, { endsAtComma }: TitleContext): boolean =>
  /^(?:\p{Lu}\p{L}{0,6}\.\s){2,7}\d/u.test(body) ||
  (endsAtComma && /^(?:\p{Lu}\p{L}{0,6}\.\s){0,6}\p{Lu}[\p{L}&]{0,11}\.?\s\d/u.test(body));
