import type { Token } from '../language/language.types.js';
import { isNoun } from '../language/phrase-words.js';
import { directionOfVerb } from '../statements/verbs.js';
import { isSpecificPhrase } from '../statements/standalone.js';
import { wordSet } from '../text/word-lists.js';
import { isNounPhrase } from './is-noun-phrase.js';
import type { TokenRange } from './noun-phrase.js';

/** Pronouns and possessives, whose noun stands elsewhere. */
const POINTING =
  /\b(?:it|its|their|theirs|they|them|our|ours|we|us|his|her|my|your|respectively|former|latter|aforementioned|other|(?<!of )others|another|same|similar|such(?!\s+as\b)|one|ones|here|there|this|these|those)\b/iu;
/** "this effect", "these proteins": a noun alone, which only the sentence before names. */
const POINTING_NOUN =
  /^(?:this|that|these|those)\s+(?:[\p{L}-]+)(?:\s+(?:of|in|on|for|from|between)\s.*)?$/iu;
/** "the observed discrepancies": which, only the text around says. */
const ONLY_SEEN =
  /^(?:the\s+)?(?:(?:observed|described|reported|present|current|above-mentioned|mentioned|identified|selected|tested)\s+[\p{L}-]+|observed\s+(?:[\p{L}-]+\s+){0,3}(?:effects?|differences?|discrepanc(?:y|ies)|changes?|patterns?|associations?|responses?|results?)|(?:differences?|changes?|effects?|variation)\s+(?:observed|seen|found|reported))$/iu;
/** Heads that name a study or a text. */
const EMPTY_HEAD = wordSet(
  'model models result results data finding findings study studies analysis analyses evidence work paper papers author authors method methods approach approaches experiment experiments trial trials efforts research investigation investigations hypothesis literature fact question questions issue issues problem problems thing things way ways possibility idea explanation explanations reason reasons case cases example step steps estimate estimates assumption assumptions information knowledge understanding insight insights figure table limitation limitations challenge interest interests future trend advance advances framework frameworks concept concepts part portion fraction majority',
);
/** "testing new drugs": what a study does. */
const FINDING_OUT = /^(?:testing|evaluating|comparing|assessing|examining|studying|using)\b/iu;
const OF_STUDIES = /^[^,]*\b(?:studies|trials|experiments|investigations|analyses)$/iu;
/** Heads that say nothing without another word: "stress factors", "the number of observations". */
const WEAK_HEAD = wordSet(
  'action actions combination combinations factor factors mechanism mechanisms process processes pathway pathways kind type types form forms number numbers range variety set sets series aspect aspects element elements variable variables parameter parameters value values condition conditions observation observations difference differences change changes effect effects phenomenon phenomena individual individuals system systems outcome outcomes consequence consequences event events group groups subject subjects participant participants patient patients sample samples people person increase decrease role roles function functions structure structures pattern patterns property properties feature features level levels rate rates degree amount amounts presence absence decline rise reduction drop shift variation association relationship characteristics treatment treatments therapy therapies intervention interventions drug drugs agent agents compound compounds gene genes locus loci substance substances care practice policy life phenotype phenotypes trait traits product products species use development disruption disruptions disturbance disturbances alteration alterations modification modifications',
);
const NOT_SPECIFIC = wordSet(
  'other physiological molecular cellular downstream upstream additive combined different various several many important specific certain main major possible potential further additional relative general particular underlying resulting observed known unknown some these this that such both present biological experimental numerous multiple single central essential critical same similar new novel proposed candidate studied considered selected identified reported investigated examined tested individual overall exact precise',
);
/** Words in front that belong to the sentence around, not to the name. */
const FRONT =
  /^(?:(?:the|an?|any|some|each|every|all|this|these|those|that|such|both|either|possible|potential|putative|exact|precise|specific|respective|relative|individual|overall|also|exactly|precisely)\s+)+/iu;
/** "the harmful effects of fasting": what is compared is fasting. */
const EFFECT_OF =
  /^(?:[\p{L}-]+\s+){0,2}(?:effects?|impacts?|influences?|use|role|presence|contribution)\s+(?:of|(?<=role\s)for)\s+(?:(?:the|an?)\s+)?(?=\S)/iu;
/** "greater levels of", "an increase in", "reduced": how much there is of what is measured. */
const MORE =
  /^(?:(?:higher|greater|increased|elevated|enhanced|excess|excessive|improved|more|larger|longer|stronger|faster)\s+|(?:(?:significant|marked|sharp|substantial|strong)\s+)?(?:increases?|rises?|gains?)\s+(?:in|of)\s+(?:(?:the|an?)\s+)?)/iu;
