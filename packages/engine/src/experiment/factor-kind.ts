import type { HypothesisStructure } from '@spinout/api-client';
import { isInherited } from './inherited.js';
import type { StudySystem } from './study-system.js';

/**
 * How a factor can enter a study. `observed`: no experimenter can set it; `absence`: something is taken away; `agent`: a
 * substance or measure that is given; `quantity`: it has a level that can be set; `process`: something that goes on in
 * the system and can be altered by a targeted means; `pathogen`: something that infects.
 */
export type FactorKind = 'observed' | 'absence' | 'agent' | 'quantity' | 'process' | 'pathogen';

/** What nobody can set, whatever the system is. */
const NEVER =
  /\b(?:(?:\p{L}+ )?zones?|ethnic\w*|geographic\w*|latitude|altitude|elevation|the (?:1[5-9]|20)\d\d \p{L}+|(?:before|prior to) (?:sampling|enrol\p{L}*|admission|diagnosis)|(?:no )?(?:previous|prior|past|former) \p{L}+|history of|(?:purchase|bought|origin) from \p{L}+|stars?|planets?|planetary|galax(?:y|ies)|stellar|supernovae?|dark matter|earthquakes?|volcan\w+|eruptions?|el niño|droughts?|sunshine|rainfall|(?:annual|mean|seasonal|ambient) temperatures?|seasonality|precipitation|climate|(?:rising|atmospheric) (?:carbon dioxide|temperatures?)|sea level|habitats?|wars?|colonial\w*|century|medieval|reforms?|elections?|tariffs?|fines|penalties|legislation|laws?|polic(?:y|ies)|tax(?:es|ation)?|democracy|gdp|migration|successional|evolutionary|speciation|inbreeding|phylogen\w+|fossils?|fishing|connectivity|natural selection|personality|intelligence|ethnicity|ancestry|socioeconomic|income|poverty|wealth|inequality|religio\w+|sex differences|gender|settlement|coloni[sz]ation|domestication|selection pressure|gene flow|outcrossing|polyploid\w*|transposable|transposons?|TEs|rearrangements?|breakpoints?|family history|childhood|foraging success)\b/iu;
/** What is part of a person and cannot be given to one. */
const OF_PEOPLE =
  /\b(?:sex|age|aging|ageing|genotypes?|alleles?|snps?|polymorphisms?|haplotypes?|variants?|mutations?|carriers?|copy number|heritab\w+|autism|disorders?|disease|syndrome|cancer|diabetes|obesity|infection|deficits?|traits?|temperament|birth weight|history|exposure|smoking|stress|symptoms?)\b/iu;
export const GENETIC_RISK =
  /\b(?:snps?|haplotypes?|polymorphisms?|homozygotes?|heterozygotes?|(?:predisposition|risk) (?:alleles?|variants?)|genetic (?:variation|risk))\b/iu;
/** What somebody does or takes for a time: "eating rice for 12 weeks", "training farmers". */
export const UNDERTAKEN =
  /\bfor (?:\d+|an?|one|two|three|four|six|eight|ten|twelve) (?:hours?|days?|weeks?|months?|years?|seasons?)\b|\b(?:\d+|one|two|three|four|six|eight|ten|twelve)-(?:hour|day|week|month)\b|^(?:training|teaching|eating|drinking|feeding|giving|offering|taking|walking|adding|replacing|applying|treating|spraying|planting|mulching|pruning|coaching|paying|reminding)\s/iu;
/** "100 kg N/ha", "10 µM ABA": an amount that is given. */
const DOSE =
  /^pH \d|^\d+(?:\.\d+)? (?:s|min|minutes|h|hours|days?|weeks?|months?) of\b|^\d+(?:\.\d+)?\s?(?:%|kg|g|mg|[µμ]g|ng|m?l|[µμ]l|[µμnm]?M|ppm|°C|K|MPa|kPa|Hz|kHz|W|V|mT|Gy|t)\b/u;
/** What a body has in it: nobody is given an expression or a level. */
const IN_BODY =
  /\b(?:expression|levels?|concentrations?|activity|status|counts?|titers?|titres?|load|methylation)\b/iu;
/** How long a disease or a state lasted: it is compared as it comes about. */
const DURATION_OF_STATE =
  /\b(?:duration|length|years) of (?:[\p{L}-]+ ){0,3}(?:glucose|hyperglyc[a]?emia|diabetes|disease|illness|hypertension|infection|hospitali[sz]ation|stays?|symptoms?)\b/iu;
const NATURAL_VARIATION =
  /^(?:the\s+)?(?:\p{L}+\s+)?(?:differences?|variation|variability|diversity)\b/iu;

