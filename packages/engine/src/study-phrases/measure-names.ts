/** The last word of a name before "of", "in" and the like. */
const headOf = (name: string): string =>
  name
    .split(
      /\s(?:of|in|on|at|for|from|to|with|by|among|between|within|during|after|before|per|against|under|over|across|until|and|or)\s|,/iu,
    )[0]
    ?.split(/[\s-]/u)
    .at(-1)
    ?.toLowerCase() ?? '';

/** Quantities that name what is measured only together with what they are of. */
const NEEDS_OBJECT =
  /^(?:rates?|scores?|levels?|concentrations?|titers?|titres?|loads?|counts?|expression|activit(?:y|ies)|weights?|lengths?|heights?|diameters?|thickness(?:es)?|volumes?|yields?|contents?|densit(?:y|ies)|strength|time|durations?|sizes?|numbers?|proportions?|percentages?|severity|frequenc(?:y|ies)|resistance|susceptibility|uptake|abundances?|function|capacity|efficien(?:cy|cies)|efficacy|affinit(?:y|ies)|responses?|status|intensit(?:y|ies)|area|stability|production|release|secretion|accumulation|binding|degradation|index|indices|ratios?|phenotypes?|temperatures?|pressures?|coverage|changes?|quality|performance|exposure|intake|distribution|composition|localization|damage|length of stay)$/u;
/** Quantities that say enough by themselves. */
const NAMES_ENOUGH =
  /^(?:mortality|survival|viability|incidence|prevalence|seroprevalence|hardness|conductivity|resistivity|permeability|biomass|fecundity|fertility|longevity|lifespan|hatchability|apoptosis|proliferation|cytotoxicity|toxicity|parasit[a]?emia|vir[a]?emia|anxiety|depression|fatigue|pain|stress|insomnia|burnout|well-?being|knowledge|attitudes?|adherence|satisfaction|biocompatibility|microhardness|roughness|porosity|viscosity|solubility|photosynthesis|transpiration|respiration|germination|adhesion|migration|invasion|angiogenesis|inflammation|fibrosis|necrosis|edema|oedema|neutrali[sz]ation|motility|morbidity|disability|pregnancy|hospitali[sz]ation|relapse|recurrence|remission|ic50|ec50|ld50|lc50|mics?|cognition|memory|sleep|latency|accuracy|sensitivity|specificity|turnover|richness|diversity|growth|parity|infectivity|seroconversion|immunogenicity|reactogenicity|thromboembolism|bleeding|delirium|endpoint|complications?|events?|deaths?|symptoms?)$/u;

/** Checks of samples and of statistics rather than outcomes of a study. */
const NO_OUTCOME =
  /\b(?:(?:RNA|DNA|cDNA|mRNA|proteins?|peptides?|antigens?|primers?|probes?|librar(?:y|ies)|samples?|templates?|extracts?) (?:concentrations?|quality|quantity|integrity|purity|yields?|sizes?)|(?:concentrations?|quality|quantity|integrity|purity|size)s? of (?:the |each |total |purified |extracted )*(?:RNA|DNA|cDNA|mRNA|proteins?|peptides?|antigens?|librar\w+|samples?|primers?|reads?|extracts?)|significan\w+|p[- ]?values?|sample size|normality|statistic\w*|hazard|odds|correlation\w*|associations?|relationships?|differences?|heterogeneity|publication bias|reliability|validity|sequence|amplif\w+|specificity of (?:the )?(?:\w+ )?(?:products?|primers)|phylogen\w+|bootstrap|homology|similarity|melting|annealing temperature|room temperature|optical density|absorbance|wavelength|molecular (?:weight|mass)|retention times?|quality (?:control|assurance|scores?)|data|variables?|parameters?|questionnaires?|models?|criteria|literature|articles?|studies|search|confidence|power|error|effect sizes?|fold changes?|cut-?offs?|thresholds?|reads?|coverage depth|genome|assembly|amplicons?|standard curves?|calibration|baseline|background|flow rates?|injection volume|scan|voltage of|cycle|demographic\w*|characteristics|informed|consent|follow[-‐ ]?up|enrol\w+|group [A-Z]|including)\b| \d+ (?:patients|samples|women|men|children|mice)\b| numbers?$| of (?:the )?patients$/iu;

/** Whether a name of a primary outcome says which one: "the time to progression", not "safety". */
export const isSpecific = (name: string): boolean =>
  !NO_OUTCOME.test(name) &&
  !/^(?:composite|time|rate|change|number|proportion|percentage|safety|efficacy|incidence|occurrence|difference)\b(?! (?:of|to|in) \S)/iu.test(
    name,
  ) &&
  !/\bcomposite\b/iu.test(name);

/** Whether a name says what a study can measure: a quantity and what it is of, and no check of samples. */
export function isMeasureName(name: string): boolean {
  const head = headOf(name);
  if (
    NO_OUTCOME.test(name) ||
    /^(?:day|week|month|year)s?\b|^\S+ (?:percentages?|proportions?)\b|[+%]\s?\d|[’']s\b|^(?:percentages?|proportions?|numbers?|rates?|frequenc(?:y|ies)|levels?) (?!of )/iu.test(
      name,
    )
  )
    return false;
  if (NAMES_ENOUGH.test(head)) return true;
  return NEEDS_OBJECT.test(head) && name.split(/[\s-]/u).length > 1;
}