const LESS =
  /^(?:(?:lower|reduced|decreased|impaired|diminished|fewer|less|smaller|shorter|weaker|slower)\s+|(?:(?:significant|marked|sharp|substantial|strong)\s+)?(?:(?:reductions?|decreases?)\s+(?:in|of)|declines?\s+in)\s+(?:(?:the|an?)\s+)?)/iu;
/** "differences in flowering", "the process of cell division": flowering and cell division are measured. */
const CHANGE =
  /^(?:[\p{L}-]+ )?(?:(?:differences?|changes?|alterations?|shifts?|variations?)\s+in|process\s+of)\s+(?:(?:the|an?)\s+)?(?=\S)/iu;
/** "or other drugs", "in these cells", "described above": says nothing that can be read alone. */
const TAIL =
  /(?<!\s)(?:,?\s+(?:and|or|and\/or|as well as)\s(?:on\s)?(?:other|their|its)\s.*|\s+(?:as\s)?(?:described|reported|observed|shown|mentioned)\s(?:herein|here|above|below|before|previously).*|\s+(?:(?:required|needed|necessary|used)\sfor|(?:derived|arising|resulting)\sfrom)\s(?:its|their)\s.*|\s+in\s(?:this|that|these|those|such|our|its|their)\s.*|\s+in\sthe\s(?:present|current)\s.*|\s+in\sthe\s(?:study area|region|area|future|long term|short term))$/iu;
/** "adding the drug to our regimen" */
const TO_OUR = /(?<!\s)\s+to\s(?:our|this|these)\s.*$/iu;
const ARTICLE = /(?<!\p{L})(?:the|an?|any)\s+$/iu;
const MAX_WORDS = 18;
const MAX_CHARACTERS = 180;
/** A study, a count or a clause: no name of a thing. */
const NO_NAME =
  /[?!;:=%<>]|\b(?:whether|which|that|who|how|why|what|when|where|is|are|was|were|has|have|had|may|might|could|can|would|will|should|not|no|none|little|further|future|figs?|figures?|then|therefore|thus|however)\b|\b(?:changes|varies|differs|correlated?s?|interacts?) with\b|^(?:the )?(?:underlying )?mechanisms? (?:of|underlying)\b/iu;
/** "C6", "whiB7": the name of a gene or protein. */
const IDENTIFIER = /^\p{L}{1,6}-?\d{1,4}\p{L}?$/u;
/** "a factor that activates growth": a clause that belongs to the name. */
const RELATIVE =
  / (?:that|which|who|whose) .*$| (?:an?|the) [\p{L} -]+ (?:can|may|could|will) \p{L}+$/u;
const OPEN_END = /\b(?:and|or|of|in|to|the|an?|with|by|for|from|on|at|as|than|between)$/iu;

type Level = 'more' | 'less' | 'different';

const LEVELS: readonly (readonly [Level, RegExp])[] = [
  ['more', MORE],
  ['less', LESS],
  ['different', CHANGE],
];

/** A part of a hypothesis within a sentence, as offsets into its text. */
export interface NamedSpan {
  readonly start: number;
  readonly end: number;
  /** Its words without parentheses. */
  readonly text: string;
  /** The phrase says that there is more or less of it, or that it changes: "reduced", "differences in". @default it does not */
  readonly level?: Level;
}

const plain = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/ ([,.;])/gu, '$1')
    .trim();

const headOf = (tokens: readonly Token[], { from, to }: TokenRange): string => {
  let at = from;
  while (at < to && !isNoun(tokens[at])) at += 1;
  while (
    at + 1 < to &&
    (isNoun(tokens[at + 1]) || /^(?:NUM|X|SYM)$/u.test(tokens[at + 1]?.pos ?? ''))
  )
    at += 1;
  return (tokens[at]?.text ?? '').toLowerCase();
};

/** The words of a phrase that say something by themselves. */
const countContent = (text: string): number =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{N}-]{2,}/gu) ?? []).length;

/** A `group` may be people. An `outcome` is named without how much of it there is; what is associated keeps it: "reduced mortality". */
export type PartRole = 'factor' | 'outcome' | 'associated' | 'group';

/**
 * Names what a phrase of a sentence stands for, as a stretch of the sentence.
 * @param text the sentence with its parentheses blanked, which begins at `offset`
 * @returns undefined where the phrase needs another sentence, or names no thing that can be varied or measured
 */
