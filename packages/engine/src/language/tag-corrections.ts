import type { PartOfSpeech, Token } from './language.types.js';
import {
  ADVERBS_LIKE_ADJECTIVES,
  BASE_VERBS,
  COMPARATIVE_VERBS,
  isAdjectiveForm,
  isOriginAdjective,
  NOUNS_LIKE_ADJECTIVES,
  OFTEN_MODIFIERS,
  PLURAL_LIKE_VERBS,
} from './tag-lexicon.js';
import { hasPos, isNoun } from './phrase-words.js';

const RELATIVE = /^(?:that|which|who)$/i;
/** "helps reduce" */
const TAKES_INFINITIVE = /^(?:helps|lets|makes|dares|needs)$/;
const HAVE = /^(?:have|has|had|having)$/i;
const ALWAYS_NOUN =
  /^(?:signall?ing|sequencing|analyses|hypotheses|syntheses|diagnoses|parentheses|biopsies|imaging|splicing)$/i;

/** The tag of each token after rules for the systematic faults of the tagger; see `docs/adr/0013`. */
export function correctTags(tokens: readonly Token[]): readonly Token[] {
  const corrected: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    const pos = correctedTag(token, corrected, tokens, index);
    corrected.push(pos === token.pos ? token : { ...token, pos });
  }
  return corrected;
}

const correctedTag = (
  token: Token,
  before: readonly Token[],
  tokens: readonly Token[],
  index: number,
): PartOfSpeech => {
  const { pos, text } = token;
  if (/^(?:encod(?:ing|es?)|shows?)$/i.test(text)) return 'VERB';
  const previous = before.at(-1);
  const next = tokens[index + 1];
  const word = text.toLowerCase();
  if (pos === 'X' || /^(?:et|al)$/.test(word))
    return /^(?:et|al|e\.g\.|i\.e\.)$/.test(word) || !/\p{L}/u.test(text) ? 'X' : 'NOUN';
  if (pos === 'VERB') return correctedVerb(word, previous, next);
  if (pos === 'NOUN' || pos === 'PROPN') return correctedNoun(token, word, previous, next);
  return pos === 'ADJ' ? correctedAdjective(word, before, next) : pos;
};

const correctedAdjective = (
  word: string,
  before: readonly Token[],
  next: Token | undefined,
): PartOfSpeech => {
  const previous = before.at(-1);
  const isThing = hasPos(previous, 'DET') && hasPos(next, 'VERB', 'AUX', 'ADP');
  if (isThing && NOUNS_LIKE_ADJECTIVES.test(word)) return 'NOUN';
  const isAtEnd = hasPos(previous, 'VERB', 'NOUN') && hasPos(next, 'ADP', 'PUNCT', 'CCONJ');
  if (isAtEnd && ADVERBS_LIKE_ADJECTIVES.test(word)) return 'ADV';
  const hasObject = (previous && hasPos(next, 'DET')) || (followsTo(before) && startsObject(next));
  if (hasObject && COMPARATIVE_VERBS.has(word)) return 'VERB';
  return /ed$/.test(word) && isMainVerb(previous, next) ? 'VERB' : 'ADJ';
};

/** "have involved", "practices involved direct promotion". */
const isMainVerb = (previous: Token | undefined, next: Token | undefined): boolean => {
  if (!previous || !next) return false;
  if (HAVE.test(previous.text) || next.pos === 'DET') return true;
  if (previous.pos === 'AUX') return next.text.toLowerCase() === 'by';
  return isNoun(previous) && next.pos === 'ADJ';
};

const followsTo = (before: readonly Token[]): boolean => {
  const last = before.at(-1);
  const to = last?.pos === 'ADV' ? before.at(-2) : last;
  return to?.pos === 'PART' && to.text.toLowerCase() === 'to';
};

const startsObject = (next: Token | undefined) => hasPos(next, 'NOUN', 'PROPN', 'DET', 'PRON');

