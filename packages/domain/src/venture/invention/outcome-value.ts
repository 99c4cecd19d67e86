/**
 * What people want of an outcome: `more`, `less`, `either` where both have their use, such as the size of particles, and
 * `unknown` where nothing says that anybody wants it changed.
 */
type OutcomeValue = 'more' | 'less' | 'either' | 'unknown';

/** More of it harms. */
const HARM =
  /\b(?:mortality|deaths?|morbidity|diseases?|illness|infections?|cancers?|tumou?rs?|metasta\p{L}+|lesions?|injur(?:y|ies)|pain|headaches?|migraines?|anxiety|depress\p{L}+|distress|burnout|loneliness|insomnia|fatigue|fever|inflammation|fibrosis|atheroscler\p{L}+|hypertension|blood pressure|obesity|diabetes|dementia|strokes?|seizures?|relapses?|bleeding|complications?|symptoms?|side effects|adverse|toxi\p{L}+|mycotoxins?|aflatoxins?|deoxynivalenol|zearalenone|fumonisins?|ochratoxin|contamina\p{L}+|pollut\p{L}+|residues|arsenic|cadmium|lead concentration|emissions?|greenhouse|erosion|corrosion|degradation rate|leakage|leaching|runoff|wear|friction|cracks?|noise|errors?|overheads?|latency|runtime|loss(?:es)?|costs?|waste|failures?|defects?|crashes|accidents|falls|dropout|crime|violence|suicid\p{L}+|bias|prejudice|poverty|damage|decay|spoilage|wilting|rot|rust|blight|pests?|weeds?|parasites?|pathogens?|virulence|pycnidia|biofilms?|above the (?:[\p{L}-]+ ){0,2}limits?|insulin resistance|(?:antibiotic|antimicrobial|drug|multidrug|insecticide|pesticide|herbicide|fungicide) resistance|apoptosis of neurons|neurodegeneration|malnutrition|anemia|preeclampsia|stress)\b/iu;
/** More of it is better. */
const GOOD =
  /\b(?:yields?|productivity|germination|survival|viability|fertility|lifespan|life expectancy|recovery|healing|regeneration|health|well-?being|quality of life|quality|memory|recall|learning|attention|cognition|cognitive|creativity|motivation|engagement|satisfaction|adherence|literacy|knowledge|skills?|sleep|mood|empathy|trust|happiness|fitness|strength|endurance|mobility|immunity|antibody titers?|protection|efficacy|efficiency|effectiveness|accuracy|precision|fidelity|coherence|performance|throughput|speed|capacity|conductivity|mobility|stability|durability|toughness|selectivity|sensitivity of|removal|adsorption|capture|energy density|power density|(?:vitamin|thiamine|folate|iron|zinc|protein|carotenoid|antioxidant|oil|unsaturated fatty acid)s? (?:content|concentration|status|levels?)|biodiversity|species richness|carbon storage|pollination|fruit set|tolerance|resistance|plant growth|crop growth|root growth|photosynthe\p{L}+|muscle mass|bone density|milk production|egg production|weight loss|cessation|remission)\b/iu;
/** Each value of it has a use. */
const EITHER =
  /\b(?:particle size|grain size|pore size|porosity|thickness|band ?gap|viscosity|stiffness|hardness|wettability|contact angle|refractive index|flowering time|crystallinity|surface area|degradability)\b/iu;
/** What happens to living things: it is wanted of some and not of others. */
const LIFE =
  /\b(?:survival|viability|growth|fitness|fertility|fecundity|tolerance|resistance|reproduction|lifespan|proliferation|colonization|abundance|adhesion|strength|recovery|efficiency of plating|regeneration)\b/iu;
/** Those that people fight. */
const FOUGHT =
  /\b(?:pathogens?|pathogenic|pests?|parasites?|weeds?|mosquito\p{L}*|anopheles|aedes|aphids?|locusts?|ticks?|tumou?rs?|cancer cells?|carcinoma|melanoma|leukemia|glioma|metasta\p{L}+|plasmodium|staphylococc\p{L}+|streptococc\p{L}+|pseudomonas|salmonella|candida|(?:M\.|Mycobacterium) tuberculosis|trypanosoma|leishmania|invasive)\b/iu;
/** A Latin name may be that of a pest: "P. aeruginosa", "Magnaporthe oryzae". */
const LATIN_NAME = /\b\p{Lu}(?:\. ?|\p{Ll}{4,} )\p{Ll}+(?:a|us|um|is|ae|i|ii|ns|es)\b/u;
/** What a measurement gives is a fact about the measurement. */
const READING =
  /\b(?:estimat\p{L}+|diagnos\p{L}+|detect\p{L}+|measured|measurements?|self-reported|predicted|agreement|informants?|assembly|N50|index of|named by)\b/iu;
/** "Loss of weight", "lower mortality": what is named is a change already. */
const CHANGE =
  /^(?:(?:an?|the) )?(?:loss|reductions?|decreases?|declines?|increases?|rise|lower|higher|better|worse|less|more|fewer|improved?|improvements?)\b/iu;

/** What people want of an outcome in a population. */
export function outcomeValueOf(outcome: string, population = ''): OutcomeValue {
  if (READING.test(outcome) || CHANGE.test(outcome)) return 'unknown';
  if (LIFE.test(outcome)) {
    const all = `${outcome} ${population}`;
    if (FOUGHT.test(all)) return /\b(?:to|against) /u.test(outcome) ? 'unknown' : 'less';
    if (LATIN_NAME.test(all)) return 'unknown';
  }
  const [isHarm, isGood] = [HARM.test(outcome), GOOD.test(outcome)];
  // "recovery from stroke", "resistance to rust", "removal of arsenic": what comes first decides.
  if (isHarm && isGood) {
    const startsWithGood = outcome.search(GOOD) < outcome.search(HARM);
    return startsWithGood && !/\b(?:loss|lack|failure) of\b/iu.test(outcome) ? 'more' : 'less';
  }
  if (isHarm) return 'less';
  if (isGood) return 'more';
  return EITHER.test(outcome) ? 'either' : 'unknown';
}
