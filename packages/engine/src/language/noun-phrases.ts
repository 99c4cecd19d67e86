import { extendPhrase } from './extended-phrases.js';
import type { NounPhrase, Token } from './language.types.js';
import { hasPos, isLeading, isNoun, isPossessive, isQuantifier } from './phrase-words.js';
import { wordSet } from '../text/word-lists.js';

const MAX_TOKENS = 8;

const PREPOSITION_LIKE =
  /^(?:using|following|including|regarding|concerning|according|based|compared|given|considering|during|excluding|depending|owing|being|having|involving|called|named|termed|known)$/i;
/** "Crohn's disease": with these the possessor is part of the name. */
const EPONYM_HEADS = wordSet(
  'disease syndrome test law rule sarcoma lymphoma theorem equation inequality thyroiditis chorea ratio esophagus model',
);

const isWord = ({ text }: Token) => /[\p{L}\p{N}]/u.test(text);

/** Finds the noun phrases of a tagged sentence: (adjective | participle | noun | number)* noun. */
export function findNounPhrases(
  sentence: string,
  sentenceStart: number,
  tokens: readonly Token[],
): readonly NounPhrase[] {
  const phrases: NounPhrase[] = [];
  let index = 0;
  while (index < tokens.length) {
    const end = endOfPhrase(tokens, index);
    const phrase =
      end > index ? buildPhrase(sentence, sentenceStart, tokens, index, end) : undefined;
    if (phrase) phrases.push(phrase);
    index = Math.max(end, index + 1);
  }
  return phrases.map((phrase, at) => {
    const extended = extendPhrase(sentence, sentenceStart, tokens, phrases, at);
    return extended ? { ...phrase, extended } : phrase;
  });
}

const endOfPhrase = (tokens: readonly Token[], from: number): number => {
  let lastNoun = -1;
  for (let index = from; index < tokens.length && index < from + MAX_TOKENS; index += 1) {
    const token = tokens[index] as Token;
    if (isNoun(token) && isWord(token)) lastNoun = index;
    else if (!canModify(tokens, index, from, lastNoun)) break;
  }
  return lastNoun + 1;
};

const canModify = (
  tokens: readonly Token[],
  index: number,
  from: number,
  lastNoun: number,
): boolean => {
  const token = tokens[index] as Token;
  const next = tokens[index + 1];
  const previous = tokens[index - 1];
  switch (token.pos) {
    case 'ADJ':
      return lastNoun < from || !isQuantifier(token);
    case 'NUM':
      return lastNoun >= from && isNoun(next) && /^\d{1,3}$/.test(token.text);
    case 'VERB':
      return isAttributive(tokens, index) && lastNoun < from;
    case 'PART':
      return (
        /^['’]s$/.test(token.text) &&
        lastNoun === index - 1 &&
        previous?.pos === 'PROPN' &&
        EPONYM_HEADS.has(next?.lemma ?? '')
      );
    default:
      return false;
  }
};

/** "infected mice", "the remaining cells"; not "using mice", "by controlling cells". */
const isAttributive = (tokens: readonly Token[], index: number): boolean => {
  const token = tokens[index] as Token;
  const [earlier, previous, next] = [tokens[index - 2], tokens[index - 1], tokens[index + 1]];
  if (!hasPos(next, 'NOUN', 'PROPN', 'ADJ', 'VERB')) return false;
  if (PREPOSITION_LIKE.test(token.text)) return false;
  const opens = hasPos(previous, 'DET', 'ADJ', 'NUM');
  if (/ing$/.test(token.text)) return opens || isPossessive(previous);
  if (!/(?:ed|en|wn|lt|und)$/.test(token.text)) return false;
  if (opens || !previous || isPossessive(previous)) return true;
  if (previous.pos === 'ADV') return hasPos(earlier, 'DET', 'ADP', 'VERB', 'CCONJ', 'PUNCT');
  return previous.text === '(' || hasPos(previous, 'ADP', 'CCONJ', 'VERB');
};

const buildPhrase = (
  sentence: string,
  sentenceStart: number,
  tokens: readonly Token[],
  from: number,
  end: number,
): NounPhrase | undefined => {
  let first = from;
  while (first < end - 1 && isLeading(tokens[first] as Token)) first += 1;
  const head = tokens[end - 1] as Token;
  const opening = tokens[first] as Token;
  if (!/\p{L}/u.test(head.text) || head.end - opening.start < 2) return undefined;
  const words = tokens.slice(first, end);
  return {
    text: sentence.slice(opening.start - sentenceStart, head.end - sentenceStart),
    start: opening.start,
    end: head.end,
    head: head.lemma,
    normalized: words
      .map((word, at) => (at === words.length - 1 ? word.lemma : formOf(word)))
      .join(' ')
      .replaceAll(" 's ", "'s "),
    firstToken: first,
    endToken: end,
  };
};

/** Capitals inside a word mark a name ("mRNA", "GWAS"); one in front may only open the sentence. */
const formOf = ({ text, pos }: Token) =>
  pos === 'PROPN' || /^.+\p{Lu}/u.test(text) || /^\p{Lu}$/u.test(text) ? text : text.toLowerCase();
