import { isPastEvent } from '../../hypothesis/statement-verbs.js';

/**
 * What can be done with the factor of a hypothesis: `made`: people can make, give or do it; `genetic`: it changes genes;
 * `read`: it can only be read off, such as an age, a drought or an allele; `past`: it is over; `none`: nobody can invent
 * anything with it, such as a place, a group of people or an instrument on the market.
 */
type FactorUse = 'made' | 'genetic' | 'read' | 'past' | 'none';

/** Where the name of a thing ends. */
const JOINT =
  /\s(?:in|on|at|for|from|to|with|by|among|between|within|during|after|before|across|near|per|that|which|who|under|over|compared|than)\s|[,;:(]/iu;
/** "16 h of cold": the amount says nothing on what it is an amount of. */
const AMOUNT =
  /^(?:(?:the|at least|up to|about|an?) )?(?:\d[\d.,–-]*|two|three|four|five|six|eight|ten|twelve)[\s-]?(?:%|°C|[\p{L}µ]+(?:\/[\p{L}]+)*) (?:of )?/iu;
const AMOUNT_ONLY =
  /^\d[\d.,–-]* ?(?:%|°C|[\p{L}µ/]+)(?: [\p{Lu}][\p{L}\d]{0,3})?(?:\/[\p{L}\d]+)?$/u;

/** Groups of people, places, times and instruments: none is an invention, whatever is done with it. */
const NONE =
  /(?:^|[\s-])(?:ages?|sex|ethnic(?:ity| groups?| origin)|race|gender|nationality|religion\p{L}*|caste|tribe|ancestry|zones?|regions?|locations?|countr(?:y|ies)|cit(?:y|ies)|villages?|sites?|habitats?|latitude|longitude|altitude|elevation|biome|geograph\p{L}*|years?|decades?|centur(?:y|ies)|seasons?|periods?|eras?|month|questionnaires?|interviews?|surveys?|recalls?|tapes?|scales?|checklists?|guidelines?|assays?|sequencing|microscopy|spectroscopy|imaging|tomography|PCR|blood cultures?|screening|tests?|measurements?|taxonom\p{L}*|species|orders?|lineages?|clades?|clusters?|famil(?:y|ies)|polic(?:y|ies)|laws?|wars?|elections?|tax(?:es)?)$/iu;
/** "LightCycler SeptiFast": names with a capital within a word, and of models on the market. */
const PRODUCT = /(?:^|\s)\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}+(?:\s|$)|[®™]/u;

/** "CRISPR editing of the promoter", "overexpression of SnRK1": changes of genes, whose names have capitals or digits. */
const GENETIC =
  /\b(?:[Kk]nock-?(?:out|down|in)s?|[Oo]ver-?express(?:ion|ing)|[Ss]ilencing|(?:[Gg]ene|[Gg]enome|[Bb]ase|[Pp]rime) edit\p{L}+|CRISPR\S*|[Tt]ransgenic|RNAi|(?:[Dd]eletion|[Dd]isruption|[Aa]blation|[Ll]oss|[Ii]nsertion|[Ee]xpression|[Ee]diting) of\b.*\b(?:genes?|promoters?|proteins?|subunit|\p{L}*\p{Ll}\p{Lu}[\p{L}\d-]*|\p{Lu}{2,}\d*|\p{L}+\d[\p{L}\d]*))/u;

/** What is only read off, although its name may end like that of an act. */
const READ =
  /(?:^|[\s-])(?:status|stages?|severity|levels?|concentrations?|scores?|ind(?:ex|ices)|rates?|ratios?|counts?|numbers?|size|content|abundance|expression|activity|density|length|height|weight|mass|N50|alleles?|genes?|genotypes?|haplotypes?|polymorphisms?|SNPs?|variants?|mutations?|mutants?|proteins?|traits?|histor(?:y|ies)|infections?|diseases?|syndromes?|disorders?|symptoms?|deficienc(?:y|ies)|stress|cold|heat|heat ?waves?|droughts?|floods?|frosts?|warming|storms?|rain|rainfall|precipitation|temperatures?|humidity|salinity|climate|weather|pH|pollution|income|poverty|education level|personality|intelligence|population|variation|differences?|diversity|evolution|selection|migration|connectivity|interaction|invasion|predation|competition|light|darkness|season)$/iu;

