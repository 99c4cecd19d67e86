import { namesPeople } from './names-people.js';
import { kindOfPaper, type FoundKind, type StudyKind } from './study-kind.js';

/** What a sentence names as its kind of study, in standard words; the first that fits. */
const BY_SENTENCE: readonly (readonly [StudyKind, RegExp])[] = [
  ['review', /\b(?:systematic reviews?|meta-analys[ei]s)\b/iu],
  [
    'trial',
    /\b(?:(?:randomi[sz]ed|controlled|clinical|multi-?cent(?:er|re)) )+(?:trials?|stud(?:y|ies))\b(?! (?:have|has|had|showed|found|reported|demonstrated))|\bplacebo\b/iu,
  ],
  [
    'sequences',
    /\b(?:phylogen\w+|zoonotic origin|intermediate hosts?|molecular (?:clock|evolution|systematics)|recombination events?|genomic surveillance|skyline plot)\b/iu,
  ],
  [
    'agreement',
    /\b(?:diagnostic (?:accuracy|performance)|sensitivity and specificity|false[- ](?:positive|negative) (?:rates?|results?|tests?)|limit of detection|(?:assay|PCR|test) (?:sensitivity|specificity))\b/iu,
  ],
  [
    'model',
    /\b(?:simulations?|simulation stud(?:y|ies)|mathematical model\w*|optimal control|reproduction numbers?|(?:our|the) (?:mathematical|epidemi\w+|transmission|computational) model)\b/iu,
  ],
  [
    'people',
    /\b(?:prospective|retrospective|clinical) cohorts?\b|\b(?:cohort|case[- ]control) (?:stud(?:y|ies)|trials?)\b/iu,
  ],
  ['interviews', /\b(?:qualitative (?:stud(?:y|ies)|research|interviews?)|focus groups?)\b/iu],
  ['cells', /\b(?:cell lines?|in vitro (?:stud(?:y|ies)|experiments?|assays?))\b/iu],
];

/** A kind of study that a paper names; a sentence of the paper must not speak against it. */
interface NamedKind {
  readonly kind: StudyKind;
  /** What the sentence must speak of as well. @default anything */
  readonly needs?: RegExp;
}
/** A kind of study with the words of a title that name it. */
interface TitleKind extends NamedKind {
  readonly title: RegExp;
}

/** What is done with plants in fields and pots, and what is measured there; not their genomes. */
const OF_PLANTS =
  /^(?!.*\b(?:haplotypes?|loci|locus|centromer\w+|mutagen\w*|alleles?|QTLs?|genomes?|evol\w+|domesticat\w+)\b).*\b(?:seedlings?|grain (?:yield|weight)|ears?|tillers?|yields?|biomass|mulch\w*|drought|germination|canopy|irrigation|fertili[sz]\w+|sow\w*|weeds?|pots?|plots?|greenhouse|field (?:trials?|experiments?|conditions)|root (?:length|growth|depth|system)|plant (?:height|growth))\b/isu;
const OF_SEQUENCES =
  /\b(?:phylogen\w+|lineages?|clades?|origins?|diverge\w*|divergence|ancest\w+|recombin\w+|introductions?|genotypes?|variants?|haplotypes?|diversity|evolved|evolution|mutations?|strains?)\b/iu;
/** What people say of something, rather than what it does to them. */
const OF_VIEWS =
  /\b(?:views?|opinions?|percep\w+|perceiv\w+|attitudes?|experiences?|beliefs?|believ\w+|barriers?|facilitators?|knowledge|motivat\w+|interview\w*|themes?|accept\w*|prefer\w*)\b/iu;
/** What a model computes, rather than what is measured beside it. */
const OF_MODELS =
  /^(?!.*\b(?:validat\w+|accuracy|accurate)\b).*\b(?:models?|model+ing|simulat\w+|scenarios?|parameters?|dynamics|equations?|numerical\w*)\b/isu;
const OF_EXTRACTS =
  /\b(?:essential oils?|(?:\p{L}+ )?activit(?:y|ies)|toxic\w*|toxicological|antioxidant|constituents?|compounds?)\b/iu;
const OF_VECTORS =
  /\b(?:mosquito(?:es)?|aedes|anopheles|culex|ticks?|sand ?fl(?:y|ies)|tsetse|larvae|vectors?|insecticid\w+)\b/iu;

