import { hasCitation, parseClause } from './clause.js';
import { isProcedure } from './procedures.js';
import { readQuantity, type Quantity, type Sign } from './quantity.js';
import { isRunningText } from './running-text.js';
import { hasOwnSubject, isSpecificPhrase, isStandalone } from './standalone.js';
import type { Token } from '../language/language.types.js';
import type { Clause, PaperSentence, PageText } from './statement.types.js';
import { isNoun } from '../language/phrase-words.js';

/** An effect that a sentence states as a fact: neither hedged nor asked. */
export interface StatedEffect {
  readonly sentence: PaperSentence;
  readonly clause: string;
  /** As the sentence names it. */
  readonly factor: string;
  readonly outcome: string;
  readonly factorQuantity: Quantity;
  readonly outcomeQuantity: Quantity;
  /** Whether more of the factor's quantity goes with more or less of the outcome's; 0: the sentence states no effect. */
  readonly sign: Sign | 0;
  /** An association only, not an effect of something that was changed. */
  readonly isAssociation: boolean;
  /** A result of the paper itself: no work is cited and no earlier study named. */
  readonly isOwn: boolean;
  readonly setting: string | undefined;
}

const RAISES =
  'increase[sd]?|enhance[sd]?|raise[sd]?|elevate[sd]?|augment(?:s|ed)?|stimulate[sd]?|promote[sd]?|boost(?:s|ed)?|accelerate[sd]?|prolong(?:s|ed)?|lengthen(?:s|ed)?|strengthen(?:s|ed)?|amplif(?:y|ies|ied)|potentiate[sd]?|induce[sd]?|intensif(?:y|ies|ied)|exacerbate[sd]?|up-?regulate[sd]?|double[sd]?';
const LOWERS =
  'reduce[sd]?|decrease[sd]?|lower(?:s|ed)?|suppress(?:es|ed)?|inhibit(?:s|ed)?|attenuate[sd]?|diminish(?:es|ed)?|shorten(?:s|ed)?|weaken(?:s|ed)?|prevent(?:s|ed)?|block(?:s|ed)?|abolish(?:es|ed)?|mitigate[sd]?|alleviate[sd]?|ameliorate[sd]?|down-?regulate[sd]?|slow(?:s|ed)?|delay(?:s|ed)?|curb(?:s|ed)?|impair(?:s|ed)?|halve[sd]?|minimi[sz]e[sd]?|eliminate[sd]?';
const ADVERBS = '(?:(?:\\p{L}+ly|also|further|often|almost|at least) )*';
const HAVE = '(?:(?:has|have|had) )?';
const BE = '(?:is|are|was|were|been)';
const pattern = (text: string) => new RegExp(text, 'iu');

/** The forms that name a direction: what follows is the outcome, or acts on the subject. */
const DIRECTED = [
  // "reduced blood viscosity"
  {
    form: `^${HAVE}${ADVERBS}(?:(?<raises>${RAISES})|${LOWERS}) (?<object>.+)$`,
    isReversed: false,
    isAssociation: false,
  },
  // "was reduced by fish oil"
  {
    form: `^${HAVE}${BE} ${ADVERBS}(?:(?<raises>${RAISES})|${LOWERS}) (?:\\p{L}+ly )?by (?<object>.+)$`,
    isReversed: true,
    isAssociation: false,
  },
  // "Mortality increased with temperature"
  {
    form: `^${ADVERBS}(?:(?<raises>increase[sd]?|rose|rises?|grew)|decrease[sd]?|fell|falls?|decline[sd]?|dropped) (?:\\p{L}+ly )?with (?:increasing |rising |higher )?(?<object>.+)$`,
    isReversed: true,
    isAssociation: true,
  },
].map(({ form, ...rest }) => ({ ...rest, form: pattern(form) }));
/** "led to a rise in X": the direction is part of the object. */
const CAUSING = pattern(
  `^${HAVE}${ADVERBS}(?:leads? to|led to|results? in|resulted in|cause[sd]?|produce[sd]?) (?<object>.+)$`,
);
const GOING_WITH = pattern(
  `^(?:(?:is|are|was|were|has been|have been) )?(?<manner>${ADVERBS})(?:associated|correlate[sd]?|linked|related) (?:with|to) (?<object>.+)$`,
);
const NONE =
  /\b(?:(?:no|little|any) (?:\p{L}+ ){0,2}(?:effects?|influence|impact|association|change|difference)|(?:did|does|do|was|were|is|are) not (?:\p{L}+ly )?(?:affect|alter|change|influence|increase|decrease|reduce|improve|raise|lower|enhance|associated|correlated|prevent))\b/iu;
