/** What is neither set nor measured: judgments, research, and how something comes about. */
const ABSTRACT_HEAD =
  /^(?:(?!(?:of|in|for|to|on|by|with|from|between|within|among|into|onto|at|after|before|during|against|under|over|as|per|via|without|and|or)\b)[\p{L}\d’'-]+ )*?(?:benefits?|advantages?|superiority|inferiority|bas[ei]s|bias(?:es)?|enrichment|evolution|domestication|roles?|regulation|mechanisms?|modes?|involvement(?!$)|importance|relevance|usefulness|potential|possibilit(?:y|ies)|correlations?|associations?|relationships?|relations?|connections?|links?|synergisms?|synerg(?:y|ies)|avenues?|approach(?:es)?|strateg(?:y|ies)|justification|(?:two|three|four|several|many) factors|hypothes[ei]s|implications?|underpinnings?|consequences?|insights?|barriers?|success(?!$)|proof|attempts?|rationale|controvers(?:y|ies)|interest|concept|notion|thousands|hundreds|datasets?|methodologies|optimi[sz]ations?|(?:industrial|commercial|large|small) scales?|(?:rate-limiting|limiting|key|main) (?:steps?|components?|factors?|players?))(?= (?:of|in|for|to|on|by|with|from|between|within|among|behind|underlying)\b|$)/iu;
/** How sure somebody is, or how good something is, in front of a name. */
const HEDGED =
  /\b(?:possibly|perhaps|probably|potentially|presumably|apparently|eventual|eventually|maybe|supposedly|hopefully|promising|inferior|superior|unexpected|surprising|interesting|worthwhile)\b/iu;
/** How important, likely or good something is, before its name; and verbs of research. */
const JUDGED =
  /^(?:common|important|useful|valuable|crucial|key|critical|probable|likely|possible|potential|fairly|rather|quite|very|relatively|inferred|presumed|supposed|identified|observed|appropriate|significant|sufficient|future|further|additional|equitable|ideal|desirable)\b/iu;
/** The beginning of a saying that its preposition was cut from: "(in) response to". */
const SAYING =
  /^(?:favou?ring|order to|terms of|contrast to|addition to|relation to|line with|accordance with|spite of|view of|light of|need for|case of|keeping with|conjunction with|parallel (?:to|with)|whose|which|that)\b/iu;
/** "Neuroprotective in mice": an adjective that says what something is. */
const ADJECTIVE_ONLY =
  /^(?:[\p{L}-]+ly )?[\p{L}-]*(?:protective|effective|beneficial|essential|critical|crucial|useful|helpful|able|ible|ous|genic|toxic|responsive|sensitive|resistant|dependent|relevant|important|necessary)(?: (?:in|for|to|against|at|on|with)\b.*)?$/iu;
/** "A required further work": where the verb begins. */
const VERB_WITH_OBJECT =
  / (?:required|requires?|needed|needs|warrants?|remains?|deserves?) (?:further|more|additional|the|an?|no|to|some|new)\b.*$/iu;

/** A phrase without the verb that the tagger took for a part of it. */
export const withoutVerb = (phrase: string): string => phrase.replace(VERB_WITH_OBJECT, '');

/** A value with its unit belongs to a result. */
const VALUE =
  /\b(?:of|at|to|by) (?:about |around |approximately )?\d+(?:[.,]\d+)?\s?(?:%|[nµμmck]?m\b|[µμmk]?g\b|[µμm]?[lL]\b|°C|K\b|h\b|min\b|MPa|GPa|eV)|\d-fold\b/u;
/** "TGF-beta signaling 67": the number of a citation. */
const CITED =
  /(?<!\b(?:type|grade|stage|phase|class|group|level|day|week|version|chapter|gene|locus|chromosome|exon|domain|serotype|strain|factor|interleukin)) \d{1,3}$/iu;
/** A verb with its object after a subject: the name is a clause. */
const CLAUSE =
  /\S (?:required|requires?|needed|needs|showed|shows|warrants?|remains?|deserves?|suggests?|suggested|indicates?|indicated|demonstrated|provides?|provided|became|becomes|did|does|has|have|had) (?:further|more|additional|the|an?|no|to|that|some|new|little)\b/iu;

/** "Honey treatment increased sleep": a verb between two nouns, where "increased" describes no noun. */
const EFFECT_CLAUSE =
  /(?<=\p{Ll}{3}|\p{Lu}{2}|\d)(?<!\b(?:of|in|with|for|to|from|by|and|or|the|an?|at|on|under|after|via|through|no|more|than|between|against|\p{L}+ly)) (?:increased|decreased|reduced|improved|enhanced|lowered|raised|affected|altered|changed) \p{L}/u;
/** "The complex associates to the target": a verb that the tagger takes for a noun. */
const VERB_WITHIN =
  /\S (?:associates|binds|interacts|localizes|belongs|leads|contributes|responds|correlates|results) (?:to|with|in|from)\b|\p{Ll}{3}s (?:bind|interact|compete|compromise|impair|inhibit|recruit|regulate) (?:to |with )?(?:the )?\p{L}|\S (?:exceeds?|exceeded|causes|caused) \S|\b(?:therefore|thus|hence|consequently)\b|\bbetween \p{Lu}\S* and \p{Lu}/u;
/** "Growth or an indirect effect", "growth and the associated changes": two things of a different kind. */
const SECOND_ARTICLE =
  /\b(?:or|and) an? \S|\band (?:the |its |their )?(?:associated|related|corresponding) /iu;
/** "A biochemical characterization of", "assessing pain": what a study does, not what it studies. */
const RESEARCH =
  /^(?:[\p{L}-]+ )?(?:characteri[sz]ation|calibration|quantification|assessment|analysis|estimation|examination|identification|validation|elucidation|investigation|evaluation|exploration|verification|creation) of\b|^(?:assessing|evaluating|checking|analy[sz]ing|examining|investigating|exploring|studying|measuring|estimating|determining|identifying|describing|comparing|validating|verifying|understanding|clarifying|elucidating|characteri[sz]ing|quantifying|detecting|considering) \S/iu;
/** "Local farmers and plan new roads": the second verb of "to know local farmers and plan new roads", taken for a noun. */
const SECOND_VERB =
  /\S (?:and|or) (?:design|plan|develop|improve|provide|guide|inform|promote|ensure|prevent|create|build|establish|identify|define|implement|propose|adopt|allow|avoid|reduce|increase|understand) (?!of\b|and\b|or\b|in\b|for\b|to\b)\p{L}/iu;
/** "Birds seen by both the old camera": the second side of a pair is missing. */
const HALF_OF_PAIR = /\bboth\b(?!.*\band\b)|\bbetween\b(?!.*\band\b) (?:the|an?) \S+$/iu;
/** "Factors associated with sleep": what a study looks for, not what it measures. */
const SOUGHT_FACTORS =
  /\b(?:factors?|variables|determinants|characteristics) (?:associated|related|linked)\b/iu;
/** "A debate, and growth": items of a list. */
const LISTED = /,/u;
/** "The combination of A", which goes on with "and B". */
const ONE_OF_TWO =
  /^(?:[\p{L}-]+ )?(?:combinations?|mixtures?|interactions?|comparisons?|differences?|balance|ratios?) of (?!.* (?:and|with|to|in) )\S+$/iu;
/** "Naps in size": in which respect something differs. */
const IN_RESPECT =
  / in (?:size|number|length|shape|weight|color|height|age|time|general|part|turn)$/iu;
/** "Tract33": the number of a citation that is glued to a word. */
const GLUED_CITATION = /\p{Ll}{4}\d{1,3}$/u;
/** "Increase earlier naps": the name begins with the verb of its sentence. */
const VERB_FIRST =
  /^(?:increase|decrease|reduce|improve|enhance|affect|promote|inhibit|cause|induce|prevent|support|limit|drive|target)s? (?!in\b|of\b)|^(?:generating|producing|leading|resulting|allowing|regulating|controlling|determining|affecting|influencing|mediating|modulating|promoting|inhibiting|causing) /iu;
/** "Temperature on the wood": the end of "the effect of light and temperature on the wood". */
const EFFECT_ON = /^\S+(?: \S+)? on /iu;
/** "Product development", "human nutrition": a field of work. */
const FIELD_ONLY =
  /^(?:(?:product|drug|crop|variety|policy|plant|food) (?:development|design|improvement|breeding)|(?:human|animal|plant) (?:nutrition|health))$/iu;
/** "Natural field conditions": where something is studied. */
const SETTING_ONLY =
  /^(?:(?:natural|stable|field|experimental|environmental|controlled|normal|optimal|standard|real|practical|different|various) )+(?:conditions?|variables?|factors?|parameters?|settings?|environments?)$/iu;
/** A time alone says when, not what. */
const TIME_ONLY =
  /^(?:the )?(?:day|night)(?:[ -]?time)?$|^(?:the )?(?:winter|summer|spring|autumn)$/iu;

/** "Plots of the entropy", "run for the filter": how results are shown or made. */
const PRESENTATION =
  /^(?:plots?|curves?|graphs?|runs?|figures?|tables?|histograms?|diagrams?) (?:of|for)\b/iu;
/** "Conditions II", and a clause with "the fact". */
const NUMBER_OR_FACT = /^(?:conditions? |groups? |types? |cases? )?[IVX]+$|\bthe fact\b/u;
/** "Tolerance of Ae" of "tolerance of Ae. tauschii": the short form of a genus without its species. */
const GENUS_ONLY = /(?:^|\s)(?:Ae|An|Cx|Bt|Ps)$/u;

/** Words that "to" belongs to: "response of wheat to heat", "genes related to sleep". */
const TAKES_TO =
  /(?:respon[sd]|expos|resist|access|sensiti|adheren|toleran|adapt|attitud|susceptib|relat|link|return|transition|transform|damage|attach|attract|bind|conver|oxidation|ratio|risk|attention|vulnerab|transmi|acclimat|proximity|similarity|distance|affinity|contribution|deliver|transfer|loading|alignment|availab|permeab|coupling|addition|movement|expansion|locali[sz]|transloc|shift|block|application|reaction|migration|commit|injur|antibod|willing|barrier|immunity|\btime)\p{L}*$/iu;
const FIRST_PREPOSITION = / (?:of|in|on|by|for|from|with|to|between) /iu;

/** "Hydrodynamic forces to cell growth" of "the contribution of hydrodynamic forces to cell growth": the end of a longer name. */
const lacksWordBeforeTo = (name: string): boolean => {
  const [before = '', after] = name.split(/ to /iu);
  if (after === undefined || / from /iu.test(before)) return false;
  const [head = ''] = name.split(FIRST_PREPOSITION);
  return !TAKES_TO.test(head) && !TAKES_TO.test(before);
};

const PAIRS = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
] as const;

const countOf = (text: string, mark: string): number => text.split(mark).length - 1;

const isBalanced = (name: string): boolean =>
  PAIRS.every(([open, close]) => countOf(name, open) === countOf(name, close)) &&
  countOf(name, '"') % 2 === 0;

/** "CS particles for CS": a short form that stands for two things. */
const repeatsSymbol = (name: string): boolean => {
  const symbols = name.match(/(?<![\p{L}\d-])\p{Lu}[\p{Lu}\d]+(?![\p{L}\d-])/gu) ?? [];
  return new Set(symbols).size < symbols.length;
};

/** Whether a phrase begins with a head that no study varies or measures. */
export const hasAbstractHead = (phrase: string): boolean =>
  ABSTRACT_HEAD.test(phrase.replace(/^(?:the|an?|its|their) /iu, ''));

/** Whether a name is one whole, clean noun phrase of something that a study can vary or measure. */
export const isWholeName = (name: string): boolean =>
  isBalanced(name) &&
  !repeatsSymbol(name) &&
  !lacksWordBeforeTo(name) &&
  !hasAbstractHead(name) &&
  ![
    HEDGED,
    JUDGED,
    SAYING,
    ADJECTIVE_ONLY,
    VALUE,
    CITED,
    CLAUSE,
    EFFECT_CLAUSE,
    VERB_WITHIN,
    SECOND_ARTICLE,
    RESEARCH,
    SECOND_VERB,
    HALF_OF_PAIR,
    SOUGHT_FACTORS,
    LISTED,
    GLUED_CITATION,
    VERB_FIRST,
    EFFECT_ON,
    SETTING_ONLY,
    FIELD_ONLY,
    ONE_OF_TWO,
    IN_RESPECT,
    TIME_ONLY,
    GENUS_ONLY,
    NUMBER_OR_FACT,
    PRESENTATION,
  ].some((pattern) => pattern.test(name));

/** Words that may follow a whole name. */
const GOES_ON =
  /^(?:[\s]*$|[\s]*[,.;:)\]”"!?]|\s*\(|\s+(?:[^\p{Ll}]|(?:and|or|but|nor|as|than|that|which|who|whose|when|where|while|whereas|because|since|if|so|to|of|in|on|at|by|for|from|with|without|within|into|onto|over|under|after|before|during|between|among|through|across|via|per|against|toward|towards|upon|about|until|despite|versus|vs|like|is|are|was|were|be|been|may|might|can|could|will|would|should|must|has|have|had|do|does|did|not|also|only|both|either|then|thus|itself|themselves|alone|together|here|there|this|these|those|the|a|an|its|their|our|we|it|they|[\p{Ll}]+(?:ed|es|s|ly))(?![\p{L}])))/u;
/** " and RANKL pathways" behind "genes of the NF-κB": both share the noun behind the second. */
const SHARED_HEAD =
  /^ (?:and|or) \S+ (?:pathways?|genes?|proteins?|receptors?|levels?|concentrations?|contents?|activit(?:y|ies)|expression|lines?|mutants?|groups?)\b/u;
/** "Reactive oxygen" of "reactive oxygen and nitrogen species". */
const SHARED_ANY =
  /^ (?:and|or) \S+ (?:species|acids?|oxides?|women|men|patients|children|adults|students)\b/u;
const sharesHead = (phrase: string, after: string): boolean =>
  SHARED_ANY.test(after) ||
  (/\p{Lu}/u.test(phrase.split(' ').at(-1) ?? '') && SHARED_HEAD.test(after));
const ENDS_IN_NAME = /(?:^|\s)\p{Lu}\p{Ll}+$/u;

/**
 * Whether a phrase ends within a longer name: "in Norway" of "in Norway spruce", "BC2F3" of "BC2F3:4", "straw" of "straw mulching".
 * @param after the text behind the phrase
 */
export const isCutName = (phrase: string, after: string): boolean =>
  sharesHead(phrase, after) ||
  /^[:/\-–−]\p{L}?\d|^-(?:dependent|independent|mediated|induced|like|related|specific|associated)\b/u.test(
    after,
  ) ||
  /^ (?:constructs?|proteins?|genes?|pathways?|mice|lines?|promoters?|treatment|expression|levels?|potential|mulching|spraying|spreading|bearing|producing|expressing|treated|fed|infected)\b/u.test(
    after,
  ) ||
  /^ \p{Ll}{3,}ing(?=[,.;)]| (?:and|or|of|is|was|may|might)\b)|^ (?:filling|sizing|feeding|breeding|milling|processing|flowering|ripening|rooting|tillering|heading|folding|binding|splicing|sequencing|editing|spacing|grazing)\b/u.test(
    after,
  ) ||
  (ENDS_IN_NAME.test(phrase) && !GOES_ON.test(after));