const PAST_FORM =
  /(?:en|wn|nd|de|ne|ld|pt|lt|ut|ght|own|rst|read|run|set|hit|cut|put|led|fed|met|shed)$/;

const correctedVerb = (
  word: string,
  previous: Token | undefined,
  next: Token | undefined,
): PartOfSpeech => {
  if (ALWAYS_NOUN.test(word)) return 'NOUN';
  if (!previous) return 'VERB';
  if (word === 'left' && hasPos(previous, 'DET', 'PART', 'PRON') && hasPos(next, 'NOUN'))
    return 'ADJ';
  if (/ing$/.test(word) && isNoun(previous) && isFiniteVerb(next)) return 'NOUN';
  if (/(?:ed|ing)$/.test(word)) return 'VERB';
  if (/s$/.test(word) && isNoun(previous) && isBaseVerb(next) && !TAKES_INFINITIVE.test(word))
    return 'NOUN';
  if (next && !hasPos(next, 'ADP', 'PUNCT', 'CCONJ', 'VERB', 'AUX')) return 'VERB';
  const opensPhrase =
    previous.pos === 'ADJ' || (previous.pos === 'DET' && !RELATIVE.test(previous.text));
  const followsPreposition =
    previous.pos === 'ADP' && /^(?:of|in|by|with|from|for|on)$/i.test(previous.text);
  return opensPhrase || (followsPreposition && !PAST_FORM.test(word)) ? 'NOUN' : 'VERB';
};

const isFiniteVerb = (token: Token | undefined) =>
  token?.pos === 'AUX' || (token?.pos === 'VERB' && !/ing$/.test(token.text));

/** A verb in the form of the infinitive or of the plural. */
const isBaseVerb = (token: Token | undefined) =>
  token?.pos === 'VERB' && !/(?:ed|ing|[^s]s|en|wn)$/.test(token.text);

const correctedNoun = (
  { pos, text }: Token,
  word: string,
  previous: Token | undefined,
  next: Token | undefined,
): PartOfSpeech => {
  if (!previous) return pos;
  if (isVerbAfter(previous, word, next)) return 'VERB';
  if (pos === 'PROPN') return hasPos(next, 'NOUN') && isOriginAdjective(text) ? 'ADJ' : pos;
  const isPlainWord = /^\p{L}\p{Ll}+(?:-\p{Ll}+)?$/u.test(text);
  const modifies = hasPos(next, 'NOUN', 'PROPN', 'ADJ');
  return modifies && isPlainWord && isAdjectiveForm(word) ? 'ADJ' : pos;
};

const isVerbAfter = (previous: Token, word: string, next: Token | undefined): boolean => {
  const isPluralLike = PLURAL_LIKE_VERBS.has(word);
  if (RELATIVE.test(previous.text))
    return (
      isPluralLike || (BASE_VERBS.has(word) && (previous.pos !== 'DET' || next?.pos === 'ADP'))
    );
  if (previous.pos === 'PART' && /^to$/i.test(previous.text)) return BASE_VERBS.has(word);
  if (!next || !hasPos(previous, 'NOUN', 'PROPN', 'NUM')) return false;
  if (/ing$/.test(word)) return startsObject(next) && !isNoun(next);
  if (word === 'point') return isPlural(previous) && /^(?:at|to)$/.test(next.text);
  return isPluralLike && !isPlural(previous) && takesObject(word, next);
};

const isPlural = ({ text, lemma }: Token) =>
  /s$/.test(text) && lemma.toLowerCase() !== text.toLowerCase();

const takesObject = (word: string, next: Token): boolean => {
  if (word === 'points') return /^(?:at|to)$/.test(next.text);
  if (hasPos(next, 'DET', 'PRON', 'SCONJ')) return true;
  return !OFTEN_MODIFIERS.has(word) && hasPos(next, 'ADJ', 'NOUN');
};
