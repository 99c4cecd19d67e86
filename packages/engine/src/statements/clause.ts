import type { Token } from '../language/language.types.js';
import type { Clause, PaperSentence } from './statement.types.js';
import { directionOfVerb } from './verbs.js';
import { wordSet } from '../text/word-lists.js';
import { isNoun } from '../language/phrase-words.js';

const MODALS = wordSet('may might could can would will should');
const RELATIVE = wordSet('that which who whose whom where when while as if than how why whether');
/** Words that lead into a sentence and say nothing about its content. */
const LEAD_INS =
  /^(?:(?:however|thus|therefore|hence|moreover|furthermore|finally|accordingly|consequently|additionally|alternatively|conversely|interestingly|importantly|notably|indeed|also|similarly|likewise|instead|nevertheless|nonetheless|overall|together|first(?:ly)?|second(?:ly)?|third(?:ly)?|lastly|still|yet|so|and|but|or|then|specifically|in particular|in addition|in contrast|in turn|in fact|in general|in summary|in conclusion|in principle|in theory|in reality|in this sense|in this context|in other words|for example|for instance|as a result|as a consequence|on the other hand|on the contrary|by contrast|of note|at the same time|note that|we (?:think|believe|suspect|expect|assume)(?: that)?|taken together|to summarize|to conclude|that is)\s*,?\s+)+/iu;
/** Where a clause ends before its sentence does. */
const CUT =
  /(?<!\s)\s*(?:;|:(?=\s)|\s(?:highlighting|emphasi[sz]ing|underscoring|suggesting|indicating)\s|\sand that\s|\s[–—]\s|—|,\s*(?:which(?! (?:in turn|eventually|then|subsequently|thereby|thus)\b)|whose|where|whereas|although|though|while|since|because|but|suggesting|indicating|implying|highlighting|emphasi[sz]ing|underscoring|supporting|providing|making|allowing|reflecting|raising|pointing|justifying|consistent|consistently|as\s|even|rather than|at least|especially|unlike|similar|such that|so that|and (?:that|thus|therefore|hence|it|this|these|we|they|is|are|was|were|has|have|may|might|could|also)\b|or (?:that|it|would|could|may|can|are|is|was|were|simply|rather|merely|whether|do|does|have|has)\b|if\b|given\b|however|ultimately|notably|presumably|possibly(?! by\b)|perhaps(?! by\b)|respectively|i\.e\.|e\.g\.|namely|for example|for instance|including)|\sincluding\s(?=some\b)).*/isu;

/** What a cut leaves behind: "…, thus". */
const LEFT_OVER = /,\s*(?:thus|thereby|hence|therefore|and|but|or|so)\s*$/iu;

/** "this reduction in insect abundance" says itself what it points to. */
const RESTATED =
  /\b(?:this|these)(?= (?:[\p{L}-]+ ){0,2}(?:reductions?|declines?|increases?|decreases?|loss(?:es)?|rises?|changes?|effects?|associations?|relationships?|differences?) (?:of|in|between|on) )/giu;
/** "without such co-morbidities": the noun says enough. */
const SUCH = /\bsuch (?=(?:[\p{L}-]+ )?[\p{L}-]+s\b)(?!as\b)/giu;
const CITATION = /(?<!\s)\s*(?:\[[^\]]{0,80}\]|\((?:[^()]|\([^()]{0,80}\)){0,300}\))/gu;

/** What a text says before its first side clause. */
export const clauseOf = (text: string): string => text.replace(CUT, '');

/** Whether a text names a work of others: "[12]", "(Smith et al., 2009)", "(Katz 1995)". */
export const hasCitation = (text: string): boolean =>
  /\[\d[\d,;–\- ]{0,60}\]|\([^()]{0,120}\b(?:19|20)\d{2}[a-z]?\b[^()]{0,120}\)|et al\b/u.test(text);

