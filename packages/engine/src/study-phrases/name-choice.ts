import type { Language } from '../language/parse-text.js';
import { isNounPhrase } from '../starting-points/is-noun-phrase.js';
import { isWholeName } from './whole-name.js';

/** "Increased levels of": how much there is, of what is named. */
const LEVEL =
  /^(?:(?:significant(?:ly)?|relatively|slightly|markedly) )?(?:(?:increased|decreased|reduced|elevated|higher|lower|greater|improved|enhanced|less|more|fewer|poorer|better|narrower|wider|broader|stronger|weaker|unaltered|unchanged|noticeably|delayed|long(?:er)?(?= duration)|short(?:er)?(?= duration)|high(?= levels?)|low(?= levels?))\s)+(?=\S+ \S|\S{5})/iu;
/** What a name does without: what stands beside it in its sentence only. */
const TAIL =
  /(?<=\S{3}),? (?:(?:with (?:regard|respect) to|in terms of|as an? |such as|including|e\.g\.|as well as|in addition to|using|based on|found in|observed in|due to|compared (?:to|with)|on (?:a|the) \S+ scale)\b.*|(?:and|or)(?: (?:other|its|their)\b.*)?|(?:into|for|by|with|to) (?:our|this|these|their|its)\b.*|from (?:the|our) (?:[\p{L}-]+ )?(?:surveys?|stud(?:y|ies)|trials?|samples?|data)\b.*|in the (?:process|course|context) of .*|in (?:arm|group|cohort) \p{Lu}\b.*|beyond day .*|in (?:this|that|these|those|our|such|the (?:present|current|near)|a local|nature|general|turn|vivo|vitro|recent)\b.*)$/iu;
/** "Released during": where or when something was, rather than what it is. */
const SEEN_WHERE =
  /(?<=\S{3}) (?:released|produced|observed|found|seen|reported|described|obtained|detected|present) (?:during|in|by|from|at|after|under|within)\b.*$/iu;
/** "Supported", "earlier": what the sentence goes on with. */
const LAST =
  /(?<=\S{3}) (?:supported|released|observed|reported|used|described|found|provided|based|obtained|earlier|later|tested|studied|needed|required|together|alone|var|increasing|decreasing)$|, (?:the|an?|its) .*$/iu;
/** "Decreasing the risk": the risk is what differs. */
const SETTING =
  /^(?:decreasing|increasing|reducing|improving|lowering|raising|enhancing|exacerbating|facilitating|avoiding|preventing|minimi[sz]ing|maximi[sz]ing) (?:the |an? )?(?=\S)/iu;
