import type { PartOfSpeech, Token } from './language.types.js';

const JOINER = /^[-‐‑–/·+]$/u;
const WORD = /[\p{L}\p{N}]/u;
const CONTRACTION = /^(?:n['’]t|['’]\p{L}{1,2}|not)$/iu;
const FUNCTION_WORDS: ReadonlySet<PartOfSpeech> = new Set(['SCONJ', 'PRON', 'DET', 'CCONJ', 'AUX']);
/** "cross-checked", "re-analyzed": a verb stays a verb after these. */
const VERB_PREFIX = /^(?:co|cross|double|down|fine|mis|over|pre|re|sub|under|up)$/i;
const PARTICIPLE = /(?:ed|ing|en|wn|nd|lt|ught)$/i;
/** "CD4+", "Ca2+", "Mac-1+": a sign right after a name with a digit or capitals. */
const TAKES_SIGN = /^(?=.*(?:\d|\p{Lu}))\p{L}/u;
const MAX_PARTS = 15;

/** Joins what the library parts but a reader sees as one word: "NF-κB", "wild-type", "α-synuclein", "CD4+". */
export function joinCompounds(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  let index = 0;
  while (index < tokens.length) {
    const parts = takeCompound(tokens, index);
    index += parts.length;
    const token = parts.length === 1 ? parts[0] : compoundOf(parts);
    joined.push(...(index === tokens.length ? splitFinalStop(token) : [token]));
  }
  return joined;
}

const takeCompound = (tokens: readonly Token[], from: number): readonly [Token, ...Token[]] => {
  const first = tokens[from] as Token;
  const parts: [Token, ...Token[]] = [first];
  if (!WORD.test(first.text)) return parts;
  while (parts.length < MAX_PARTS) {
    const last = parts.at(-1) ?? first;
    const next = tokens[from + parts.length];
    if (!next || next.start !== last.end) return parts;
    const after = tokens[from + parts.length + 1];
    if (JOINER.test(next.text) && after && canJoin(last, next, after)) parts.push(next, after);
    else if (next.text === '+' && TAKES_SIGN.test(last.text)) parts.push(next);
    else if (isWordPart(last, next)) parts.push(next);
    else return parts;
  }
  return parts;
};

const canJoin = (last: Token, joiner: Token, after: Token): boolean => {
  if (after.start !== joiner.end || !WORD.test(after.text)) return false;
  if (joiner.text === '/')
    return !/^(?:and|or)$/i.test(after.text) && !/^(?:and|or)$/i.test(last.text);
  return joiner.text !== '–' || !FUNCTION_WORDS.has(after.pos);
};

const isWordPart = (last: Token, next: Token): boolean =>
  WORD.test(next.text) && !CONTRACTION.test(next.text) && last.pos !== 'AUX' && last.text !== '.';

const compoundOf = (parts: readonly [Token, ...Token[]]): Token => {
  const [first] = parts;
  const last = parts.findLast(({ text }) => WORD.test(text)) ?? first;
  const join = (tokens: readonly Token[]) => tokens.map((token) => token.text).join('');
  const text = join(parts);
  const written = join(parts.slice(0, parts.lastIndexOf(last)));
  const tail = parts.at(-1) === last ? '' : (parts.at(-1)?.text ?? '');
  const pos = posOfCompound(parts, first, last);
  const lemma = `${written}${pos === 'NOUN' ? last.lemma : last.text}${tail}`;
  return { text, start: first.start, end: first.start + text.length, lemma, pos };
};

const posOfCompound = (parts: readonly Token[], first: Token, last: Token): PartOfSpeech => {
  if (parts.every(({ pos, text }) => pos === 'NUM' || JOINER.test(text))) return 'NUM';
  if (last.pos === 'VERB') {
    if (VERB_PREFIX.test(first.text)) return 'VERB';
    return PARTICIPLE.test(last.text) ? 'ADJ' : 'NOUN';
  }
  if (last.pos === 'ADJ' || (last.pos === 'ADV' && !/ly$/.test(last.text))) return 'ADJ';
  if (first.pos === 'NUM' && last.pos === 'NOUN' && /^\p{Ll}+$/u.test(last.text)) return 'ADJ';
  if (last.pos === 'ADV') return 'ADV';
  return parts.some(({ pos }) => pos === 'PROPN') && /\p{Lu}/u.test(last.text) ? 'PROPN' : 'NOUN';
};

/** The library leaves the stop at "C." of "vitamin C." as if it were an initial. */
const splitFinalStop = (token: Token): readonly Token[] => {
  if (!/[\p{L}\p{N}]\.$/u.test(token.text)) return [token];
  const stop = token.end - 1;
  return [
    { ...token, text: token.text.slice(0, -1), end: stop, lemma: token.lemma.replace(/\.$/, '') },
    { text: '.', start: stop, end: token.end, lemma: '.', pos: 'PUNCT' },
  ];
};
