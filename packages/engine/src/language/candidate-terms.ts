import type { TextRange } from '../text/text-range.js';
import { GENERIC_MODIFIERS, GENERIC_NOUNS, GENERIC_PHRASES } from './generic-words.js';
import type { NounPhrase, ParsedText, Token } from './language.types.js';
import { sectionRoles } from './section-roles.js';
import { isAdjectiveForm, isOriginAdjective } from './tag-lexicon.js';
import { normalizeTerm, singular } from './term-form.js';
import { isNoun } from './phrase-words.js';

export interface Occurrence extends TextRange {
  readonly normalized: string;
  /** As written, in lower case except for names. */
  readonly form: string;
  /** Whether a longer candidate of the same noun phrase contains it. */
  readonly isNested: boolean;
  readonly isInMethods: boolean;
}

const MAX_WORDS = 4;
const NAME_BEFORE_ET_AL =
  /(\p{Lu}[\p{L}'’-]{1,30}) (?:et al|and co-?workers|and colleagues|lab\b)/gu;
const NAME_AFTER_INITIALS = /(?<!\p{L})\p{Lu}\. ?(?:\p{Lu}\. ?)?(\p{Lu}\p{Ll}[\p{L}'’-]{1,30})/gu;
const CITED_NAME = /(\p{Lu}\p{Ll}[\p{L}'’-]{1,30}),? \(?(?:19|20)\d\d[a-z]?\)/gu;
const INSTITUTION =
  /^(?:institute|university|foundation|alliance|ministry|hospital|college|school|faculty|department|laboratory|committee|inc)$/;
const MODIFYING_COMPOUND =
  /^(?:full|high|large|long|low|off|open|over|real|short|single|small|under|wild|first|second|third|one|two|three)-\p{L}+$|-(?:based|dwelling|related|scale|specific|term|wide)$/u;

/** All parts of the noun phrases of a text that could be terms, short forms counted as their long form. */
export function candidateTerms(
  { text, sentences }: ParsedText,
  acronyms: ReadonlyMap<string, string>,
  exclude: readonly string[],
): readonly Occurrence[] {
  const names = excludedNames(text, exclude);
  const roles = sectionRoles(sentences);
  return sentences.flatMap(({ tokens, nounPhrases }, index) => {
    if (roles[index] === 'back matter') return [];
    const isInMethods = roles[index] === 'methods';
    return nounPhrases
      .flatMap((phrase) => partsOf(phrase, tokens, acronyms, names))
      .map((part) => ({ ...part, isInMethods }));
  });
}

const excludedNames = (text: string, exclude: readonly string[]): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const name of exclude) {
    names.add(normalizeTerm(name));
    for (const part of name.split(/[\s,.]+/)) if (part.length > 2) names.add(part.toLowerCase());
  }
  for (const pattern of [NAME_BEFORE_ET_AL, NAME_AFTER_INITIALS, CITED_NAME]) {
    for (const { 1: name = '' } of text.matchAll(pattern)) names.add(name.toLowerCase());
  }
  return names;
};

const partsOf = (
  { firstToken, endToken }: NounPhrase,
  tokens: readonly Token[],
  acronyms: ReadonlyMap<string, string>,
  names: ReadonlySet<string>,
): readonly Omit<Occurrence, 'isInMethods'>[] => {
  const parts: Omit<Occurrence, 'isInMethods'>[] = [];
  const outer: [number, number][] = [];
  for (let length = endToken - firstToken; length > 0; length -= 1) {
    for (let from = firstToken; from + length <= endToken; from += 1) {
      const words = tokens.slice(from, from + length);
      if (!isTerm(words, names)) continue;
      const isNested = outer.some(([first, end]) => first <= from && from + length <= end);
      outer.push([from, from + length]);
      parts.push({ ...occurrenceOf(words, acronyms), isNested });
    }
  }
  return parts;
};

const occurrenceOf = (words: readonly Token[], acronyms: ReadonlyMap<string, string>) => {
  const [first, last] = [words[0], words.at(-1)];
  const expanded = words.map(
    ({ text }) => acronyms.get(text) ?? acronyms.get(text.replace(/[a-ds]$/, '')) ?? text,
  );
  const lemma =
    last && expanded.at(-1) === last.text && last.pos === 'NOUN'
      ? last.lemma
      : (expanded.at(-1) ?? '');
  return {
    normalized: normalizeTerm([...expanded.slice(0, -1), lemma].join(' ')),
    form: words.map(writtenForm).join(' ').replaceAll(" 's", "'s").replaceAll(' ’s', '’s'),
    start: first?.start ?? 0,
    end: last?.end ?? 0,
  };
};

/** Lower case, except for names and words with inner capitals or digits. */
const writtenForm = ({ text, pos }: Token) =>
  pos === 'PROPN' ||
  isOriginAdjective(text) ||
  /^.+\p{Lu}/u.test(text) ||
  /^\p{Lu}(?:\d|[.-]|\p{Script=Greek}|$)/u.test(text)
    ? text
    : text.toLowerCase();

const isTerm = (words: readonly Token[], names: ReadonlySet<string>): boolean => {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || words.length > MAX_WORDS) return false;
  if (!isNoun(last)) return false;
  if (!/^(?:NOUN|PROPN|ADJ|VERB)$/.test(first.pos)) return false;
  if (words.some((word) => isNoTermWord(word) || names.has(word.text.toLowerCase()))) return false;
  return /\p{L}.*\p{L}|\d/u.test(last.text) && isSpecific(words);
};

const isNoTermWord = ({ text }: Token) =>
  /^(?:\p{L}\.?|[\d.,%°]+|\p{L}\.\p{L}\.?|.{0,10}[@_=<>].*|https?:.*|www\..*|[kcmnµμ]?(?:g|l|m|mol)\/.*|doi.*|pmc\d*|[st]\d{1,2}|\d[a-z]|[ηωχ]p?[2²]p?|.{0,30}[“”"].{0,30})$/iu.test(
    text,
  ) && !/^\p{Lu}\.$/u.test(text);

const isSpecific = (words: readonly Token[]): boolean => {
  const [first] = words;
  if (!first) return false;
  const forms = words.map(({ text, lemma, pos }) =>
    pos === 'NOUN' ? lemma.toLowerCase() : singular(text.toLowerCase()),
  );
  if (GENERIC_MODIFIERS.has(first.text.toLowerCase())) return false;
  if (INSTITUTION.test(forms.at(-1) ?? '')) return false;
  if (GENERIC_PHRASES.has(forms.join('_'))) return false;
  if (/ly$/.test(forms[0] ?? '') && first.pos === 'ADV') return false;
  const isGeneric = (form: string) => GENERIC_NOUNS.has(form) || GENERIC_MODIFIERS.has(form);
  return forms.length === 1
    ? isSpecificWord(forms[0] ?? '', first.text) && !isGeneric(forms[0] ?? '')
    : !forms.every(isGeneric);
};

/** Neither a modifier, "high-affinity" or "telomeric", nor a scrap. */
const isSpecificWord = (word: string, written: string): boolean =>
  word.length > 2 &&
  !MODIFYING_COMPOUND.test(word) &&
  (/.\p{Lu}/u.test(written) || !isAdjectiveForm(word));
