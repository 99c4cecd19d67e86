import { directionOfVerb } from '../statements/verbs.js';
import { parseWords } from '../text/word-list.js';

/** Longer phrases are defined once and then called "the factor" or "the outcome". */
export const MAX_NAME_CHARACTERS = 90;

/** Words of a sentence that add to a phrase but do not name what it is. */
const TAIL =
  /(?:,\s+(?:perhaps|possibly|probably|presumably|already|sometimes|often|usually|generally|which|thus|also|thereby|mediated by|originally|resulting|depending|during which|in which|related to|known as|\p{L}{3,}ing (?=(?:the|an?|its|their)\b)|and\s+(?:also\s+)?(?:directly|indirectly|possibly))\b|(?<!\s)\s+(?:because|although|whereas|so that|thereby|and possibly|in combination with|in addition to|in terms of)\b).*$/iu;
const EXAMPLES = /(?:,\s+|(?<![,\s])\s+)(?:such as|including|for example|e\.g\.)\s.*$/iu;
const SECOND_VERB = /(?<!\s)\s+and\s+([a-z-]+)\s+(?:the|a|an|its|their)\s.*$/u;
const PART_OF =
  /^(?:the|a|an|one)?\s*(?:[a-z-]+\s+){0,2}(?:regulators?|mediators?|drivers?|determinants?|modulators?|predictors?|causes?|risk factors?|requirements?|prerequisites?|contributors?|majority|role|importance)\s+(?:of|for|in)\s+(?=\S)/iu;
const NO_NAME =
  /^(?:[\p{P}\p{S}]|(?:it|this|that|these|those|they|them|we|i|you|he|she|there|here|which|who|what|how|why|when|where|whether|if|as|because|although|though|while|but|and|or|not|no|to|in|on|at|by|for|with|from|under|after|before|during|over|however|therefore|thus|depending|due|according|based|rather)\b)/iu;
const CLAUSE = /[?!;]|\b(?:is|are|was|were|has|have|had|may|might|can|could|will|would|should)\b/iu;
const RELATIVE = /\b(?:that|which|who|whose|where)\b.*$/iu;
/** Capitals that a sentence gives to its first word; names of species and people keep theirs. */
const SENTENCE_CASE =
  /^(?:The|An|A|Early|Late|Habitat|Health|Loss|Higher|Lower|More|Less|Telomere|Sleep|[A-Z][a-z]+(?:ed|ing|ion|ions|ive|al|ous|ity|ment|ness|ance|ence|ar|ary|ally))(?=[\s,-])/u;
/** A phrase as it stands within a sentence. */
export const withinSentence = (phrase: string): string =>
  SENTENCE_CASE.test(phrase) ? lowerFirst(phrase) : phrase;
const NOUN_FOLLOWS = /^(?:of|in|on|to|for|between|among|from|and|or|at|by|with|during|after)$/u;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Whether a word is the base form of a verb that opens a phrase, as in "maintain the competence". */
const isOpeningVerb = (word: string, next: string | undefined): boolean =>
  next !== undefined &&
  !NOUN_FOLLOWS.test(next) &&
  (EXTRA_VERBS.has(word) || directionOfVerb(word) !== undefined) &&
  (/^(?:the|a|an|its|their|this|these|all|some|more|less)$/u.test(next) || EXTRA_VERBS.has(word));
const EXTRA_VERBS = parseWords(`
  make prepare maintain block buffer achieve become
`);

/** "Tlr5, a regulator of signaling": what follows says what it is. */
const APPOSITION = /,\s(?:an?|the)\s(?:(?!\b(?:and|or)\b)[^,])+$/iu;
/** "Only during development": the name is the same without. */
const ONLY = /(?:^|(?<=\S\s))only\s+(?=\S)/iu;
const MADE = /^make\s+(\S(?:.*?\S)?)\s+(?:more|less)\s+(\p{L}+)$/iu;
const LEVEL =
  /^(?:the |an? )?(?:increased|elevated|high(?=\s\S+\s(?:counts?|levels?|rates?|numbers?|concentrations?))|low(?=\s(?:\S+\s){1,2}(?:counts?|levels?|rates?|numbers?|concentrations?))|higher|greater|enhanced|reduced|decreased|lower|poorer|weaker|stronger|impaired|limited|prolonged|excessive|rising|falling|(?:more|less)(?: substantial)?|fewer)\s+(?=\S)/iu;