const NO_EFFECT_OBJECT =
  /\b(?:(?:effects?|influence|impact) (?:on|upon)|(?:affect|alter|change|influence|increase|decrease|reduce|improve|raise|lower|enhance|prevent)(?:ed|d)?|(?:associated|correlated) with)\s+(\S.*)$/iu;
const FOUND =
  /\b(?:(?:we|study|trial|authors|and colleagues|et al\.?) (?:also |further |recently |have |has |previously )*(?:found|show(?:ed|n)?|demonstrate[ds]?|observed|report(?:ed)?)|(?:results?|data|findings?|analys[ei]s|experiments?) (?:show(?:s|ed)?|indicate[sd]?|demonstrate[sd]?|confirm(?:s|ed)?|reveal(?:s|ed)?)) that\s+/iu;
const HEDGED =
  /\b(?:may|might|could|would|should|can|will|possib\w+|perhaps|hypothes\w+|speculat\w+|likely|unlikely|appear(?:s|ed)?|seem(?:s|ed)?|suggest\w*|expect\w*|predicted to|if|whether|presum\w+|potential\w*|probabl\w+|assum\w+|unless|rather than|instead of|(?:our|the|this) model|models? (?:predict|show)\w*|simulat\w+|theor\w+|trend)\b/iu;
const OTHERS =
  /\b(?:previous(?:ly)?|prior|earlier|recent(?:ly)?|other) (?:stud(?:y|ies)|work|research|reports?|reported|shown|trials?|experiments|published|observed|investigators)\b|\b(?:has|have|had) (?:also |previously |recently |long )?been (?:shown|reported|demonstrated|suggested|found)\b|\b(?:authors|colleagues|et al|literature)\b|\b(?:is|are) (?:well )?known\b/iu;
const SECTIONS = new Set(['abstract', 'results', 'discussion', 'conclusion', 'body']);
const MAX_WORDS = 32;
const MIN_WORDS = 4;
const MAX_CHARACTERS = 420;
const MAX_PHRASE_WORDS = 10;
/** Begins or goes on like no name of a thing. */
const NO_NAME =
  /^(?:\d|to|that|if|how|not|no|also|for|within|either|double|and|or|in|on|at|from|by|with|of|across|over|during|after|before|when|against|between|among|throughout|down|up|out|through|upon|until|as|two|three|only|progressively|gradually|considerably|due|one|more|most|less)\b|^\p{L}+ly (?:in|after|with|at|on|from|to|over)\b|\band (?:\p{L}+ly|to|thus|then)\b|\bfrom \p{L}+ing\b|\b(?:which|that|who|remains?|is|are|was|were|be|been|by which|whose)\b/iu;
const SUBORDINATE =
  /^(?:although|though|while|whereas|when|because|since|as|unlike|despite|like)\b/iu;
/** Two factors or outcomes at once leave open which one acts on which. */
const MANY =
  /,|;|\b(?:both|either|neither|respectively|as well as|but|while|whereas|more than|less than|than)\b/iu;

/** The sign between factor and outcome as they are worded: of "a lower dose raises survival", the words. */
export const wordedSign = ({ sign, factorQuantity, outcomeQuantity }: StatedEffect): number =>
  sign * factorQuantity.sign * outcomeQuantity.sign;

/** Finds the directed effects that the sentences state as facts; those of the references and the methods are left out. */
export const findStatedEffects = (
  sentences: readonly PaperSentence[],
  pageText: PageText,
): readonly StatedEffect[] =>
  sentences.flatMap((sentence) => {
    if (!SECTIONS.has(sentence.section) || sentence.text.length > MAX_CHARACTERS) return [];
    return readStatedEffect(sentence, pageText(sentence.page)) ?? [];
  });

/**
 * Reads the effect that a sentence states as a fact.
 * @param from where its clause begins, as an offset of the page. @default after "we found that", else the beginning
 */
