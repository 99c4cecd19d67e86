import { isSourceLike, MAX_TITLE_CHARACTERS, numbersAt, sentenceEnds } from './title-boundaries.js';

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
const IN_BOOK = /[.,?!]?\s\(?(?:In:?|in:)\s(?=["“\p{Lu}\p{L}])/gu;
const MIN_TITLE_CHARACTERS = 8;

/** "… (Harvard University Press, 1962)." */
const IN_BRACKETS =
  /\s\((?:[^()]{3,80},\s(?:1[5-9]|20)\d\d|[\p{Lu}][^()\d]{3,60}(?:Press|Publish\w{2,4}|Verlag|Associates|Books|Sons|Wiley|Springer|Murray))\)\.?$/u;
/** "…; Princeton University Press: Princeton, 1967." */
const BEHIND_SEMICOLON = /;\s[^;:]{3,80}:\s[^;:]{2,40},\s(?:1[5-9]|20)\d\d\.?$/u;

/** "…: Springer, Berlin." */
const BEHIND_COLON =
  /:\s(?:[\p{Lu}&][\p{L}&.'’-]{0,20},?\s){0,5}(?:Press|Publish(?:er|ers|ing)|Verlag|Springer|Wiley|Elsevier|Blackwell|Routledge|Addison-Wesley|McGraw-Hill|Macmillan|Freeman|Birkh[aä]user)(?:,?\s[\p{Lu}&][\p{L}&.'’-]{0,20}){0,5}\.?$/u;

/** "…; 2015.", "…, 2015" */
const YEAR_LAST = /[;,]\s?c?(?:1[5-9]|20)\d\d(?:\s\p{L}{3,9})?[\s;.,]{0,3}$/u;
/** Some full texts print the end mark of a title and a period. */
const DOUBLED_END = /(?<![.\s])(?:\.(?=\.\s)|[?!](?=\.\s))/u;

/**
 * Splits an entry behind authors and year into its title and its source: a quoted title, else up to the end of the
 * sentence behind which only a source stands.
 */
export function splitTitle(body: string, context: TitleContext): SplitTitle {
  return splitQuoted(body) ?? splitUnquoted(body.replace(/^["“]/u, ''), context);
}

const splitUnquoted = (body: string, context: TitleContext): SplitTitle => {
  // Some full texts print an empty title as a lone period.
  if (/^\.?\s?$/u.test(body)) return { title: undefined, rest: '' };
  if (
    /^In:?\s(?!(?:[Ss]itu|[Vv]i[vt]ro|[Ss]ilico|[Uu]tero)\b)\p{Lu}/u.test(body) ||
    isAbbreviatedSource(body, context)
  )
    return { title: undefined, rest: body };
  const publisher =
    IN_BRACKETS.exec(body) ?? BEHIND_SEMICOLON.exec(body) ?? publisherBehindColon(body);
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
  return { title: trimTitle(body.slice(0, end)), rest: trimStart(body.slice(end)) };
};

const trimStart = (text: string) => text.replace(/^[\s.,;:]+/u, '');

/** Only where no sentence ends before: "Title. Princeton: Princeton University Press" has its place there. */
const publisherBehindColon = (body: string) =>
  sentenceEnds(body).length === 0 ? BEHIND_COLON.exec(body) : null;

const splitQuoted = (body: string): SplitTitle | undefined => {
  const [whole, title] = QUOTED.map((form) => form.exec(body)).find((match) => match) ?? [];
  return whole === undefined || title === undefined
    ? undefined
    : { title: trimTitle(title), rest: trimStart(body.slice(whole.length)) };
};

const trimTitle = (title: string): string | undefined => {
  const trimmed = title
    .replace(
      /(?<!\s)\s*[[(](?:\d{1,2}(?:st|nd|rd|th)\s[Ee]d(?:ition|n)?\.?|[Rr]ev\.\s[Ee]d\.?|[Vv]ols?\.\s[^)\]]{1,20}|[Ii]nternet|[Oo]nline|Doctoral dissertation|Ph\.?D\.? thesis|book|computer software|preprint)[)\]]\s*(?:\.\s*)?$/u,
      '',
    )
    .replace(/^[\s.,:;]+|(?<![\s.,:;([])[\s.,:;([]+$/gu, '')
    .replace(/(?<!\s)\s+([.,;:])/gu, '$1');
  return trimmed === '' ? undefined : trimmed;
};

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
    if (numbers === undefined && !context.endsAtComma) return undefined;
    return (
      endAtCapital(body, numbers) ??
      commaEnd(body, numbers ?? body.length) ??
      lastCommaBefore(body, numbers)
    );
  }
  if (numbers === undefined) return endBeforePublisher(body, boundaries);
  const before = boundaries.filter((at) => /\p{L}/u.test(body.slice(at, numbers)));
  const fitting = before.find((at) => isSourceLike(body.slice(at, numbers)));
  const withComma =
    context.endsAtComma || before.length === 0 ? commaEnd(body, numbers) : undefined;
  // "…, California. American Journal": the sentence ends the title; "…, J. Mol. Biol.": the comma does.
  const isSentence = fitting !== undefined && !isAbbreviationRun(body, fitting);
  if (!isSentence && withComma !== undefined && withComma < (fitting ?? Infinity)) return withComma;
  return fitting ?? before.findLast((at) => !isAbbreviationRun(body, at)) ?? before.at(-1);
};

const CAPITAL_END = /\p{Ll}[)”]?\s\p{Lu}\.(?=\s\p{Lu})/gu;

/** "… by RNA polymerase I. J Gen Virol 88:": the last capital before the source is no initial. */
const endAtCapital = (body: string, numbers: number | undefined): number | undefined => {
  if (numbers === undefined) return undefined;
  const head = body.slice(0, Math.min(numbers, MAX_TITLE_CHARACTERS));
  return [...head.matchAll(CAPITAL_END)]
    .map(({ index, 0: mark }) => index + mark.length)
    .find((at) => isSourceLike(head.slice(at)));
};

const bookEnd = (body: string): number | undefined => {
  const book = [...body.matchAll(IN_BOOK)].find(
    ({ 0: mark, index }) =>
      index >= MIN_TITLE_CHARACTERS && (mark.includes(':') || /^[.,?!].*\bIn\b/u.test(mark)),
  );
  return book && book.index + (/^[?!]/u.test(book[0]) ? 1 : 0);
};

/** "J. Biol. Chem.": the word before the period is an abbreviation of a source's name. */
const isAbbreviationRun = (body: string, at: number): boolean => {
  const word = /(?<!\p{L})(\p{L}{1,9})\.$/u.exec(body.slice(Math.max(0, at - 10), at))?.[1];
  return word !== undefined && /^\p{Lu}\p{L}{1,7}$/u.test(word) && /\p{Ll}/u.test(word);
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
  const fitting = [...head.matchAll(/,\s(?=\p{Lu}|e\p{Lu})/gu)]
    .map(({ index }) => index)
    .filter((at) => at > MIN_TITLE_CHARACTERS && isSourceLike(head.slice(at)));
  const [earliest] = fitting;
  // A title in capitals looks like a source as well, and may have commas of its own.
  const isInCapitals = earliest !== undefined && isSourceLike(head.slice(0, earliest));
  return isInCapitals && numbers < body.length ? fitting.at(-1) : earliest;
};

/** "…, Demographic research 14 (2006) 429": the source is not in capitals, but short. */
const lastCommaBefore = (body: string, numbers: number | undefined): number | undefined => {
  const head = body.slice(0, Math.min(numbers ?? 0, MAX_TITLE_CHARACTERS));
  const last = /,\s\p{Lu}[^,\s]{0,30}(?:\s[^,\s]{1,30}){0,5}$/u.exec(head);
  return last && last.index > MIN_TITLE_CHARACTERS ? last.index : undefined;
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
  /^(?:\p{Lu}\p{L}{0,6}\.\s){2,7}\d{1,5}(?:,\s?\d|:\s?\d|\s?\()/u.test(body) ||
  (endsAtComma &&
    /^(?:\p{Lu}\p{L}{0,6}\.\s){0,6}\p{Lu}[\p{L}&]{0,11}\.?\s\d{1,5}(?:,\s?\d|:\s?\d|\s?\()/u.test(
      body,
    ));