const BY_TITLE: readonly TitleKind[] = [
  {
    kind: 'trial',
    title: /\b(?:randomi[sz]ed|controlled trial|clinical trial|trial protocol)\b/iu,
  },
  {
    kind: 'interviews',
    title: /\b(?:qualitative study|interview study|focus groups?)\b/iu,
    needs: OF_VIEWS,
  },
  {
    kind: 'texts',
    // Not "high-content analysis" or "DNA content analysis".
    title:
      /(?:(?:^|[:,;–—(] ?)|\b(?:an?|the|by|using|qualitative|quantitative|comparative|thematic|media|textual|automated) )content analysis\b|\b(?:discourse analysis|media coverage)\b/iu,
  },
  {
    kind: 'model',
    title:
      /\b(?:(?<!(?:animal|cell|disease|mouse|rat|murine|in vitro) )model(?:l)?ing|simulat(?:ion|ions|ing)|(?:mathematical|computational|stochastic|theoretical|compartmental|transmission) models?|optimal control)\b/iu,
    needs: OF_MODELS,
  },
  {
    kind: 'agreement',
    title:
      /\b(?:external quality assessment|diagnostic (?:accuracy|performance)|evaluation of [\p{L}\s-]{0,40}(?:assay|test|kit)s?|comparison of [\p{L}\s-]{0,40}(?:assays|tests|diagnostic methods))\b/iu,
  },
  {
    kind: 'people',
    title:
      /\b(?:cohort|case[- ]control|cross-sectional|case series|prospective study|retrospective study|registry study)\b/iu,
  },
  {
    kind: 'fossils',
    title:
      /\b(?:fossils?|dinosaurs?|\p{L}*(?:saurs?|saurids?|sauria|ceratopsians?|ichthyosaurs?)|dicynodonts?|ammonites?|trilobites?|pterosaurs?|hominins?|(?:Lower|Upper|Early|Late|Middle) (?:Cambrian|Ordovician|Silurian|Devonian|Carboniferous|Permian|Triassic|Jurassic|Cretaceous)|Paleocene|Eocene|Oligocene|Miocene|Pliocene|Pleistocene|pal(?:a)?eontolog\w+|pal(?:a)?eoecology)\b/iu,
  },
  {
    kind: 'sequences',
    title:
      /\b(?:molecular (?:evolution|epidemiology|phylogen\w+|systematics)|phylogen\w+|phylogeograph\w+|phylodynam\w+|barcod\w+)\b/iu,
    needs: OF_SEQUENCES,
  },
  {
    kind: 'records',
    title:
      /\b(?:surveillance data|time[- ]series|ecological study|(?:trends?|patterns?) (?:in|of) (?:[\p{L}-]+ ){0,3}(?:mortality|incidence|hospitali[sz]ations?|deaths))\b/iu,
  },
  {
    kind: 'animals',
    title:
      /\bin (?:[\p{L}-]+ ){0,3}(?:mice|rats|rabbits|pigs|piglets|sheep|goats|cows|calves|chickens|broilers|hens|dogs|cats|horses|zebrafish|hamsters|ferrets|macaques)\b|\b(?:mouse|rat|rabbit|murine|porcine|zebrafish) model\b/iu,
  },
  {
    kind: 'extracts',
    title: /\b(?:essential oils?|extracts?|extractions?|phytochemical)\b/iu,
    needs: OF_EXTRACTS,
  },
  {
    kind: 'vectors',
    title: /\b(?:mosquito(?:es)?|aedes|anopheles|culex|ticks?|sand ?fl(?:y|ies)|tsetse)\b/iu,
    needs: OF_VECTORS,
  },
  {
    kind: 'plants',
    title:
      /^(?!.*\b(?:fung(?:us|i|al)|bacteri\w+|virus\w*|effectors?|beetles?|aphids?)\b).*\b(?:plants?|seedlings?|maize|wheat|rice|barley|soybeans?|tomato(?:es)?|cotton|sorghum|arabidopsis|spruce|pine|oak|cultivars?|straw mulch)\b/iu,
    needs: OF_PLANTS,
  },
  {
    kind: 'materials',
    title:
      /\b(?:steels?|alloys?|superalloys?|welds?|concrete|perovskites?|electrodes?|batter(?:y|ies)|thin films?|electrolytes?)\b/iu,
  },
];

const TITLE_CHARACTERS = 300;
/** Kinds whose beings or things are not people, and kinds of people alone. */
const WITHOUT_PEOPLE: ReadonlySet<StudyKind> = new Set([
  'plants',
  'materials',
  'vectors',
  'animals',
  'extracts',
]);
const OF_PEOPLE: ReadonlySet<StudyKind> = new Set(['trial', 'people', 'interviews']);
/** What a randomized trial takes away, and what it is no answer to. */
const NOT_ASSIGNED =
  /\b(?:bias|confound\w+|daily practice|routine (?:care|practice)|real[- ]world|observational|retrospective(?:ly)?|registry|registries|genes?|(?<![-‐])cells?|expression|receptors?|mice|rats)\b/iu;
/** What a person has or had before: nothing that a trial assigns. */
const NOT_TREATED =
  /\b(?:prognos\w+|predict\w*|markers?|biomarkers?|risk factors?|stratif\w+|persistence|irrespective|previous(?:ly)?|prior|last therapy|genetic|genom\w+|GWAS)\b/iu;
/** What an animal or a field does not show: molecules, and work outside the body. */
const OF_MOLECULES =
  /\b(?:genes?|proteins?|enzymes?|expression|promoters?|mRNA|transcript\w*|alleles?|conformations?|residues?|domains?|binding|bZIPs?|complex(?:es)?|chromatin|DNA|RNA|siRNAs?|miRNAs?|bombard\w*|biolistic\w*|transform(?:ation|ed|ants?)|transgen\w+|callus|constructs?|gene editing|signal+ing|effectors?|molecular)\b/iu;
/** What is computed or seen from afar. */
const OF_COMPUTATION =
  /\b(?:satellites?|remote sensing|NDVI|imager?y|sensors?|models?|simulat\w+|genome-wide|bioinformatic\w*)\b/iu;
const NOT_IN_BODY = /\b(?:in vitro|cell lines?|cultured|patients|plants?)\b/iu;
/** How much is extracted, rather than what the extract does. */
const OF_YIELD =
  /\b(?:extractab\w+|extraction (?:yields?|times?|temperatures?|efficienc\w+|conditions?|process\w*)|solvents?)\b/iu;
/** A test for something in an animal is a question on the test. */
const OF_TESTS = /\b(?:assays?|PCR|primers?|probes?|detect(?:s|ed|ing|ion)?|diagnos\w+)\b/iu;
const IN_BODY = /\bin vivo\b/iu;

/** What a sentence says of its own paper asks for nothing. */
const OF_PAPER = /\b(?:this (?:paper|article)|(?:last|next|previous) section)\b/iu;

/** Kinds that the words of a paper tell surely, each where the sentence speaks of whom it studies. */
const BY_PAPER: ReadonlyMap<StudyKind, (statement: string, title: string) => boolean> = new Map<
  StudyKind,
  (statement: string, title: string) => boolean
>([
  ['people', (statement) => namesPeople(statement, []) || OF_CARE.test(statement)],
  // A protocol may be one of any study.
  [
    'trial',
    (statement, title) =>
      /\b(?:trials?|phase)\b/iu.test(title) &&
      (namesPeople(statement, []) || OF_CARE.test(statement)),
  ],
  ['animals', (statement) => OF_ANIMALS.test(statement)],
]);
const OF_CARE =
  /\b(?:clinical|quality of life|overall survival|mortality|relapse|therap(?:y|ies)|prophylaxis|symptoms?|disability|adherence|follow-up)\b/iu;
const OF_ANIMALS =
  /\b(?:mice|rats|rabbits|pigs|piglets|sheep|lambs|ewes|goats|cows|calves|chickens|broilers|hens|dogs|cats|horses|zebrafish|hamsters|ferrets|macaques)\b/iu;

const contradicts = (kind: StudyKind, statement: string): boolean => {
  if (kind === 'trial' && NOT_TREATED.test(statement)) return true;
  if (OF_PEOPLE.has(kind)) return NOT_ASSIGNED.test(statement);
  if (kind === 'plants')
    return [OF_MOLECULES, OF_COMPUTATION, IN_BODY].some((words) => words.test(statement));
  if (kind === 'animals') return NOT_IN_BODY.test(statement);
  if (kind === 'vectors') return OF_TESTS.test(statement) || OF_MOLECULES.test(statement);
  if (kind === 'extracts' && OF_YIELD.test(statement)) return true;
  return kind === 'extracts' || kind === 'cells' ? IN_BODY.test(statement) : false;
};

/** The kind of a paper by the words of its abstract, where the sentence speaks of whom it studies. */
function findByPaper(statement: string, { title, text }: PaperText): NamedKind | undefined {
  const kind = kindOfPaper(title, text);
  return kind !== undefined && BY_PAPER.get(kind)?.(statement, title) === true
    ? { kind }
    : undefined;
}

const fits = ({ kind, needs }: NamedKind, statement: string): boolean =>
  (needs === undefined || needs.test(statement)) &&
  !contradicts(kind, statement) &&
  !(WITHOUT_PEOPLE.has(kind) && namesPeople(statement, []));

/** The first paper of a person. */
interface PaperText {
  readonly title: string;
  readonly text: string;
}
const NO_PAPER: PaperText = { title: '', text: '' };

/**
 * The kind of study that a sentence names, else the one that the title of its paper does and that the sentence fits; undefined
 * otherwise. Words of the abstract tell only studies of people and animals that the sentence speaks of as well: a paper on a fungus
 * counts many plants.
 */
export function findNamedKind(
  statement: string,
  { title, text }: PaperText = NO_PAPER,
): FoundKind | undefined {
  const asked = OF_PAPER.test(statement)
    ? undefined
    : BY_SENTENCE.find(([, pattern]) => pattern.test(statement))?.[0];
  // Whoever names a cohort wants one, whatever is measured in it.
  if (asked !== undefined && (asked === 'people' || !contradicts(asked, statement)))
    return { kind: asked, from: 'sentence' };
  const head = title.slice(0, TITLE_CHARACTERS);
  const byPaper = findByPaper(statement, { title, text });
  const named = [
    BY_TITLE.find((each) => each.title.test(head)),
    byPaper,
    // What a trial cannot assign is still a question on people.
    ...(byPaper?.kind === 'trial' ? [{ kind: 'people' } as const] : []),
  ].find((each) => each !== undefined && fits(each, statement));
  return named && { kind: named.kind, from: 'paper' };
}
