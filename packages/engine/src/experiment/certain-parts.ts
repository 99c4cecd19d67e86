import { isWholeName } from '../study-phrases/whole-name.js';
import { nameFactor, nameOutcome } from './design-names.js';

const MAX_FACTOR_WORDS = 9;
const MAX_OUTCOME_WORDS = 9;

/** A list, an aside or a clause: more than one thing, or a sentence about it. */
const NO_SIMPLE_PHRASE =
  /\b(?:or|and|that|which|who|whose|where|when|such as|including|depending|in general|in particular)\b|[,;/()[\]“”"]/iu;
/** What nobody sets, gives or finds in a unit of a study: judgments, results, and how something comes about. */
const ABSTRACT =
  /^(?:(?:the|an?) )?(?:(?!(?:of|in|for|to|on|by|with|from|between|within|among)\b)[\p{L}\d'’-]+ )*?(?:benefits?|advantages?|superiority|inferiority|bas[ei]s|bias(?:es)?|enrichment|incorporation|roles?|regulation|mechanisms?|modes?|involvement|importance|contribution|evolution|origins?|recruitment|machinery|process(?:es)?|pathways?|factors?|functions?|understanding|knowledge|potential|ability|possibility|need|correlations?|associations?|relationships?|connections?|relations?|differences?|similarit(?:y|ies)|variations?|heterogeneity|interplay|balance|nature|concept|evidence|approach(?:es)?|avenues?|strateg(?:y|ies)|justification|attention|implications?|consequences?|effects?|impacts?|influences?|outcomes?|pathogenesis|improvements?|progress|dynamics|diffusion|mutations|deletions?)(?= (?:of|in|for|to|on|by|with|from|between|within|among)\b|$)/iu;
/** "The absence of other volatiles": other than what, the sentence does not say. */
const OPEN_CLASS = /\b(?:other|others|another|various|different|several|certain|some|such)\b/iu;
const HEDGED =
  /^(?:perhaps|possibly|probably|potentially|presumably|apparently|eventual|eventually|maybe)\b/iu;
/** What an outcome has no degree of. */
const ABSTRACT_OUTCOME =
  /\b(?:regulation|integrity|mechanisms?|roles?|understanding|process(?:es)?|pathways?|basis|signaling that|potential|benefits?|superiority|bias|vigou?r|fate|inferior|superior)\b/iu;

/** "The project", "the tool": which, only the paper says. */
const UNNAMED =
  /^(?:(?:the|this|our|an?) )?(?:project|study|program(?:me)?|tool|system|intervention|treatment|method|model|device|drug|gene|protein)s?$/iu;
/** "A signal rather than": cut before what it is set against. */
const CUT = /\b(?:rather than|instead of|such as|as well as|than|as)$/iu;
/** "Increased digestion by an enzyme": what something else does is a result; "high levels" of what lie above which; "responsive genes" are many at once. */
const NOT_SET =
  /^(?:(?:the|an?) )?(?:increased|decreased|reduced|elevated|enhanced|improved|higher|lower|more|less) .+ by \S|^(?:high|low) (?:\S+ ){1,2}(?:counts?|levels?|rates?|numbers?|concentrations?)$|\bresponsive (?:genes|proteins)\b/iu;
/** "The growth of more bacteria": more than what. */
const COMPARED = /\b(?:of|in) (?:more|fewer|less|better)\b/iu;

const wordsIn = (text: string): number => text.trim().split(/\s+/u).length;

const isSimple = (name: string, mostWords: number): boolean =>
  wordsIn(name) <= mostWords &&
  !NO_SIMPLE_PHRASE.test(name) &&
  ![HEDGED, OPEN_CLASS, UNNAMED, CUT, COMPARED].some((pattern) => pattern.test(name));

/** "The high prevalence of asthma": a number of a population, which does not differ between its members. */
const OF_POPULATION =
  /^(?:(?:the|an?) )?(?:[\p{L}-]+ )?(?:prevalence|incidence|proportions?|numbers?) of\b/iu;
/** "The harmful effects of naps": naps are what is compared. */
const EFFECT_OF = /^(?:the |an? )?(?:[\p{L}-]+ )?(?:effects?|impacts?|influences?) of (?=\S)/iu;
/** "The combination of A and B": both are given at once. */
const BOTH = /^(?:the |an? )?combin(?:ation|ed [\p{L}-]+) of (\S+(?: \S+)?) and (\S+(?: \S+)?)$/iu;

/** Whether a factor that nobody confirmed is plainly one thing that a study can set or observe. */
export function isCertainFactor(factor: string): boolean {
  const name = nameFactor(factor) ?? '';
  const thing = factor.replace(EFFECT_OF, '');
  const plain = name.replace(BOTH, '$1');
  return (
    name !== '' &&
    !OF_POPULATION.test(thing) &&
    !NOT_SET.test(thing) &&
    !ABSTRACT.test(thing) &&
    !ABSTRACT.test(plain) &&
    isSimple(plain, MAX_FACTOR_WORDS) &&
    isSimple(thing.replace(BOTH, '$1'), MAX_FACTOR_WORDS)
  );
}

/** Whether an outcome that nobody confirmed is plainly one thing that a study can measure. */
export function isCertainOutcome(outcome: string): boolean {
  const name = nameOutcome(outcome) ?? '';
  return (
    name !== '' &&
    isWholeName(name) &&
    !ABSTRACT_OUTCOME.test(outcome) &&
    !ABSTRACT.test(name) &&
    isSimple(name, MAX_OUTCOME_WORDS)
  );
}

const STEM_CHARACTERS = 6;
const stemsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{6,}/gu) ?? []).map((word) => word.slice(0, STEM_CHARACTERS));

/** Whether all units have an outcome already: "infertility" in "infertile men". */
export const isGivenByUnits = (outcome: string, units = ''): boolean => {
  const [only, ...more] = stemsOf(outcome);
  return only !== undefined && more.length === 0 && stemsOf(units).includes(only);
};

/** Outcomes at the level of molecules and cells, which nobody measures across participants. */
const OF_MOLECULES =
  /\b(?:genes?|proteins?|enzymes?|complex(?:es)?|receptors?|promoters?|chromatin|binding|folding|conformations?|phosphorylation|transcription|translation|ribosom\w+|mitochondri\w+|kinases?|polymerases?|membranes?|vesicles?|mRNAs?|DNA|RNA)\b/iu;

/** Whether an outcome can be measured in people as whole persons. */
export const isOutcomeOfPeople = (outcome: string): boolean => !OF_MOLECULES.test(outcome);

/** Verbs that say no direction unless the outcome is a quantity: "protects", "contributes to", "is essential for". */
const WITHOUT_SIGN =
  /\b(?:protect(?:s|ed)?(?! (?:[\p{L}-]+ )?(?:against|from))|contribut(?:es?|ed)|(?:is|are|may be|might be|could be) (?:essential|important|crucial|necessary|critical|required) for|plays? (?:an? )?(?:[\p{L}-]+ )?(?:role|part) in|involved in)\b/iu;
const QUANTITY =
  /\b(?:levels?|rates?|concentrations?|mortality|survival|incidence|prevalence|severity|yields?|weights?|heights?|numbers?|risks?|pain|duration|length|scores?|density|thickness|volume|viability)\b/iu;

/** Whether the verb of a sentence says which way an outcome goes. */
export const saysDirection = (statement: string, outcome: string): boolean =>
  !WITHOUT_SIGN.test(statement) || QUANTITY.test(outcome);