/** Takes out citations, figure references and other parentheses. */
export const withoutParentheses = (text: string): string =>
  text
    .replace(CITATION, '')
    .replace(/(?<!\s)\s+([,.;])/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .trim();

/** Whether the first letter may be changed: not in "mtDNA", "rom-1", "pH" or "γδ". */
const isPlainWord = (word: string) =>
  /^\p{Ll}+(?:-\p{Ll}+)*(?:['’]s)?,?$/u.test(word) && !/^\p{Script=Greek}/u.test(word);

/** A sentence as a part of another one: without its full stop, and with a small letter where that is only the beginning. */
export const asClause = (sentence: string): string => {
  const text = sentence.replace(/\.$/u, '');
  const small = text.charAt(0).toLowerCase() + text.slice(1);
  return capitalize(small) === text ? small : text;
};

/** Begins a sentence with a capital letter, except in names such as "mtDNA". */
export const capitalize = (text: string): string => {
  const [first = ''] = text.split(/\s/, 1);
  return isPlainWord(first) ? first.charAt(0).toUpperCase() + text.slice(1) : text;
};

const joined = (tokens: readonly Token[], page: string): string => {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first && last ? withoutParentheses(page.slice(first.start, last.end)) : '';
};

/**
 * Cuts the main clause of a part of a sentence.
 * @param page the text that the token offsets belong to
 * @param from where the clause begins, as an offset into `page`
 * @returns undefined if no subject with a verb was found
 */
export function parseClause(
  sentence: PaperSentence,
  page: string,
  from = sentence.start,
): Clause | undefined {
  const rest = page.slice(from, sentence.end);
  const leadIn = LEAD_INS.exec(rest)?.[0].length ?? 0;
  const start = from + leadIn;
  const uncited = page
    .slice(start, sentence.end)
    .replace(CITATION, (match) => ' '.repeat(match.length));
  const end =
    start +
    uncited
      .replace(/(?<![.?!])[.?!]+\s*$/u, '')
      .replace(CUT, '')
      .replace(LEFT_OVER, '')
      .trimEnd().length;
  const tokens = sentence.tokens.filter(
    (token) => token.start >= start && token.end <= end && uncited[token.start - start] !== ' ',
  );
  const setting = settingOf(tokens);
  const main = tokens.slice(setting);
  const verbAt = findVerb(main);
  if (verbAt < 1) return undefined;
  const subjectTokens = trimAdverbs(main.slice(0, verbAt));
  const modal = main[verbAt]?.text.toLowerCase() ?? '';
  const isModal = MODALS.has(modal);
  const predicateTokens = main.slice(isModal ? verbAt + 1 : verbAt);
  const verb = mainVerb(predicateTokens, isModal);
  if (!verb || !endsNounPhrase(subjectTokens) || joinsClauses(subjectTokens)) return undefined;
  const mainStart = setting > 0 ? (main[0]?.start ?? start) : start;
  const text = withoutParentheses(
    page.slice(start, mainStart).replace(SUCH, '') + page.slice(mainStart, end),
  )
    .replace(RESTATED, 'the')
    .replace(/\bwould be (?:predicted|expected) to\b/iu, 'would');
  return {
    text: `${capitalize(text)}.`,
    setting:
      setting > 0
        ? joined(tokens.slice(0, setting), page).replace(/,$/, '').replace(SUCH, '')
        : undefined,
    subject: joined(subjectTokens, page),
    modal: isModal ? modal : undefined,
    isNegated: predicateTokens
      .slice(0, 4)
      .some(({ text: word }) => /^(?:not|never|no|n't)$/i.test(word)),
    verb: nameOfVerb(verb),
    predicate: joined(predicateTokens, page),
    subjectTokens,
    predicateTokens,
  };
}

/** "broadband", "access to broadband": alone or after a preposition, an adjective stands for a noun. */
const endsNounPhrase = (tokens: readonly Token[]): boolean => {
  const [before, last] = [tokens.at(-2), tokens.at(-1)];
  if (last?.pos === 'ADJ') return before === undefined || before.pos === 'ADP';
  return /^(?:NOUN|PROPN|NUM|X|SYM)$/.test(last?.pos ?? '');
};

/** "Participants sat, and performance": two clauses, read as one because the first verb looks like a participle. */
const joinsClauses = (tokens: readonly Token[]): boolean => {
  const comma = tokens.findIndex(
    ({ text }, at) => text === ',' && /^(?:and|but|so|or)$/i.test(tokens[at + 1]?.text ?? ''),
  );
  return tokens
    .slice(0, Math.max(0, comma))
    .some(({ pos, text }) => pos === 'VERB' && /ed$/.test(text));
};

/** Cuts a yes-no question, and words it as a supposition: "does A improve B?" gives "A may improve B". */
export function parseQuestion(
  sentence: PaperSentence,
  page: string,
  from: number,
): Clause | undefined {
  const tokens = sentence.tokens.filter(({ start, text }) => start >= from && text !== '?');
  const verbAt = findPlainVerb(tokens);
  if (verbAt < 1) return undefined;
  const subjectTokens = trimAdverbs(tokens.slice(0, verbAt));
  const predicateTokens = tokens.slice(verbAt);
  const verb = mainVerb(predicateTokens, true);
  if (!verb || !endsNounPhrase(subjectTokens)) return undefined;
  const [subject, predicate] = [joined(subjectTokens, page), joined(predicateTokens, page)];
  return {
    text: `${capitalize(`${subject} may ${predicate}`)}.`,
    setting: undefined,
    subject,
    modal: 'may',
    isNegated: false,
    verb: (verb.pos === 'ADJ' ? verb.text : (verb.lemma ?? verb.text)).toLowerCase(),
    predicate,
    subjectTokens,
    predicateTokens,
  };
}

/** How many tokens at the beginning form a setting: a preposition up to a comma, without a verb. */
const settingOf = (tokens: readonly Token[]): number => {
  const [first] = tokens;
  const isPreposition =
    first?.pos === 'ADP' ||
    /^(?:in|under|among|during|for|at|with|without|after|before|by)$/i.test(first?.text ?? '');
  if (!isPreposition) return 0;
  const comma = tokens.findIndex(({ text }) => text === ',');
  if (comma < 2 || comma > 24) return 0;
  const isVerbal = tokens
    .slice(0, comma)
    .some(({ pos, text }) => pos === 'AUX' || (pos === 'VERB' && !/(?:ing|ed|en)$/.test(text)));
  return isVerbal ? 0 : comma + 1;
};

const findVerb = (tokens: readonly Token[]): number => {
  const modal = tokens.findIndex(
    ({ text }, at) => MODALS.has(text.toLowerCase()) && !followsRelative(tokens, at),
  );
  const plain = findPlainVerb(tokens);
  const isFinite =
    tokens[plain]?.pos === 'AUX' || tokens.slice(0, modal).some(({ text }) => text === ',');
  return modal < 0 || (plain >= 0 && plain < modal && isFinite) ? plain : modal;
};

/** The first finite verb; where there is none, a past tense that could be a participle, or a word that the tagger mistook. */
const findPlainVerb = (tokens: readonly Token[]): number => {
  const find = (isVerb: (token: Token, at: number) => boolean) =>
    tokens.findIndex((token, at) => at > 0 && !followsRelative(tokens, at) && isVerb(token, at));
  const finite = find(
    ({ pos, text }, at) =>
      pos === 'AUX' ||
      (pos === 'VERB' && !/(?:ing|en)$/.test(text) && !mayBeParticiple(tokens, at)),
  );
  if (finite >= 0) return finite;
  const past = find(
    ({ pos, text }, at) => pos === 'VERB' && /ed$/.test(text) && isNoun(tokens[at - 1]),
  );
  if (past >= 0) return past;
  return find(
    (token, at) =>
      token.pos !== 'VERB' &&
      !/(?:ing|ed)$/.test(token.text) &&
      isNoun(tokens[at - 1]) &&
      /^(?:NOUN|PROPN|ADJ|DET)$/.test(tokens[at + 1]?.pos ?? '') &&
      statesEffect(token),
  );
};

/** "genes required for", "reduced levels": a participle is not the verb of the clause. */
const mayBeParticiple = (tokens: readonly Token[], at: number): boolean => {
  const [word, next] = [tokens[at]?.text ?? '', tokens[at + 1]];
  return (
    /ed$/.test(word) &&
    (next?.pos === 'ADP' ||
      /^(?:by|to|for|in|with|from|on|as)$/i.test(next?.text ?? '') ||
      isNoun(next))
  );
};

const followsRelative = (tokens: readonly Token[], at: number): boolean => {
  for (let back = at - 1; back >= Math.max(0, at - 4); back -= 1) {
    const token = tokens[back];
    if (RELATIVE.has(token?.text.toLowerCase() ?? '')) return true;
    if (isNoun(token) || token?.pos === 'VERB') return false;
  }
  return false;
};

const trimAdverbs = (tokens: readonly Token[]): readonly Token[] =>
  tokens.slice(0, tokens.findLastIndex(({ pos, text }) => pos !== 'ADV' && text !== ',') + 1);

/** The lemma, except where the tagger gives that of another word: "lower" as a verb has the lemma "low". */
const nameOfVerb = ({ pos, text, lemma }: Token): string => {
  const [name, form] = [(lemma ?? text).toLowerCase(), text.toLowerCase()];
  const isOtherWord = directionOfVerb(name) === undefined && directionOfVerb(form) !== undefined;
  return pos === 'ADJ' || isOtherWord ? form : name;
};

const LIGHT = wordSet('be have do seem appear become get remain');

/** The verb that carries the meaning: "be associated" is "associate", "play a role" stays "play". */
const mainVerb = (predicate: readonly Token[], isAfterModal: boolean): Token | undefined => {
  const first = predicate.find(({ pos }) => pos !== 'ADV' && pos !== 'PART');
  if (isAfterModal && first && isMistakenVerb(first)) return first;
  const verbs = predicate.slice(0, 8).filter(({ pos }) => pos === 'VERB' || pos === 'AUX');
  const full = verbs.filter(({ lemma }) => !LIGHT.has((lemma ?? '').toLowerCase()));
  // Without any, the first word was taken for one although the tagger calls it a noun or an adjective.
  return full.find(statesEffect) ?? full[0] ?? verbs[0] ?? predicate[0];
};

const statesEffect = ({ lemma, text }: Token): boolean =>
  [lemma, text].some((word) => directionOfVerb((word ?? '').toLowerCase()) !== undefined);

/** "may slow hydrolysis": after a modal follows a verb, even where the tagger sees a noun or an adjective. */
const isMistakenVerb = (token: Token): boolean =>
  /^(?:NOUN|ADJ)$/.test(token.pos) && statesEffect(token);

/** "…, but this is unlikely": the rest of a sentence takes back what its main clause puts forward. */
export const isTakenBack = (sentence: string): boolean => TAKEN_BACK.test(sentence);

const TAKEN_BACK =
  /[,;]\s*(?:but|however|although|though|yet)\b.{0,200}\b(?:not|no|never|unlikely|if|cannot|fails?|failed|implausible|inconsistent|contradict\w*)\b/iu;
