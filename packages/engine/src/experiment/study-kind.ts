import { namesPeople } from './names-people.js';

/** How a study is done, as far as an outline says its steps. */
export type StudyKind =
  | 'review'
  | 'proof'
  | 'model'
  | 'method'
  | 'agreement'
  | 'sequences'
  | 'interviews'
  | 'texts'
  | 'essay'
  | 'trial'
  | 'people'
  | 'records'
  | 'vectors'
  | 'animals'
  | 'cells'
  | 'microbes'
  | 'plants'
  | 'plant genes'
  | 'fossils'
  | 'extracts'
  | 'field'
  | 'materials';

/** A kind of study, and what says so. */
export interface FoundKind {
  readonly kind: StudyKind;
  readonly from: 'sentence' | 'paper';
}

/** What a sentence asks for, whatever its paper did; the first that fits. */
const BY_SENTENCE: readonly (readonly [StudyKind, RegExp])[] = [
  ['review', /\b(?:systematic reviews?|meta-analys[ei]s)\b/iu],
  [
    'trial',
    /\b(?:randomi[sz]ed|clinical|controlled) trials?\b(?!s? (?:have|showed))|\bplacebo\b/iu,
  ],
  [
    'sequences',
    /\b(?:phylogen\w+|zoonotic origin|intermediate hosts?|sequence similarity|molecular (?:clock|evolution|systematics)|barcod\w+|recombination events?|virus mutations?|CRF\d+_[A-Z]+|genomic (?:variants|surveillance)|skyline plot)\b/iu,
  ],
  [
    'agreement',
    /\b(?:agreement between|concordance|diagnostic (?:accuracy|performance)|sensitivity and specificity|false[- ](?:positive|negative)|limit of detection|accurate testing|(?:assay|PCR|amplification|test) (?:sensitivity|specificity|failure)|failure in (?:genome )?amplification|validate (?:[\p{L}-]+ )*(?:assay|test)|mismatches in)\b/iu,
  ],
  [
    'model',
    /\b(?:scenarios?|optimal control|simulat\w+|reproduction numbers?|(?:our|the|this) (?:mathematical |epidemi\w+ |transmission )?model\b|low Re\b|time horizon)\b/iu,
  ],
  [
    'method',
    /\bour (?:approach|method|algorithm|framework|pipeline)\b|\b(?:feature selection|validation set|training (?:data|set)|classifiers?|machine learning|neural networks?|language models?|benchmarks?|baseline methods?)\b/iu,
  ],
  ['texts', /\bnarratives?\b/iu],
  [
    'interviews',
    /\b(?:qualitative|interviews?|focus groups?|perceptions? of|barriers to|attitudes of)\b/iu,
  ],
  [
    'cells',
    /\b(?:overexpression|knock-?down|silencing|cell (?:growth|lines?|proliferation|migration)|transfect\w+|ubiquitin\w*|phosphorylation|circ\w*RNA|lncRNAs?|in vitro|(?:is|are) (?:\p{L}+ly )?expressed)\b(?!.*\bpatients\b)/iu,
  ],
];

/** Titles that name a kind of study; the first that fits. */
const BY_TITLE: readonly (readonly [StudyKind, RegExp])[] = [
  [
    'trial',
    /\b(?:randomi[sz]ed|controlled trial|clinical trial|trial protocol|study protocol|phase (?:I|II|III|1|2|3)\b)/iu,
  ],
  [
    'review',
    /\b(?:(?<!chart |retrospective )review(?! of our)|meta-analys[ei]s(?! of (?:differential|gene|protein|genom))|state of the art|guidelines?|recommendations|consensus|position paper|meeting report|commentary|perspectives?|viewpoint|editorial)\b/iu,
  ],
  [
    'interviews',
    /\b(?:qualitative|interviews?|focus groups?|perceptions?|perspectives of|experiences of|lived experience)\b/iu,
  ],
  ['texts', /\b(?:narratives?|discourse|content analysis|media coverage|twitter)\b/iu],
  [
    'extracts',
    /\b(?:essential oils?|extracts?|antioxidant|phytochemical|chemical composition)\b/iu,
  ],
  [
    'animals',
    /\bin (?:[\p{L}-]+ ){0,3}(?:mice|rats|rabbits|pigs|piglets|sheep|goats|cows|calves|chickens|broilers|hens|dogs|cats|horses|zebrafish|hamsters|ferrets|macaques)\b|\b(?:mouse|rat|rabbit|murine|animal|porcine|zebrafish) model\b/iu,
  ],
  [
    'model',
    /\b(?:(?<!(?:animal|cell|disease|funding|care|role|in vitro) )model(?:l?ing|s)?\b(?! (?:organism|system|of care))|simulation\w*|forecast\w*|projections?|optimal control|mathematical|estimat(?:ing|ion) (?:of )?(?:the )?(?:reproduction|transmission)|scenario)\b/iu,
  ],
  [
    'agreement',
    /\b(?:external quality|diagnos\w+ (?:accuracy|performance|test|methods?)|evaluation of [\p{L}\s-]{0,40}(?:assay|test|kit)s?|detection (?:method|assay)|RT-?PCR|RPA|LAMP|ELISA|assay|comparison of (?:two|three|four))\b/iu,
  ],
  [
    'sequences',
    /\b(?:molecular (?:evolution|epidemiology|phylogen\w+|systematics|characteri[sz]ation)|phylo\w+|genom(?:e|ic)\b.*\b(?:diversity|sequenc\w+|epidemiology)|barcod\w+|genetic diversity|genotyping|evolution of)\b/iu,
  ],
  [
    'method',
    /\b(?:algorithm|software|toolbox|framework for|deep learning|machine learning|neural networks?|blockchain)\b/iu,
  ],
];