export function readStatedEffect(
  sentence: PaperSentence,
  page: string,
  from?: number,
): StatedEffect | undefined {
  const { text } = sentence;
  if (text.endsWith('?') || !isRunningText(text) || isProcedure(text)) return undefined;
  const found = FOUND.exec(text);
  const start = from ?? sentence.start + (found ? found.index + found[0].length : 0);
  const clause = parseClause(sentence, page, start);
  if (!clause || clause.modal !== undefined || HEDGED.test(page.slice(start, sentence.end)))
    return undefined;
  const length = clause.text.split(/\s+/).length;
  if (length < MIN_WORDS || length > MAX_WORDS || !isStandalone(clause.text)) return undefined;
  if (SUBORDINATE.test(clause.text)) return undefined;
  const parts = readParts(clause);
  if (!parts || !hasOwnSubject(clause.subject)) return undefined;
  if ([parts.factor, parts.outcome].some((part) => !isGood(part, sentence) || isCutOff(part, text)))
    return undefined;
  const factorQuantity = readQuantity(parts.factor);
  const outcomeQuantity = readQuantity(parts.outcome);
  if (factorQuantity.words.size === 0 || outcomeQuantity.words.size === 0) return undefined;
  const sign = parts.sign * factorQuantity.sign * outcomeQuantity.sign;
  return {
    sentence,
    clause: clause.text,
    ...parts,
    factorQuantity,
    outcomeQuantity,
    sign: sign > 0 ? 1 : sign < 0 ? -1 : 0,
    isOwn: !hasCitation(text) && !OTHERS.test(text),
    setting: clause.setting,
  };
}

/** "hs-lin-3": the name goes on where the clause was cut. */
const isCutOff = (phrase: string, text: string): boolean => {
  const at = text.indexOf(phrase);
  return at >= 0 && /^(?:[-–—]?[\p{L}\p{N}]|[:/])/u.test(text.slice(at + phrase.length));
};

const isGood = (phrase: string, { tokens }: PaperSentence): boolean =>
  isSpecificPhrase(phrase) &&
  !MANY.test(phrase) &&
  !NO_NAME.test(phrase) &&
  !hasVerb(phrase, tokens) &&
  readQuantity(phrase).name.split(/\s+/).length <= MAX_PHRASE_WORDS;

/** "cells engulfed bodies", "bodies warrants": a clause, not the name of a thing. */
const hasVerb = (phrase: string, tokens: readonly Token[]): boolean => {
  const words = new Set(phrase.split(/\s+/));
  return tokens.some(({ pos, text }, at) => {
    if (pos !== 'VERB' || !words.has(text) || /ing$/u.test(text)) return false;
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    if (!before || !words.has(before.text)) return false;
    return (
      before.pos === 'CCONJ' ||
      /s$/u.test(text) ||
      (isNoun(before) && /^(?:NOUN|PROPN|ADJ|DET)$/u.test(after?.pos ?? ''))
    );
  });
};

type Parts = Pick<StatedEffect, 'factor' | 'outcome' | 'sign' | 'isAssociation'>;

const readParts = (clause: Clause): Parts | undefined => {
  const { subject, predicate } = clause;
  if (NONE.test(predicate)) {
    const outcome = NO_EFFECT_OBJECT.exec(predicate)?.[1];
    return outcome === undefined
      ? undefined
      : {
          factor: subject,
          outcome: withoutMeans(outcome),
          sign: 0,
          isAssociation: /\b(?:associated|correlated) with\b/iu.test(predicate),
        };
  }
  if (clause.isNegated || /\b(?:not|no|never|fail\w*)\b/iu.test(predicate)) return undefined;
  for (const { form, isReversed, isAssociation } of DIRECTED) {
    const { object, raises } = form.exec(predicate)?.groups ?? {};
    if (object === undefined) continue;
    const [factor, outcome] = isReversed ? [object, subject] : [subject, withoutMeans(object)];
    return { factor, outcome, sign: signOf(raises), isAssociation };
  }
  const causing = CAUSING.exec(predicate)?.groups;
  const going = causing ? undefined : GOING_WITH.exec(predicate)?.groups;
  const outcome = withoutMeans((causing ?? going)?.['object'] ?? '');
  const manner = /\b(?:(positively)|negatively|inversely)\b/iu.exec(going?.['manner'] ?? '');
  if (outcome === '' || (!manner && !readQuantity(outcome).hasLevel)) return undefined;
  return {
    factor: subject,
    outcome,
    sign: manner ? signOf(manner[1]) : 1,
    isAssociation: causing === undefined,
  };
};

const signOf = (raises: string | undefined): Sign => (raises === undefined ? -1 : 1);

/** "by 20% in mice", "through X" and a second verb are no part of the outcome. */
const withoutMeans = (object: string): string =>
  object
    .replace(/(?:,\s+|(?<![,\s])\s+)(?:and|but)\s+(?:\p{L}+ly\s+)?\p{L}+ed\b.*$/iu, '')
    .replace(
      /(?:,\s+|(?<![,\s])\s+)(?:by|through|via|without|while|whereas|as measured|compared (?:with|to)|relative to)\s.*$/iu,
      '',
    )
    .trim();
