import type { HypothesisStructure } from '@spinout/api-client';
import { namesMeasurable } from '@spinout/domain/measurable-outcome';
import type { Token } from '../language/language.types.js';
import type { Language } from '../language/parse-text.js';
import { isNounPhrase } from '../starting-points/is-noun-phrase.js';
import { asWritten } from './named-comparator.js';
import { nameFactor, nameOutcome } from './design-names.js';
import { isMeasureName } from '../study-phrases/measure-names.js';

/** What a hypothesis must name before a study is planned in full. */
export type NeededPart = 'factor' | 'outcome';

const MAX_CHARACTERS = 110;
/** "Red light.": so short a phrase may have no noun for the tagger. */
const MAX_UNTAGGED = 3;

/** Words of a clause around the phrase, of a passage of one paper, or of talk about research. */
const NO_PHRASE =
  /\b(?:how|why|whether|what|when|due to|as a (?:consequence|result)|because|in (?:arm|group|cohort) \p{Lu}\b|in (?:the )?[\p{L}-]+ group|arms? [A-Z]\b|day [+\d]|table|figure|fig|et al|our|this (?:study|paper)|understanding|knowledge of|finding|findings|observation|hypothesis|evidence|january|february|march|april|june|july|august|september|october|november|december)\b|[+=<>{}|]\s?\d/iu;

/** Classes of things, and talk about causes: nothing that one study could set or compare. */
const CLASS_ONLY =
  /^(?:the |an? |these |other |many |several |various |different |signal+ing |cellular |molecular |biological |environmental |genetic |host |viral |potential |possible |additional |underlying |new |novel |\p{L}+ and )*(?:effectors?|factors?|vertebrates|invertebrates|mammals|species|organisms|vectors?|hosts?|pathways?|mechanisms?|processes|differences?|similarit(?:y|ies)|variations?|changes|alterations|associations?|relationships?|interactions?|results?|data|outcomes?|strateg(?:y|ies)|approach(?:es)?|methods?|measures|policies|studies|research|work|models?|variables?|parameters?|proteins?|genes?|molecules|compounds|agents?|drugs|enzymes|receptors|cells|tissues|patients|people|participants|individuals|mice|rats|animals|samples|conditions|groups?|regions?|countries|stages?|events?|symptoms|features|properties|functions?|roles?|importance|use|advances?|progress|development|limitations?|uncertaint(?:y|ies)|barriers?|challenges?|issues?|problems?|reasons?|causes?)(?: (?:of|in|for|from|between) (?:the )?(?:[\p{L}-]+ )?(?:studies|study|patients|cells|groups?|data|results?|models?))?$/iu;
/** "The difference between A and B", "the role of A": a statement about a factor rather than a factor. */
const ABOUT =
  /^(?:the |an? |any )?(?:[\p{L}-]+ )?(?:differences?|discrepanc(?:y|ies)|similarit(?:y|ies)|relationships?|associations?|correlations?|interactions?|interplay|balance|roles?|involvement|importance|relevance|contribution|significance|reasons?|implementation|understanding|fact|possibility|ability|need|lack of (?:studies|data|evidence|information|knowledge)) (?:of|in|between|among|to|that|for)\b/iu;
/** "Decreasing the risk": nobody sets a risk, only what lowers it; "understanding how" sets nothing. */
const SETS_AN_OUTCOME =
  /^(?:(?:decreas|reduc|lower|increas|rais|improv|prevent|avoid)\p{L}*ing (?:\p{L}+ ){0,3}(?:risks?|incidence|prevalence|mortality|morbidity|burden|severity|deaths|survival|outcomes?)\b|(?:understand|identify|know|determin|assess|evaluat|examin|investigat|explor|study|predict|monitor|detect|confirm|observ|guid|manag|address)\p{L}*ing\b)/iu;
/** "A long duration of high blood glucose": how long something lasted, which is no setting of its own. */
const LASTED =
  /^(?:the |an? )?(?:long(?:er|-term)?|short(?:er|-term)?) (?:duration|absence|presence|history) of\b/iu;
/** A means to see something is no cause of what it shows. */
const MEANS_TO_SEE =
  /\b(?:(?:mri?|imaging|echo|pulse)\b.*\bsequences?|imaging|scans?|mri|ct|pet|ultrasound|radiograph\w*|endoscop\w+|enteroclysis|fluoroscop\w+|microscop\w+|assays?|pcr|sequencing|spectr\w+|chromatograph\w+|questionnaires?|surveys?|databases?|algorithms?)$/iu;
const OF_MEANS =
  /\b(?:accuracy|sensitivity|specificity|yield|detection|time|cost|agreement|error|performance|turnaround|precision|recall|throughput|diagnos\w+|quality)\b/iu;

/** Nothing that a study measures as it stands. */
const NO_OUTCOME =
  /\b(?:aspects?|pathogenesis|etiology|aetiology|pathophysiology|involvement|roles?|benefits?|beneficial|appropriate|implications?|consequences?|differences?|effects?|variations?|mechanisms?|understanding|knowledge gaps?|management|guidance|contribution|importance|functions|pathways?|immunity|defen[sc]e|evolution|dynamics|existence|presence|absence|possibility|ability|potential|nature|origin|process(?:es)?|system|strateg(?:y|ies)|development of (?:new|novel|better)|need)\b/iu;
/** What has a degree or a kind that a study can record, though its noun is no quantity. */
const ALSO_MEASURED =
  /\b(?:fates?|shapes?|sizes?|morpholog(?:y|ies)|structure|health|(?:cycle|shelf|service) life|(?:kidney|renal|lung|liver|cardiac|heart|cognitive|executive|immune|endothelial|muscle|thyroid) function|falls|replay|judg(?:e)?ments?|analgesia|unwinding|binding|composition|behaviou?rs?|gait|posture|sleep)\b/iu;