/** What people make, give or do. */
const MADE =
  /\b(?:drugs?|medication|therap(?:y|ies)|treatments?|interventions?|supplement\p{L}*|training|exercises?|walk\p{L}*|naps?|sleep|meals?|meditation|mindfulness|yoga|coaching|counsel\p{L}*|teaching|instruction|lessons?|games?|apps?|programs?|programmes?|diets?|foods?|feed|feeding|drinks?|tea|coffee|vaccin\p{L}*|administration|injection|inoculation|application|addition|doping|coating\p{L}*|annealing|synthesis|fabrication|extracts?|oils?|nano\p{L}+|catalysts?|photocatalysts?|electrolytes?|electrodes?|membranes?|scaffolds?|hydrogels?|polymers?|composites?|alloys?|films?|layers?|inhibitors?|agonists?|antagonists?|antibod(?:y|ies)|probiotics?|prebiotics?|antibiotics?|fungicides?|herbicides?|insecticides?|fertili[sz]\p{L}*|biochar|compost|mulch\p{L}*|irrigation|intercropping|tillage|grafting|priming|imbibition|pruning|shading|stimulation|feedback|reminders?|incentives?|devices?|implants?|sensors?|robots?|algorithms?|models?|networks?|software|augmentation|fine-tuning|prompting|attention|codes?|decoders?|error correction|surgery|transplant\p{L}*|massage|packaging|storage|fermentation|biofortified|restriction|fasting|replacement|substitution|inhibition|blockade|combination|use|addition|design|tools?|compounds?|formulations?|transfer learning|pretraining|regulari[sz]ation)\b/iu;
const GERUND =
  /^(?:\p{L}+ly )?(?!during|rising|declining|existing|being|having|living|aging|ageing|increasing|decreasing|growing|missing|remaining|changing|varying)\p{Ll}+ing (?!and\b|or\b|in\b|of\b)/iu;
const SUBSTANCE =
  /(?:mab|nib|cillin|statin|formin|azole|olol|pril|sartan|mycin|floxacin|parin|caine|zepam|caffeine|curcumin|aspirin|ibuprofen|melatonin|metformin|creatine|insulin)s?$/iu;

/** What does harm to those who meet it; not "training in mycotoxin control". */
const HAZARD =
  /^(?!.*\b(?:control|prevention|cessation|reduction|removal|avoid\p{L}*|without|less|against)\b).*\b(?:exposure|smoking|alcohol|binge|overeating|ultra-processed|shift work|abuse|violence|poison\p{L}*|\p{L}*toxins?)\b/iu;

const startOf = (phrase: string): string =>
  phrase
    .split(JOINT)[0]
    ?.split(/\sof\s/u)[0]
    ?.trim() ?? '';

/** Whether the factor is something that does harm to those who meet it. */
export const isHazard = (factor: string): boolean =>
  HAZARD.test(factor) || /exposure/iu.test(factor);

const MARKER =
  /\b(?:levels?|concentrations?|scores?|ind(?:ex|ices)|ratios?|counts?|expression|activity|alleles?|genes?|genotypes?|haplotypes?|polymorphisms?|SNPs?|variants?|mutations?)$/iu;

/** Whether the factor can be looked up in a being to choose it: a level or an allele, but no infection. */
export const isMarker = (factor: string): boolean => MARKER.test(startOf(factor));

/** What can be done with the factor of a hypothesis. Nothing is invented with a factor that is not recognized. */
export function factorUseOf(factor: string): FactorUse {
  const phrase = factor.trim().replace(/\s+/gu, ' ');
  if (isPastEvent(phrase)) return 'past';
  if (AMOUNT_ONLY.test(phrase) || PRODUCT.test(phrase)) return 'none';
  const plain = phrase.replace(AMOUNT, '').replace(/^(?:the|an?)\s/iu, '');
  const head = startOf(plain);
  if (/exposure$/iu.test(head)) return 'made';
  if (GENETIC.test(plain) && !/(?:allele|mutation|variant)s?$/iu.test(head)) return 'genetic';
  if (GERUND.test(plain)) return 'made';
  if (NONE.test(head)) return 'none';
  if (READ.test(head)) return 'read';
  return MADE.test(plain) || SUBSTANCE.test(head) || isHazard(plain) ? 'made' : 'none';
}