/** Research, texts and talk, which no study varies or measures; with one word before them or none. */
const TALK_ONLY =
  /^(?:(?:[\p{L}’'-]+ ){0,2})?(?:research(?:es)?|stud(?:y|ies)|investigations?|works?|trials?|results?|surveys?|findings?|observations?|datasets?|hypothes[ei]s|questions?|directions?|analys[ei]s|experiments?|examinations?|evidence|literature|papers?|reports?|authors?|aims?|objectives?|goals?|purpose|insights?|knowledge|understanding|conclusions?|interpretations?|explanations?|limitations?|challenges?|issues?|problem|phenomen(?:a|on)|examples?|perspectives?|recommendations?|discussions?|reasons?|strateg(?:y|ies)|approach(?:es)?|ways?|methodology|steps?|efforts?|attempts?|attention|consideration|interests?|facts?|things?|years?|decades?|months?|days?|weeks?|future|past|settings?|world|roles?|effects?|impacts?|influence|mechanisms?|aspects?|differences?|similarit(?:y|ies)|associations?|relationships?|correlations?|opportunit(?:y|ies)|possibilit(?:y|ies)|potential|advantages?|importance|needs?|implications?|consequences?|addition|order|fact|likelihood|chance|basis|hand|light|view|terms|means|ones?|concerns?|advances?|progress|lack|follow-up|existence|appearance|start|end|beginning|prices?|version|contexts?|abilit(?:y|ies)|in (?:vivo|vitro))$/iu;
/** Words that name nothing of a study unless another word says which. */
const SAYS_LITTLE =
  /^(?:(?:the|an?|new|novel|other|more|many|various|different|several|important|specific|further|future|current|present|possible|potential|similar|related|certain|main|major|key|additional|general|particular|underlying|recent|effective|these|available|common|better|early|good|human|natural|local|global|clinical|biological|strong|positive|negative|conventional|standard|appropriate|adequate|diagnostic|such|active|intensive|healthy|infected|severe|serious|normal|advanced|cellular|physiological|variant|temperate|larger|high-risk|longer|precautionary|prognostic|therapeutic|predictive|initial|first|last|adjunctive|T\d) )*(?:data|information|contacts?|methods?|techniques?|times?|periods?|seasons?|areas?|regions?|countries|nature|process(?:es)?|pathways?|factors?|variables?|parameters?|features?|properties|characteristics|functions?|changes?|interactions?|patterns?|trends?|levels?|rates?|values?|numbers?|amounts?|types?|kinds?|forms?|groups?|subjects?|samples?|combinations?|conditions?|benefits?|uses?|usage|applications?|outcomes?|candidates?|targets?|tools?|systems?|models?|scenarios?|measures?|interventions?|treatments?|therap(?:y|ies)|surgery|screening|training|programs?|programmes?|diets?|prophylaxis|strains?|species|genes?|proteins?|cells?|molecules?|compounds?|agents?|drugs?|markers?|biomarkers?|lines?|part|probability|availability|control|regulations?|management|practice|technolog(?:y|ies)|diseases?|disorders?|virus(?:es)?|infections?|pandemics?|epidemics?|outbreaks?|populations?|society|communit(?:y|ies)|people|humans?|individuals?|patients?|participants?|production|development|improvement|success|failure|absence|presence|occurrence|origins?|sources?|causes?|course|body|experience|evolution|dynamics|content|sites?|status|cases?|problems?|guidelines?|exposures?|activit(?:y|ies)|genotypes?|polymorphisms?|charts?|plants?|animals?|insects?|vectors?|pathogens?|bacteria|parasites?|hosts?|immunity|tissues?|organs?|assays?|tests?|testing|sequences?|variants?|mutations?|isolates?|women|men|children|adults|clinic|hospital|home|school|food|water|air|blood|serum|plasma|dose|vaccines?|device|reference|charge|surface|structure|materials?|film|layer|solution|mixture|extracts?|oils?|growth|quality|performance|efficiency|damage|injury|progression|expansion|expression|transmission|recovery|responses?|resistance|behaviou?r|helping|making|providing|improving|deletions?|promoters?|pathogenesis|increasing|reducing|having|taking|being|causing|inhibitors?|antibiotics?|exercises?|restrictions?)$/iu;
/** A vehicle, a control or a group of one paper; debris of citations; events of research. */
const NO_THING =
  /\b(?:vehicle|solvent|DMSO|negative control|positive control|control (?:group|solution|sample|arm)s?|(?:treatment|placebo|intervention|experimental) (?:group|arm)s?|et al|figures?|tables?|fig|supplementary|appendix|section|chapter|doi|https?|respectively|p[- ]?values?|research(?:ers)?|stud(?:y|ies)|authors?|literature|hypothes[ei]s|findings?|reviews?|reports?|evidence|questions?|investigations?|knowledge|understanding|limitations?|publications?|perspectives?|guidelines?|meta-analys[ei]s|(?:accurate|reliable|proper|appropriate|precise) (?:testing|tests?|assessment|diagnosis|measurements?|estimation)|important point|critical point|meeting|this way|examinations?|microscop\w+|oncogene|questionnaires?|manuscript|hours?|minutes|picture|alternative route|approximation|crisis|sufficient quantities|call for|unclear|why|(?:major|main|key) factors|provided|best|broader range|guidance|likely|ongoing|complete|(?:COVID-19|SARS-CoV-2) (?:pandemic|epidemic|outbreak|crisis)|conducted|january|february|march \d+|april|june|july|august|september|october|november|december|showed|shows|had|found|revealed|received|numbers? of patients|PC\d|test and (?:the )?reference)\b|[[\]{}<>=±×]|(?<![\p{L}\d-])\d{4}|\d[−–,]\d|^\d|\d\s?(?:µg|mg|ml|µl)\b/iu;
/** What the name of something that is studied never has as its head. */
const NO_HEAD =
  /^(?:[\p{L}-]+ )*?(?:access|phenomen(?:a|on)|days?|weeks?|months?|years?|settings?|results?|periods?|opportunit(?:y|ies)|amounts?|replication|contexts?|comparisons?|seasons?|places?|advance|attention|efforts?|possibilit(?:y|ies)|steps?|points?|team|teams|questions?|data|samples?|aims?|goals?|focus|example|examples|kind|kinds|perspectives?|need|needs|importance|interest|reasons?|allocation|revision|introduction|inclusion of (?:more|other)|lines?|areas?|zones?|districts?|borders?|hand|basis|means|way|ways|term|terms|facts?|ideas?|notions?|views?)(?= (?:of|in|for|to|on|with|from|between|at|about|as|that|where|which)\b|$)/iu;
/** "Increasing the time": a gerund before a name that says nothing. */
const GERUND = /^\p{L}+ing (?:the |an? )?/iu;
/** Adjectives and numbers that count, without a thing of their own. */
const COUNTS_ONLY =
  /^(?:(?:small|large|certain|great|high|low|relatively|sufficient|significant|sizable|substantial|limited|considerable)\s)*(?:proportions?|numbers?|amounts?|shares?|portions?|percentages?|variety|range|majority|degree|extent)\b(?! of \S)/iu;
/** Articles and words that point or count. */
const FRONT =
  /^(?:(?:the|an?|all|both|each|every|its|their|our|some|any|these|those|this|that|such|other|another|various|different|several|many|certain|specific|possible|potential|exact|precise|also|only|even|further|additional|observed|overall|relative|resulting|respective|series of|much|enough|a)\s+)+/iu;
const POINTING =
  /\b(?:it|they|we|he|she|this|these|those|them|us|our|their|its|there|here|how|what|when|where|whether|such|same|above|below|following|latter|former|each|other|others|another|as|if|than|not|no|may|might|could|can|is|are|was|were)\b/iu;
/** A virus or a disease alone, or a species: what a paper is about rather than what is varied or measured. */
const SUBJECT_ONLY = /^(?:COVID-?19|SARS-CoV-2|HIV-\d|\p{Lu}{2,5}V|\p{Lu}\p{Ll}?\. \p{Ll}+)$/u;
/** "Horses with inflammatory": cut before its noun. */
const CUT_END =
  /\s(?:with|of|in|for|to|without|from) (?:[\p{L}-]+ )?\p{Ll}{3,}(?:atory|ative|itive|ive|eous|ious|genic|etic|itic|lytic|saline)$/u;
/** "Those other chromosomes": other than what stands elsewhere. */
const POINTS_ELSEWHERE =
  /^(?:(?:the|any|all|those|these|many|several|some) )?(?:other|another|such)\b/iu;
const isEmpty = (name: string): boolean =>
  TALK_ONLY.test(name) || SAYS_LITTLE.test(name) || SUBJECT_ONLY.test(name);
const MAX_WORDS = 11;
const MAX_CHARACTERS = 95;

const isShort = (name: string): boolean =>
  name.length >= 3 &&
  name.length <= MAX_CHARACTERS &&
  name.split(' ').length <= MAX_WORDS &&
  /\p{L}{2}/u.test(name);

/** Cuts a long name at its last preposition that is no "of", or at its last "and". */
function shorten(name: string): string {
  if (name.split(' ').length <= MAX_WORDS) return name;
  const cut = name.replace(
    /(?<=\S{3}) (?:in|among|with|from|for|to|at|on|against|under|between|where|who|that|which|,)\s(?:(?!\s(?:in|among|with|from|for|to|at|on|against|under)\s).)*$/iu,
    '',
  );
  return cut === name ? name : shorten(cut);
}

/**
 * A phrase of a sentence as the name of something that a study can vary or measure, in its own words.
 * @returns undefined for talk, fragments, citations, controls and what says nothing by itself
 */
export function nameChoice(phrase: string, { parse }: Pick<Language, 'parse'>): string | undefined {
  const whole = phrase.replace(/\s+/gu, ' ').trim();
  if (POINTS_ELSEWHERE.test(whole)) return undefined;
  const plain = whole.replace(FRONT, '');
  const short = shorten(plain.replace(TAIL, '').replace(SEEN_WHERE, '')).replace(TAIL, '');
  const name = short
    .replace(LAST, '')
    .replace(FRONT, '')
    .replace(SETTING, '')
    .replace(LEVEL, '')
    .replace(FRONT, '');
  if (
    !isShort(name) ||
    POINTING.test(name) ||
    isEmpty(name) ||
    isEmpty(name.replace(GERUND, '')) ||
    NO_HEAD.test(name) ||
    NO_THING.test(name) ||
    COUNTS_ONLY.test(name) ||
    !isWholeName(name)
  )
    return undefined;
  if (/^(?:increases?|decreases?|reduces?|varies|vary|differs?) (?:with|in|by)\s/iu.test(name))
    return undefined;
  if (/^(?:of|from|to|with|by|for|on|at|as|in(?! viv| vitr))\s/iu.test(name)) return undefined;
  if (/(?:^|\s)(?:of|in|to|the|an?|with|by|for|from|on|at|as|than|between|and|or|,)$/iu.test(name))
    return undefined;
  const [, ...tokens] = parse(`The ${name}.`).sentences.flatMap((sentence) => sentence.tokens);
  const isName =
    isNounPhrase(tokens) &&
    !CUT_END.test(name) &&
    tokens.some(({ pos }) => pos === 'NOUN' || pos === 'PROPN' || pos === 'X') &&
    !tokens.some(({ pos, text }) => pos === 'PRON' && !/^(?:that|who|which|whose)$/iu.test(text));
  return isName ? name : undefined;
}
