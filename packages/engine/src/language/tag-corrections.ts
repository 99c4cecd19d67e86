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
import { isNoun } from './phrase-words.js';

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
  if (pos === 'ADJ' && previous && next) {
    if (
      NOUNS_LIKE_ADJECTIVES.test(word) &&
      previous.pos === 'DET' &&
      /^(?:VERB|AUX|ADP)$/.test(next.pos)
    )
      return 'NOUN';
    if (
      ADVERBS_LIKE_ADJECTIVES.test(word) &&
      /^(?:VERB|NOUN)$/.test(previous.pos) &&
      /^(?:ADP|PUNCT|CCONJ)$/.test(next.pos)
    )
      return 'ADV';
    if (COMPARATIVE_VERBS.has(word) && next.pos === 'DET') return 'VERB';
  }
  if (pos === 'ADJ' && /ed$/.test(word) && isMainVerb(previous, next)) return 'VERB';
  if (pos === 'ADJ' && COMPARATIVE_VERBS.has(word) && followsTo(before) && startsObject(next))
    return 'VERB';
  return pos;
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

const startsObject = (next: Token | undefined) =>
  isNoun(next) || next?.pos === 'DET' || next?.pos === 'PRON';

const correctedVerb = (
  word: string,
  previous: Token | undefined,
  next: Token | undefined,
): PartOfSpeech => {
  if (ALWAYS_NOUN.test(word)) return 'NOUN';
  if (!previous) return 'VERB';
  if (word === 'left' && /^(?:DET|PART|PRON)$/.test(previous.pos) && next?.pos === 'NOUN')
    return 'ADJ';
  if (/ing$/.test(word) && isNoun(previous) && isFiniteVerb(next)) return 'NOUN';
  if (/(?:ed|ing)$/.test(word)) return 'VERB';
  if (/s$/.test(word) && isNoun(previous) && isBaseVerb(next) && !TAKES_INFINITIVE.test(word))
    return 'NOUN';
  if (next && !/^(?:ADP|PUNCT|CCONJ|VERB|AUX)$/.test(next.pos)) return 'VERB';
  const opensPhrase =
    previous.pos === 'ADJ' || (previous.pos === 'DET' && !RELATIVE.test(previous.text));
  const isBaseForm =
    !/(?:en|wn|nd|de|ne|ld|pt|lt|ut|ght|own|rst|read|run|set|hit|cut|put|led|fed|met|shed)$/.test(
      word,
    );
  const followsPreposition =
    previous.pos === 'ADP' && /^(?:of|in|by|with|from|for|on)$/i.test(previous.text);
  return opensPhrase || (followsPreposition && isBaseForm) ? 'NOUN' : 'VERB';
};

const isFiniteVerb = (token: Token | undefined) =>
  token !== undefined &&
  (token.pos === 'AUX' || (token.pos === 'VERB' && !/ing$/.test(token.text)));

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
  const modifies = isNoun(next) || next?.pos === 'ADJ';
  if (pos === 'PROPN' && next?.pos === 'NOUN' && isOriginAdjective(text)) return 'ADJ';
  if (
    pos === 'NOUN' &&
    modifies &&
    /^\p{L}\p{Ll}+(?:-\p{Ll}+)?$/u.test(text) &&
    isAdjectiveForm(word)
  )
    return 'ADJ';
  return pos;
};

const isVerbAfter = (previous: Token, word: string, next: Token | undefined): boolean => {
  const isPluralLike = PLURAL_LIKE_VERBS.has(word);
  if (RELATIVE.test(previous.text)) {
    return (
      isPluralLike ||
      (BASE_VERBS.has(word) && previous.pos !== 'DET') ||
      (BASE_VERBS.has(word) && next?.pos === 'ADP')
    );
  }
  if (previous.pos === 'PART' && /^to$/i.test(previous.text)) return BASE_VERBS.has(word);
  if (!next || !(isNoun(previous) || previous.pos === 'NUM')) return false;
  if (/ing$/.test(word)) return startsObject(next) && !isNoun(next);
  if (word === 'point') return isPlural(previous) && /^(?:at|to)$/.test(next.text);
  return isPluralLike && !isPlural(previous) && takesObject(word, next);
};

const isPlural = ({ text, lemma }: Token) =>
  /s$/.test(text) && lemma.toLowerCase() !== text.toLowerCase();

const takesObject = (word: string, next: Token): boolean => {
  if (word === 'points') return /^(?:at|to)$/.test(next.text);
  if (next.pos === 'DET' || next.pos === 'PRON' || next.pos === 'SCONJ') return true;
  return !OFTEN_MODIFIERS.has(word) && (next.pos === 'ADJ' || next.pos === 'NOUN');
};