/** Words of kinds in an abstract. */
const WORDS: readonly (readonly [StudyKind, RegExp])[] = [
  [
    'people',
    /\b(?:patients?|participants?|cohort|questionnaires?|respondents|volunteers|women|men|children|hospital(?:s|i[sz]ed)?|clinic(?:al|s)?|retrospective(?:ly)?|cross-sectional|survey(?:s|ed)?|informed consent|diagnosed|prevalence)\b/giu,
  ],
  [
    'vectors',
    /\b(?:mosquito(?:es)?|aedes|anopheles|culex|ae\.|an\. \w+|ticks?|sand ?fl(?:y|ies)|vector competence|larvicid\w+|insecticid\w+|blood ?meals?|tsetse)\b/giu,
  ],
  [
    'animals',
    /\b(?:mice|mouse|rats?|rabbits?|hamsters?|ferrets?|macaques?|pigs?|piglets?|sheep|goats?|cattle|cows?|calves|chickens?|broilers?|hens|horses?|mares?|dogs?|cats?|zebrafish|fish|animals?|litters?|does)\b/giu,
  ],
  [
    'cells',
    /\b(?:cell lines?|cells|transfect\w+|western blot\w*|qRT-?PCR|knock-?down|knock-?out|overexpress\w+|in vitro|cultured?|protein expression|mRNA|signaling|apoptosis|proteom\w+|luciferase)\b/giu,
  ],
  [
    'microbes',
    /\b(?:antibacterial|antimicrobial|bacteri(?:a|al|um)|biofilms?|MICs?|minimum inhibitory|E\. coli|staphylococcus|streptococcus|strains|fungal|yeast|antifungal|isolates)\b/giu,
  ],
  [
    'plants',
    /\b(?:seedlings?|maize|wheat|rice|barley|cultivars?|plants?|leaves|roots?|grain|fruits?|pine|arabidopsis|photosynthe\w+|crop|soil|trees?)\b/giu,
  ],
  [
    'field',
    /\b(?:traps?|trapping|habitats?|forests?|sampling sites?|species richness|plots?|ecolog\w+|wildlife|abundance|lakes?|rivers?|biodiversity|landscape)\b/giu,
  ],
  [
    'materials',
    /\b(?:alloys?|steels?|electrodes?|electrolytes?|films?|nanoparticles?|composites?|microstructure|annealing|catalysts?|batter(?:y|ies)|polymers?|hardness|tensile|X-ray diffraction|XRD|coatings?|bainite|martensite|superconduct\w+|single crystals?|dop(?:ed|ing)|resistivity|magneti[sz]ation|magnetoresistance|perovskites?|sputter\w+)\b/giu,
  ],
  [
    'records',
    /\b(?:countries|national|nationwide|incidence|reported cases|surveillance|time series|mortality rates?|annual|provinces?|districts?|meteorolog\w+|economic|policy|policies|governments?|registr(?:y|ies)|notifications?)\b/giu,
  ],
  [
    'sequences',
    /\b(?:phylogen\w+|clades?|lineages?|nucleotide|haplotypes?|recombina\w+|molecular clock|substitution rates?)\b/giu,
  ],
  [
    'model',
    /\b(?:models?|modell?ing|simulat\w+|parameters?|differential equations|compartmental|stochastic|scenarios?|reproduction number|R0|forecast\w*|equilibrium)\b/giu,
  ],
  [
    'method',
    /\b(?:algorithms?|classifiers?|corpus|corpora|pars(?:ers?|ing)|benchmarks?|data ?sets?|F-(?:measure|score)|error rates?|implementations?|software|compilers?|caches?|servers?|throughput|protocols?|neural networks?|training (?:data|set)|speed-?up|processors?|queries|run ?time|source code|semantics)\b/giu,
  ],
  [
    'agreement',
    /\b(?:sensitivity|specificity|assays?|detection limit|limit of detection|agreement|kappa|reference (?:method|standard)|ELISA|RT-?PCR|diagnostic)\b/giu,
  ],
  [
    'review',
    /\b(?:systematic(?:ally)? review\w*|literature|this review|we review|databases were searched|PubMed|meta-analysis)\b/giu,
  ],
  [
    'interviews',
    /\b(?:interview(?:s|ed|ees)?|focus groups?|qualitative(?:ly)?|thematic analysis|themes)\b/giu,
  ],
];