const ABSENCE =
  /^(?:the\s+|a\s+)?(?:loss|deletion|suppression|ablation|interruption|elimination|disruption|absence|lack|knockout|knockdown|depletion|deficiency|silencing|removal|blockade|inhibition)\s+(?:of|in)\b/iu;
/** "ABC1 deficiency", "ABC1-/- mice": living beings that lack something. */
const DEFICIENT =
  /^(?:an? |the )?(?:[\p{L}-]+ )?mutations? (?:in|of)\b|\b(?:deficiency|haploinsufficiency|knock-?(?:out|down))$|[-−–]\s?\/\s?[-−–]\s?\p{L}+$|\b(?:mutant|knock-?out|null|deficient|transgenic)(?: mutant)? (?:mice|rats|animals|flies|embryos|larvae|worms|zebrafish|fish)$|\/\p{L}+ mice$/iu;
/** What can be given to people, animals or cultures. */
export const INTERVENTION =
  /\b(?:bread|porridge|meals?|snacks?|beverages?|juices?|yogh?urts?|(?:bio)?fortified|enriched|drugs?|fusion proteins?|recombinant|exogenous(?:ly)?|extracts?|compounds?|nanoparticles?|(?:pre-?)?treatments?|therap(?:y|ies)|interventions?|supplement\w*|training|exercise|physical activity|diets?|dietary|lifestyle|vaccin\w+|programs?|programmes?|education|feedback|stimulation|antibod(?:y|ies)|inhibitors?|agonists?|antagonists?|blockade|editing|prime editing|insertion|injection|administration|transplant\w*|grafting|surgery|assistance|instruction|screening|weight loss|course of|dos(?:e|es|ing)|restriction|fasting|counsel(?:l)?ing|mindfulness|placebo|probiotics?|antibiotics?|statins?|addition|spreading|fertili[sz]\w+|biochar|irrigation|warming|coating|doping|annealing|additives?|penalty|search by|ranking by|training on|augmentation|fine-tuning|prompting|genetic testing|feature attribution|explanations?|saliency maps?|decision support|reminders?|incentives?|combination of|combined with|modified|acute (?:\p{L}+ )?stress|sleep (?:deprivation|loss)|cognitive load|time pressure|priming|mood induction|distraction)\b/iu;
const SUBSTANCE =
  /^(?:[\p{L}\d-]+\s+){0,2}[\p{L}\d-]*(?:mab|nib|cin|statin|formin|azole|olol|pril|sartan|mycin|cillin|ferrin|mib|domide|vir|parin|xaban|grastim|cept|ide|ine|ol|one|ate|lin)s?$/iu;
export const isSubstance = (factor: string): boolean => SUBSTANCE.test(factor);
const PATHOGEN =
  /\b(?:virus(?:es)?|pathogens?|parasites?|prions?|bacteri(?:a|um)|fung(?:us|i))(?:\s\([\p{Lu}\d-]+\))?$/iu;
/** What is done to cultures and animals. */
const EXPOSURE = /\b(?:infection|exposure|challenge|inoculation|co-?culture)\b/iu;
/** What an experimenter does: "suppressing X", "overexpression of X". */
export const ACTION =
  /^(?:the )?(?:(?:suppressing|inhibiting|blocking|activating|silencing|deleting|depleting|overexpressing|adding|applying|replacing|increasing|reducing|raising|lowering|utilizing|using)\s|(?:over-?expression|replacement|substitution|addition|application) of\s)/iu;
/** What patients have, beside what is done for them. */
const SICKNESS =
  /^(?!.*\b(?:treatment|prevention|therapy|management) (?:of|for)\b).*\b(?:infections?|obstruction|injur(?:y|ies)|lesions?|complications?)\b/iu;
/** Conditions of plants, animals and cultures that an experimenter sets. */
const ENVIRONMENT =
  /^(?!.*\b(?:responses? to|tolerance|resistance|sensitivity)\b).*\b(?:light|darkness|shade|shading|heat(?: stress| shock)?|cold|high temperatures?|humidity|salinity|salt stress|water deficit|waterlogging|flooding|hypoxia|nets?|net covering|mulch\w*|nitrogen|phosphorus|fermentation)$/iu;
/** Parts of molecules, which can be mutated. */
const MUTABLE =
  /\b(?:residues?|domains?|motifs?|genes?|proteins?|promoters?|enzymes?|receptors?|kinases?)\b/iu;
