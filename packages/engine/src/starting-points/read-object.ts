import type { Token } from '../language/language.types.js';
import { isNoun } from '../language/phrase-words.js';
import { wordSet } from '../text/word-lists.js';
import { readPhrase, wordOf, type TokenRange } from './noun-phrase.js';

/** Prepositions that begin something else than the object. */
export const NP_STOPS = wordSet(
  'by through via during after under without following upon compared than',
);

/** Nouns that name a process or a state. */
const PROCESS =
  /(?:tion|sion|ment|ance|ence|ity|ing|sis|ism|age|ure|acy|ship|ness|val|wth|th|rrhea|emia|pathy|itis|oma)s?$|^(?:response|disease|disorder|symptom|syndrome|cancer|asthma|pain|stress|sleep|memory|learning|behaviou?r|diabetes|obesity|performance|uptake|release|repair|decline|loss|onset|risk|outcome|health|aging|ageing|yield|decay|turnover|change|shift|collapse|death|control|balance|diversity|transport|flow|fate|synthesis|virulence|function|rate|level|development|progress|success|failure)s?$/iu;

/** Whether the head of a phrase, the last noun before "of" and the like, names a process or a state. */
export const isProcess = (tokens: readonly Token[], { from, to }: TokenRange): boolean => {
  const find = (link: string, before: number) =>
    tokens.findIndex(({ pos }, at) => at > from && at < before && pos === link);
  const preposition = find('ADP', to);
  const end = preposition < 0 ? to : preposition;
  const and = find('CCONJ', end);
  return [end, and].some((stop) => stop > from && namesProcess(tokens[stop - 1]?.text ?? ''));
};

const namesProcess = (word: string): boolean =>
  /^\p{Lu}{2,6}$/u.test(word) || (PROCESS.test(word) && !NO_PROCESS.test(word));

/** Parts of a body, species and groups that end like a process. */
const NO_PROCESS =
  /^(?:cartilages?|tissues?|arabidopsis|structures?|cultures?|appendages?|villages?|lineages?)$/iu;

/** "sensitivity to": the noun says little without what follows. */
const NEEDS_TO =
  /^(?:ability|capacity|need|tendency|potential|propensity|sensitivity|resistance|exposure|access|responses?|adherence|tolerance|susceptibility|attachment|adaptation|contribution|commitment|vulnerability)$/iu;

/** "the ability of cells" */
const isOfPhrase = (token: Token | undefined): boolean => /^(?:of|for)$/u.test(wordOf(token));

const MAX_RELATIVE = 14;
/** Verbs that say of their subject that it is open. */
const SAYS_OPEN = /^(?:remains?|needs?|warrants?|requires?|deserves?|merits?|awaits?)$/u;

/**
 * Reads an object with a clause that belongs to it.
 * @param isInSubject whether it belongs to a noun that a verb may follow: "the effect of A on B is". @default false
 * @returns undefined where its end is uncertain
 */
export const readObject = (
  tokens: readonly Token[],
  at: number,
  isInSubject = false,
): TokenRange | undefined => {
  // "determine which isoforms a cell can secrete"
  if (wordOf(tokens[at]) === 'which' && isNoun(tokens[at + 1])) {
    const stop = tokens.findIndex(({ text }, index) => index > at && /^[,;:.?]$/u.test(text));
    const to = stop < 0 ? tokens.length : stop;
    return to - at <= MAX_RELATIVE ? { from: at + 1, to } : undefined;
  }
  const phrase = readPhrase(tokens, at, { stopAt: NP_STOPS });
  if (!phrase) return undefined;
  const next = tokens[phrase.to];
  if (SAYS_OPEN.test(wordOf(tokens[phrase.to + 1])) && wordOf(next) === 'that') return phrase;
  if (/^(?:that|which|who|whose)$/u.test(wordOf(next))) {
    const end = tokens.findIndex(({ text }, index) => index > phrase.to && /^[,;:.?]$/u.test(text));
    const to = end < 0 ? tokens.length : end;
    return to - phrase.to <= MAX_RELATIVE ? { from: phrase.from, to } : undefined;
  }
  const ends = tokens.slice(phrase.from, phrase.to);
  // "reduces the ability of cells to move"
  const isOpen = ({ text }: Token, index: number) =>
    NEEDS_TO.test(text) && isOfPhrase(ends[index + 1]);
  if (wordOf(next) === 'to' && tokens[phrase.to + 1]?.pos === 'VERB' && ends.some(isOpen))
    return undefined;
  if (wordOf(next) === 'to' && NEEDS_TO.test(tokens[phrase.to - 1]?.text ?? '')) return undefined;
  const done = readDoer(tokens, phrase);
  const isBeforeVerb = isInSubject && (next?.pos === 'AUX' || SAYS_OPEN.test(wordOf(next)));
  return done ?? (isBeforeVerb || endsHere(next, tokens[phrase.to + 1]) ? phrase : undefined);
};

/** "iron uptake by fungi": who does what a noun names belongs to it. */
const readDoer = (tokens: readonly Token[], phrase: TokenRange): TokenRange | undefined => {
  const after = tokens[phrase.to + 1];
  if (
    wordOf(tokens[phrase.to]) !== 'by' ||
    (after?.pos === 'VERB' && /ing$/iu.test(after.text)) ||
    wordOf(after) === 'means'
  )
    return undefined;
  const isNamed = tokens
    .slice(phrase.from, phrase.to)
    .some((token) => isNoun(token) && PROCESS.test(token.text));
  const doer = isNamed ? readPhrase(tokens, phrase.to + 1, { stopAt: NP_STOPS }) : undefined;
  // "the loss of roots by competition": what a process brings about is no doing.
  return doer && !isProcess(tokens, doer) && endsHere(tokens[doer.to], tokens[doer.to + 1])
    ? { from: phrase.from, to: doer.to }
    : undefined;
};

const ENDS = wordSet(
  'as such than while when if because although though whereas unless until since once where how whether',
);

/** Whether a phrase that ends before a token is whole: nothing follows that may belong to it, or that it is the subject of. */
const endsHere = (next: Token | undefined, after: Token | undefined): boolean => {
  if (!next || /^[,;.?—–)]$/u.test(next.text) || next.text === ':') return true;
  const word = wordOf(next);
  // "will improve survival further."
  if (word === 'further' && (!after || after.pos === 'PUNCT')) return true;
  if (NP_STOPS.has(word) || ENDS.has(word)) return true;
  if (next.pos === 'CCONJ')
    return (
      after?.pos === 'VERB' ||
      after?.pos === 'AUX' ||
      after?.pos === 'ADV' ||
      /^(?:to|that|not|thus|thereby)$/u.test(wordOf(after))
    );
  if (word === 'in' || word === 'to') return true;
  return (
    next.pos === 'ADV' ||
    /^(?:using|believed|thought|known|required|needed|expected|leading|resulting|causing|making|highlighting|promoting|thereby|suggesting)$/u.test(
      word,
    )
  );
};