/** "More reliable and greater expression". */
const TWO_LEVELS =
  /^(?:more|less) [\p{L}-]+ and (?:greater|higher|better|stronger|faster|lower|fewer|(?:more|less) [\p{L}-]+) (?=\S)/iu;
const FALL = /^(?:the |an? )?(?:decrease|reduction|decline|drop)\s+(?:in|of)\s+(?=\S)/iu;
const RISE = /^(?:the |an? )?(?:increase|rise|improvement|gain)\s+(?:in|of)\s+(?=\S)/iu;
const LOW =
  /^(?:the |an? )?(?:reduced|decreased|lower|poorer|weaker|impaired|less|fewer|low(?=\s(?:\S+\s){1,2}(?:counts?|levels?|rates?|numbers?|concentrations?)))\s/iu;

/** "A disturbance in the balance": the balance changes, whichever way. */
const CHANGE =
  /^(?:the |an? )?(?:changes?|disturbances?|disruptions?|alterations?|perturbations?|shifts?) (?:in|of|to) (?=\S)/iu;

/**
 * A phrase without what it says about high or low: "a decrease in X", "reduced X" and "a change in X" are about X.
 * `isChange`: it says that X changes, but not which way.
 */
export const withoutLevel = (phrase: string) => ({
  name: phrase
    .replace(TWO_LEVELS, '')
    .replace(CHANGE, '')
    .replace(FALL, '')
    .replace(RISE, '')
    .replace(LEVEL, ''),
  isLow: FALL.test(phrase) || LOW.test(phrase),
  isChange: CHANGE.test(phrase),
});

/** "maintain" as "maintaining". */
const gerund = (verb: string): string =>
  /[^aeiou]e$/u.test(verb) || /(?:u|[iv])e$/u.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;

const isClauseWithInfinitive = (text: string): boolean => {
  const verb = /^(?:[\w-]+\s+){1,2}to\s+([a-z-]+)\b/u.exec(text)?.[1]?.replace(/^pre-/u, '');
  return verb !== undefined && directionOfVerb(verb) !== undefined && !/ to [a-z-]+$/u.test(text);
};

/**
 * Makes a phrase of a hypothesis readable as a noun phrase within a sentence: no capital of a sentence, no tail that
 * belongs to the sentence around it, a verb as a gerund ("maintaining the competence of all cells").
 * @returns undefined where the phrase names nothing
 */
export function namePhrase(phrase: string | undefined): string | undefined {
  const plain = (phrase ?? '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(TAIL, '')
    .replace(APPOSITION, '')
    .replace(ONLY, '');
  const cut = plain.replace(SECOND_VERB, (all, verb: string) =>
    directionOfVerb(verb) === undefined ? all : '',
  );
  const whole = cut.replace(PART_OF, '').replace(/(?<![\s.,;:])[\s.,;:]+$/u, '');
  const part = whole.length > MAX_NAME_CHARACTERS ? whole.replace(EXAMPLES, '') : whole;
  const cased = withinSentence(part);
  if (cased === '' || NO_NAME.test(cased) || isClauseWithInfinitive(cased)) return undefined;
  if (CLAUSE.test(cased.replace(RELATIVE, ''))) return undefined;
  const made = MADE.exec(cased);
  if (made)
    return `how ${made[2] ?? ''} ${made[1] ?? ''} ${/[^su]s$/u.test(made[1] ?? '') ? 'are' : 'is'}`;
  const [first = '', next] = cased.split(' ');
  return isOpeningVerb(first, next) ? `${gerund(first)}${cased.slice(first.length)}` : cased;
}