export function namePart(
  tokens: readonly Token[],
  range: TokenRange | undefined,
  text: string,
  offset: number,
  role: PartRole,
): NamedSpan | undefined {
  const [first, last] = range ? [tokens[range.from], tokens[range.to - 1]] : [];
  if (!range || !first || !last) return undefined;
  const full = text.slice(first.start - offset, last.end - offset);
  const tail = TAIL.exec(full) ?? (/^\p{L}+ing\s/iu.test(full) ? TO_OUR.exec(full) : null);
  const end = last.end - offset - (tail?.[0].length ?? 0);
  let start = first.start - offset;
  const skip = (pattern: RegExp): boolean => {
    const match = pattern.exec(text.slice(start, end));
    if (!match) return false;
    start += match[0].length;
    return true;
  };
  const whole = plain(text.slice(start, end));
  if (POINTING_NOUN.test(whole) || ONLY_SEEN.test(whole)) return undefined;
  skip(FRONT);
  if (role === 'factor' && skip(EFFECT_OF)) {
    if (/^(?:these|this|those|such)\s/iu.test(text.slice(start, end))) return undefined;
    skip(FRONT);
  }
  const [level] = role === 'outcome' ? (LEVELS.find(([, pattern]) => skip(pattern)) ?? []) : [];
  if (level) skip(/^(?:levels? of\s+)/iu);
  const phrase = plain(text.slice(start, end));
  const kept = {
    from: tokens.findIndex((token) => token.start - offset >= start),
    to: tokens.findLastIndex((token) => token.end - offset <= end) + 1,
  };
  const head = headOf(tokens, kept);
  if (!isName(phrase) || EMPTY_HEAD.has(head) || OF_STUDIES.test(phrase)) return undefined;
  if (!isNounPhrase(tokens.slice(kept.from, kept.to))) return undefined;
  if (WEAK_HEAD.has(head) && !hasSpecificWord(phrase.replace(RELATIVE, ''), head)) return undefined;
  // "the anatomical, histological and …": the noun follows elsewhere.
  if (/(?:ical|ous)$/iu.test(last.text) && tokens[range.to]?.text === ',') return undefined;
  if (role !== 'factor' && FINDING_OUT.test(phrase)) return undefined;
  // Those in whom something is measured are not what is measured.
  if (role !== 'group' && LIVING_HEAD.has(head)) return undefined;
  if (
    role !== 'factor' &&
    role !== 'group' &&
    tokens[kept.from]?.pos === 'VERB' &&
    /ing$/iu.test(tokens[kept.from]?.text ?? '') &&
    (!isNoun(tokens[kept.from + 1]) ||
      directionOfVerb(tokens[kept.from]?.lemma ?? '') !== undefined)
  )
    return undefined;
  // The article belongs to the phrase, so that a sentence can be written with it.
  const article = ARTICLE.exec(text.slice(0, start))?.[0].length ?? 0;
  const from = start - article;
  return { start: from, end, text: plain(text.slice(from, end)), ...(level && { level }) };
}

const LIVING_HEAD = wordSet(
  'patient patients individual individuals adults women men girls boys children infants newborns participants volunteers carriers recipients survivors students adolescents people households subjects housewives refugees msm pwid pwh plwh mice rabbits rats humans animals pigs monkeys dogs cats sheep cattle families workers nurses teachers mosquitoes horses fetuses population populations plants crops trees seedlings cultivars',
);

const hasSpecificWord = (phrase: string, head: string): boolean =>
  // "forms of Se": a symbol
  /(?<=\s)\p{Lu}\p{Ll}?$/u.test(phrase) ||
  (phrase.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}/-]+/gu) ?? []).some(
    (word) =>
      word !== head &&
      word.length > 2 &&
      !NOT_SPECIFIC.has(word) &&
      !WEAK_HEAD.has(word) &&
      !/^(?:and|the|for|with|from|into|upon|between|within|among)$/u.test(word),
  );

const isName = (phrase: string): boolean => {
  const words = phrase.split(' ').length;
  return (
    words <= MAX_WORDS &&
    phrase.length <= MAX_CHARACTERS &&
    (countContent(phrase) > 0 ||
      IDENTIFIER.test(phrase) ||
      /^\p{Lu}[\p{Lu}\p{N}]+$/u.test(phrase)) &&
    /\p{L}/u.test(phrase) &&
    (isSpecificPhrase(phrase) || IDENTIFIER.test(phrase)) &&
    !POINTING.test(phrase) &&
    !NO_NAME.test(phrase.replace(RELATIVE, '')) &&
    !OPEN_END.test(phrase)
  );
};