const QUANTITY =
  /^(?:the\s+|a\s+)?(?:\p{L}+\s+)?(?:number|amount|size|duration|frequency|dose|concentration|intensity|temperature|density|thickness|ratio|share|length|rate)\s+of\b/iu;
const GRADED =
  /(?<!\bat the .{0,60})\b(?:levels|abundance|concentrations?|expression|content|temperatures?|pressure|thickness|density|dose|humidity|intensity|voltage|salinity|pHs?)$/iu;

const CAN_BE_BUILT: ReadonlySet<StudySystem> = new Set(['cells', 'animals', 'plants', 'computed']);
const OBSERVED_ONLY: ReadonlySet<StudySystem> = new Set(['sky', 'earth', 'records', 'specimens']);
const CAN_BE_INFECTED: ReadonlySet<StudySystem> = new Set(['cells', 'animals', 'plants']);

const CLASSES =
  /\b(?:genes|proteins|loci|regions|exons|introns|families|species|clades|lineages|alleles|variants|strains|N50|size|length|speed|number of \p{L}+)$/iu;

/** What can be brought about in people for a short time. */
export const INDUCIBLE =
  /\b(?:acute (?:\p{L}+ )?stress|sleep (?:deprivation|loss)|cognitive load|time pressure|priming|mood induction|distraction)\b/iu;

/**
 * How the factor of a hypothesis can enter a study of the system.
 * @param isGivenInPapers whether the papers give or apply it. @default false
 */
export function factorKindOf(
  factor: string,
  direction: string,
  system: StudySystem | undefined,
  isGivenInPapers = false,
): FactorKind {
  const isGiven =
    isGivenInPapers ||
    INTERVENTION.test(factor) ||
    SUBSTANCE.test(factor) ||
    ACTION.test(factor) ||
    UNDERTAKEN.test(factor) ||
    DOSE.test(factor);
  const isMutable = system === 'cells' && MUTABLE.test(factor);
  if (direction === 'associated' && system === 'people') return 'observed';
  if (direction === 'associated' && !(isGiven || isMutable || ABSENCE.test(factor)))
    return 'observed';
  // Data on genes or species are compared as they are.
  if (system === 'computed' && CLASSES.test(factor)) return 'observed';
  if (OBSERVED_ONLY.has(system ?? 'cells') || DURATION_OF_STATE.test(factor)) return 'observed';
  if ((NEVER.test(factor) && system !== 'computed') || GENETIC_RISK.test(factor)) return 'observed';
  if (system === 'people') {
    if (IN_BODY.test(factor) && !INTERVENTION.test(factor)) return 'observed';
    if (!isGiven || SICKNESS.test(factor)) return 'observed';
    return OF_PEOPLE.test(factor) && !INTERVENTION.test(factor) && !UNDERTAKEN.test(factor)
      ? 'observed'
      : 'agent';
  }
  // Lines are sown in plots.
  if (system === 'field' && !isGiven && !isInherited(factor)) return 'observed';
  if (ABSENCE.test(factor)) return 'absence';
  if (system !== undefined && CAN_BE_INFECTED.has(system) && DEFICIENT.test(factor))
    return 'absence';
  if (system !== undefined && CAN_BE_INFECTED.has(system) && PATHOGEN.test(factor))
    return 'pathogen';
  if (QUANTITY.test(factor) || GRADED.test(factor)) return 'quantity';
  if (isGiven || EXPOSURE.test(factor) || ENVIRONMENT.test(factor)) return 'agent';
  if (system === undefined || !CAN_BE_BUILT.has(system))
    return NATURAL_VARIATION.test(factor) ? 'observed' : 'process';
  return NATURAL_VARIATION.test(factor) && system === 'animals' ? 'observed' : 'process';
}

const HARM =
  /\b(?:mortality|deaths?|morbidity|(?:risk|incidence|rate|severity|progression) of|disease|cancer|injur(?:y|ies)|relapse|suicide|disability|dementia|diabetes|stroke|preeclampsia|infection)\b/iu;
/** What is done against a disease: more of it is no harm. */
const CARE =
  /\b(?:screening|detection|testing|uptake|awareness|attitudes?|prevention|survival|adherence|referral|vaccination)\b/iu;
const WELFARE =
  /\b(?:survival|health|recovery|well-?being|quality of life|life expectancy|immunity|fertility|cognition|bone density)\b/iu;

/** Whether the hypothesis predicts harm: nobody may be assigned to that. */
export const isHarmful = ({ outcome, direction }: HypothesisStructure): boolean =>
  (direction === 'raises' && HARM.test(outcome) && !CARE.test(outcome)) ||
  (direction === 'lowers' && WELFARE.test(outcome) && !HARM.test(outcome));