/** "For men", "more effective", "guide management": no name of a thing. */
const NO_NAME = new Set(['ADP', 'VERB', 'ADV', 'AUX', 'PRON', 'SCONJ', 'PART', 'CCONJ']);
const GERUND = /ing$/iu;

/**
 * Parts that a person wrote or chose are theirs: they only have to name something. Who names what a factor is compared with has read
 * the others.
 */
export const isOfPerson = ({ origins }: HypothesisStructure, part: NeededPart): boolean =>
  origins?.[part] === 'user' || origins?.comparator === 'user';

/** "Not finishing" beside "finishing": two sides that a person wrote need not be names. */
const isSideOfPair = (structure: HypothesisStructure): boolean =>
  structure.origins?.comparator === 'user' && asWritten(structure, 'factor') !== undefined;

/**
 * What a hypothesis does not name well enough to plan its study: a factor that a study can set or compare, and an outcome that it
 * can measure. Both must be noun phrases of one clause.
 */
export function findMissingParts(
  structure: HypothesisStructure,
  language: Pick<Language, 'parse'>,
): readonly NeededPart[] {
  const { factor, outcome } = structure;
  const missing: NeededPart[] = [];
  const isFactor =
    isSideOfPair(structure) ||
    (nameFactor(factor) !== undefined &&
      (isOfPerson(structure, 'factor') || isUsableFactor(factor, outcome, language)));
  if (!isFactor) missing.push('factor');
  const isOutcome =
    nameOutcome(outcome) !== undefined &&
    (isOfPerson(structure, 'outcome') || isUsableOutcome(outcome, factor, language));
  if (!isOutcome) missing.push('outcome');
  return missing;
}

/** Whether a phrase names something that a study can set, give or compare. */
export function isUsableFactor(
  factor: string,
  outcome: string,
  language: Pick<Language, 'parse'>,
): boolean {
  const name = nameFactor(factor);
  return (
    name !== undefined &&
    isOneNounPhrase(name, language) &&
    ![CLASS_ONLY, ABOUT, SETS_AN_OUTCOME, LASTED].some(
      (pattern) => pattern.test(name) || pattern.test(factor),
    ) &&
    (!MEANS_TO_SEE.test(name) || OF_MEANS.test(outcome)) &&
    // "C. elegans": a species is studied, not varied.
    !/^\p{Lu}\. \p{Ll}+$/u.test(name) &&
    // "A mutation on euchromatin": words of another clause.
    !/(?<!based|acting|focused|working) on (?!the basis)/u.test(name)
  );
}

/** Whether a phrase names something that a study can measure, and not the factor once more. */
export function isUsableOutcome(
  outcome: string,
  factor: string,
  language: Pick<Language, 'parse'>,
): boolean {
  const name = nameOutcome(outcome);
  return (
    name !== undefined &&
    isOneNounPhrase(name, language) &&
    !CLASS_ONLY.test(name) &&
    !NO_OUTCOME.test(name) &&
    !DEGREE_ONLY.test(outcome) &&
    (namesMeasurable(name) ||
      isMeasureName(name) ||
      ALSO_MEASURED.test(name) ||
      HAS_DEGREE.test(outcome)) &&
    !repeatsFactor(name, factor)
  );
}

/** Whether the words make one noun phrase by themselves. */
const isOneNounPhrase = (phrase: string, { parse }: Pick<Language, 'parse'>): boolean => {
  if (phrase.length > MAX_CHARACTERS || NO_PHRASE.test(phrase)) return false;
  // After an article, "falls" and "recall" are nouns.
  const plain = phrase.replace(/^(?:the|an?) /iu, '');
  const [, ...tokens] = parse(`The ${plain}.`).sentences.flatMap((sentence) => sentence.tokens);
  return (
    isNounPhrase(tokens) &&
    !isOpening(tokens) &&
    (tokens.some(isNoun) || tokens.length <= MAX_UNTAGGED)
  );
};

const isNoun = ({ pos, text }: Token) =>
  pos === 'NOUN' || pos === 'PROPN' || pos === 'X' || GERUND.test(text);
/** "Weaker doe condition": a comparative tells that something has a degree. */
const HAS_DEGREE = /^(?:weaker|stronger|poorer|worse|better) (?!for |in |than )\p{L}+ \p{L}/iu;
/** "Higher for men": a degree of nothing. */
const DEGREE_ONLY =
  /^(?:\p{L}+er|more|less|better|worse) (?:for|in|among|than|at|with|after|during)\b/iu;

const isOpening = ([first, second]: readonly Token[]): boolean =>
  first !== undefined &&
  NO_NAME.has(first.pos) &&
  !GERUND.test(first.text) &&
  !/[^e]ed$/u.test(first.text) &&
  // "Culturally tailored programs"
  !(first.pos === 'ADV' && /ed$|ing$/u.test(second?.text ?? ''));

const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).filter((word) => !SMALL.test(word));
const SMALL = /^(?:the|and|for|with|from|level|levels|rate|rates|high|low|higher|lower)$/u;

/** Whether an outcome cannot be without the factor: "LMNA-associated disease", for the factor LMNA. */
export const repeatsFactor = (outcome: string, factor: string): boolean => {
  const [first, second] = wordsOf(factor);
  const words = new Set(wordsOf(outcome));
  return (
    first !== undefined &&
    words.has(first) &&
    (second === undefined ? words.size <= 2 : words.has(second))
  );
};
