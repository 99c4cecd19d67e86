/** Nouns that are plural without "s", by their end: "cyanobacteria", "schoolchildren". */
const PLURAL =
  /(?:bacteria|archaea|mitochondria|algae|larvae|pupae|antennae|children|women|people|dormice|woodlice|bacilli|cocci|fungi|loci|nuclei|stimuli|villi|foci|alveoli|glomeruli|thrombi|phenomena)$|^(?:mice|lice|men|data|criteria|taxa|genera|phyla|spectra|strata|stomata|cilia|flagella|ganglia|ova|teeth|feet|geese|oxen|cattle|police)$/iu;
/** Nouns with one form: plural, unless a word before says that it is one. */
const UNCHANGED =
  /^(?:species|series|sheep|deer|swine|offspring|(?:zebra|shell|cat|gold|jelly|cray|star)?fish)$/iu;
/** Singular nouns with "s". */
const SINGULAR =
  /(?:ss|us|is|omics|ceps|monas|myces|oides|['’]s)$|^(?:(?:bio|syn)?gas|diabetes|rabies|herpes|measles|mumps|shingles|rickets|caries|ascites|news|lens|bias|atlas|canvas|christmas|chaos|cosmos|ethos|asbestos|pancreas|molasses|aedes|anopheles|elegans|albicans|mutans|sapiens|infestans|c-fos|fos|[hkn]-?ras|ras|fas|cas)$/iu;
/** Fields of study. Others with "-ics" are things: "antibiotics", "characteristics". */
const FIELD =
  /^(?:(?:epi|immuno|cyto|pharmaco)?genetics|(?:bio|geo|astro|meta)?physics|(?:bio|thermo|aero|electro)(?:mechanics|dynamics|ethics)|(?:bio)?ethics|(?:bio)?informatics|mathematics|mechanics|politics|linguistics|robotics|optics|gymnastics|athletics|aerobics|obstetrics|pediatrics|paediatrics|geriatrics|orthodontics|hydroponics|aquaponics|phonics|aesthetics)$/iu;
/** "each species"; "the species" is one, too, if nothing else is said. */
const ONE =
  /^(?:(?:an?|one|each|every|either|neither|this|that|another)\s|the (?:same )?(?:species|series)$)/iu;
/** "two sheep", "these fish". */
const MANY =
  /^(?:these|those|many|several|few|various|multiple|numerous|both|different|two|three|four|five|six|seven|eight|nine|ten)\s/iu;
/** "a number of drugs": the verb agrees with what is counted. */
const COUNTED =
  /^(?:an? (?:(?:large|small|great|growing|wide|broad) )?(?:number|variety|range|majority|minority|lot|handful|few|couple)|many|most|some|all|several|few|both|half|\d[\d.,]* ?%) of (?:the |these |those )?/iu;
/** "30 minutes of exercise" is one amount. */
const AMOUNT =
  /^(?:(?:the|at least|up to|about) )?(?:\d[\d.,–-]*|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:second|minute|hour|day|night|week|month|year)s of\s/iu;

const BEFORE_COMPLEMENT =
  /\s(?:of|in|on|to|with|for|from|at|by|between|among|against|within|across|near|after|before|during|under|over|through|throughout|into|via|without|upon|around|towards?|inside|outside|rather than|as|along|together|versus|vs|instead|including|such|that|which|who|whose|generated|involved|caused|induced|associated|related|comprising|impacting|affecting|harbou?ring|carrying|containing|encoding|lacking|expressing)\.?\s.*$/iu;
/** "cells derived", "mice fed": a participle before what has been cut off. */
const PARTICIPLE_AT_END =
  /(?<=\p{L}s|mice|children|women|men|people|bacteria|algae|larvae|fungi|data)\s(?:\p{L}+ed|grown|given|taken|found|fed|bred|held|kept|seen|born|bound|built)$/iu;
/** "patients undergoing surgery". */
const ACTIVE_AFTER_PLURAL =
  /(?<=\p{L}s|mice|children|women|men|people|bacteria|algae|larvae|fungi)\s(?:living|growing|producing|secreting|releasing|undergoing|receiving|attending|using|having|taking|consuming|eating|drinking|feeding|wearing|working|suffering|belonging|showing|experiencing|completing|inhabiting|bearing|targeting|inhibiting|blocking|regulating|activating|binding|forming|causing|migrating)\s.*$/iu;
const JOINED = /\s(?:and|&)\s/u;

/** What a person does to something: "raising doses". Other words with "-ing" modify the noun: "rising doses". */
const ACT =
  /^(?:\p{L}+ly\s|not\s)?(?:(?:over|under|co|re|pre|down|up)-?)?(?:rais|lower|reduc|add|remov|us|block|inhibit|suppress|limit|restrict|delay|prevent|avoid|enhanc|boost|promot|stimulat|activat|expos|treat|tak|eat|consum|giv|provid|offer|replac|substitut|delet|silenc|deplet|disrupt|overexpress|induc|introduc|apply|combin|target|adjust|alter|modify|modulat|regulat|manipulat|maintain|extend|shorten|prolong|skipp|lengthen|strengthen|weaken|doubl|halv|keep|mak|receiv|administer|inject|ingest|chang|vary|increas|decreas|improv|accelerat)ing\s/iu;
/** What may also happen by itself: two words are taken for that, "increasing temperatures". */
const BY_ITSELF = /^(?:chang|vary|increas|decreas|improv|accelerat)ing\s\p{L}+$/iu;
/** "reducing agents", "eating disorders": things, no acts. */
const NAMED_BY_ACT =
  /^\p{L}+ing\s(?:agent|drug|factor|mutation|disorder|habit|behaviou?r|pattern|practice|method|technique|system|tool|device|vector|ligand|antibod|peptide)(?:s|ies)(?:\s|$)/iu;
/** "reading books", but "reading skills"; "training farmers", but "training sessions". */
const ACTIVITY =
  /^(?:read|writ|teach|send|drink|smok|watch|play|visit|sequenc|train|educat|coach|inform|pay|employ|hir|screen|vaccinat|immuniz|inoculat|prun|irrigat|fertiliz|plant|sow|harvest|cull|thinn|graft|transplant|coat|dop|anneal|heat|cool|freez|dry|wash|soak|prim|mulch|till|releas|hunt|fenc|clean|steriliz|ventilat)ing\s(?!(?:and|or|&)\s|(?:skill|difficult|disabilit|problem|program|strateg|material|score|rate|speed|outcome|condition|water|error|cost|depth|result|session|load|day|date|season|group|data|method|effect|test|tool|treatment|regim|intervention|technique|exercise|cent(?:er|re)|tower|densit|time|temperature|period|procedure|protocol|camp|facilit|pressure|yield|area|site|ground|machine|system|stimul|event|agent|layer|curve|cycle|campaign|course)\p{L}*)/iu;
const BEFORE_OBJECT =
  /^\p{L}+ing\s(?:the|an?|its?|their|his|her|our|these|those|more|fewer|less)\s/iu;

const isAct = (phrase: string): boolean =>
  BEFORE_OBJECT.test(phrase) ||
  ((ACTIVITY.test(phrase) || (ACT.test(phrase) && !BY_ITSELF.test(phrase))) &&
    !NAMED_BY_ACT.test(phrase));

const isPluralNoun = (noun: string): boolean =>
  PLURAL.test(noun) || (/s$/u.test(noun) && !SINGULAR.test(noun) && !FIELD.test(noun));

/** Whether a noun phrase takes a verb in the plural: "naps", "heat and drought"; a gerund takes the singular: "raising doses". */
export function isPluralPhrase(phrase: string): boolean {
  const plain = phrase
    .replace(/\([^()]*\)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(COUNTED, '');
  if (AMOUNT.test(plain)) return false;
  // "eating fruit and nuts" is one act, "eating fruit and drinking tea" are two.
  if (isAct(plain)) return plain.split(JOINED).slice(1).some(isAct);
  const subject = plain
    .replace(BEFORE_COMPLEMENT, '')
    .replace(ACTIVE_AFTER_PLURAL, '')
    .replace(PARTICIPLE_AT_END, '');
  // "locations of nests and timings of meals": both heads count.
  if (JOINED.test(subject) || MANY.test(subject)) return true;
  const head = (subject.split(/\s+/u).at(-1) ?? '').replace(/(?<=\p{L})[^\p{L}]+$/u, '');
  return UNCHANGED.test(head) ? !ONE.test(subject) : isPluralNoun(head);
}