const TITLE_CHARACTERS = 300;
const ABSTRACT_CHARACTERS = 3200;
/** Words in the title count as often. */
const TITLE_WEIGHT = 4;
const MIN_WORDS = 5;
/** How many times as many words the first kind needs as the second. */
const LEAD = 1.35;

const firstIn = (
  list: readonly (readonly [StudyKind, RegExp])[],
  text: string,
): StudyKind | undefined => list.find(([, pattern]) => pattern.test(text))?.[0];

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The kind of study that a paper reports, by its title, else by the words of its abstract; undefined where two compete. */
export function kindOfPaper(title: string, text: string): StudyKind | undefined {
  const head = title.slice(0, TITLE_CHARACTERS);
  const named = firstIn(BY_TITLE, head);
  if (named !== undefined) return named;
  const abstract = text.slice(0, ABSTRACT_CHARACTERS);
  const points = WORDS.map(
    ([kind, pattern]) =>
      [kind, count(abstract, pattern) + TITLE_WEIGHT * count(head, pattern)] as const,
  ).toSorted(([, one], [, other]) => other - one);
  const [[kind, most] = [undefined, 0], [, second] = [undefined, 0]] = points;
  return most >= MIN_WORDS && most >= LEAD * second ? kind : undefined;
}

/** Kinds whose beings or things are not people. */
const WITHOUT_PEOPLE: ReadonlySet<StudyKind> = new Set([
  'plants',
  'materials',
  'vectors',
  'animals',
  'microbes',
  'field',
  'extracts',
]);
/** What a taxonomy does is no study of insects in a laboratory. */
const NO_KIND = /\b(?:taxonomy|classification of tribe|nomenclature|early warning)\b/iu;

/** Rules and markets of trials are no trial. */
const ABOUT_TRIALS = /\b(?:regulat|polic|approval|sponsor|registr|industr|legislat)\p{L}*/iu;
const SEQUENCE = /\b(?:sequenc\p{L}+|genom\p{L}+|DNA|RNA|nucleotides?)\b/giu;
const MIN_SEQUENCES = 3;
/** A shorter text may be an abstract, which does not say how it was done. */
const FULL_TEXT_CHARACTERS = 4000;

/** A long text that hardly speaks of sequences draws its trees from something else. */
const lacksSequences = (text: string): boolean =>
  text.length >= FULL_TEXT_CHARACTERS && count(text, SEQUENCE) < MIN_SEQUENCES;

/** What a sentence asks for by its words, if its paper can have it. */
function kindOfSentence(statement: string, text = ''): StudyKind | undefined {
  const asked = firstIn(BY_SENTENCE, statement);
  if (asked === 'trial' && ABOUT_TRIALS.test(statement)) return undefined;
  return asked === 'sequences' && lacksSequences(text) ? undefined : asked;
}

/** The kind of study of a sentence in its paper; undefined where neither plainly says it. */
export function findStudyKind(
  statement: string,
  paper: { readonly title: string; readonly text: string } | undefined,
): FoundKind | undefined {
  const asked = kindOfSentence(statement, paper?.text);
  if (asked !== undefined) return { kind: asked, from: 'sentence' };
  const isOnPeople = namesPeople(statement, []);
  const kind =
    paper && !NO_KIND.test(paper.title) ? kindOfPaper(paper.title, paper.text) : undefined;
  if (kind === 'sequences' && lacksSequences(paper?.text ?? '')) return undefined;
  // Who reads a review does not have to write one.
  if (kind === 'review') return isOnPeople ? { kind: 'people', from: 'sentence' } : undefined;
  if (kind === undefined || (isOnPeople && WITHOUT_PEOPLE.has(kind))) return undefined;
  return { kind, from: 'paper' };
}
