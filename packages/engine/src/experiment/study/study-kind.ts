import type { ReadSource } from '../../hypotheses/read-source.js';
import { pickHighest } from '../../text/pick-highest.js';
import type { StudyKind } from './study.types.js';

const TITLE_WEIGHT = 5;
const ABSTRACT_WEIGHT = 2;
const METHODS_WEIGHT = 1;
const MAX_TITLE_WORDS = 2;
const MAX_ABSTRACT_WORDS = 4;
const MAX_METHODS_WORDS = 7;
const MIN_POINTS = 2;
const ABSTRACT_CHARACTERS = 3000;
const TITLE_CHARACTERS = 300;
const MAX_CHARACTERS = 60_000;

/** What each kind of study says of itself. Different words count, not repeated ones. */
const CUES: Readonly<Record<StudyKind, RegExp>> = {
  trial:
    /\b(?:randomi[sz]ed(?: (?:controlled|clinical|phase|trial))?|randomly (?:assigned|allocated)|double-blind|placebo(?:-controlled)?|controlled trial|intention[- ]to[- ]treat|control group|study protocol|pre-?test and post-?test|quasi-experimental|crossover)\b/giu,
  'single-arm':
    /\b(?:phase (?:[12]|I{1,2})(?:\/(?:[12]|I{1,2}))?[ab]?(?: (?:study|trial))?|single-arm|dose[- ]escalation|open-label|dose-limiting toxicit\w+|maximum tolerated dose|healthy (?:volunteers|subjects)|pharmacokinetics|case series|pilot study)\b/giu,
  cohort:
    /\b(?:cohorts?|registr(?:y|ies)|retrospective(?:ly)?|medical records|(?:consecutive |our |all )?patients|children|women|adults|outpatients|mri|tumou?rs were|surgery|follow-up|prospective(?:ly)?|hazard ratios?|overall survival|kaplan-meier|electronic health records|clinical (?:data|outcomes|characteristics)|hospitali[sz]ed|admitted)\b/giu,
  'case-control':
    /\b(?:case[-–]control|cases and (?:matched )?controls|matched controls|odds ratios? .{0,40}controls|healthy controls|between patients and controls)\b/giu,
  survey:
    /\b(?:cross-sectional|questionnaires?|surveys?|respondents|self-reported|self-administered|likert|response rate|knowledge,? attitudes?|interviewed|household|participants were asked|awareness|willingness|well-?being|religio\w+|spiritual\w*|whoqol\S*|psychological)\b/giu,
  qualitative:
    /\b(?:qualitative|focus groups?|in-depth interviews?|semi-structured interviews?|thematic analysis|key informants?|grounded theory|content analysis|lived experiences?)\b/giu,
  surveillance:
    /\b(?:surveillance|reported cases|incidence rates?|outbreaks?|notified|notifications?|confirmed cases|epidemi(?:c|ological)|seroprevalence|prevalence|case[- ]fatality|deaths? certificates?|mortality data)\b/giu,
  diagnostic:
    /\b(?:assays? (?:for|was|were|developed)|sensitivity and specificity|limit of detection|detection limit|analytical sensitivity|diagnostic (?:accuracy|performance|test|tests|sensitivity)|cross-reactivity|gold standard|reference (?:standard|method)|rapid (?:diagnostics?|tests?|detection)|real-time (?:rt-)?pcr assays?|point-of-care|lamp assay|receiver operating|positive predictive value|elisa kits?)\b/giu,
  instrument:
    /\b(?:psychometric|factor analysis|cronbach|internal consistency|test[-–]retest|construct validity|convergent validity|cross-cultural adaptation|scale development|validation of the)\b/giu,
  animals:
    /\b(?:mice|rats|rabbits|guinea pigs|animal care|housed|euthani[sz]ed|sacrificed|intraperitoneal\w*|gavage|c57bl\/6|balb\/c|wistar|sprague[- ]dawley|zebrafish|macaques?|piglets?|sheep|broilers?|ferrets?|hamsters?|chickens?|calves|immunized|challenged|knockout mice|regenerat\w+|in vivo)\b/giu,
  insects:
    /\b(?:mosquitoe?s?|aedes|anopheles|culex|ticks?|larvae|pupae|vector competence|blood[- ]?meals?|insectary|larvicid\w+|insecticid\w+|sand ?flies|bees?|honeybees?|moths?|beetles?|aphids?|oviposition|adult females?|drosophila|infection rates?|dissemination rates?)\b/giu,
  cells:
    /\b(?:scrna-seq|single-cell|parasites? \p{L}+ stage|cell lines?|cells were (?:cultured|grown|seeded|transfected|treated|infected)|transfect\w+|dmem|rpmi|fetal bovine serum|western blot\w*|sirna|shrna|knock-?down|overexpress\w*|luciferase|apoptosis|autophagy|flow cytometry|vero (?:e6)?|hela|hek ?293t?|primary (?:\p{L}+ )?cells|in vitro|mir-\d\w*|organoids?)\b/giu,
  molecules:
    /\b(?:crystal structures?|crystalli[sz]\w*|cryo-?em|x-ray (?:diffraction|crystallography)|binding affinit\w+|surface plasmon resonance|purified proteins?|recombinant proteins?|enzyme kinetics|nmr spectroscopy|molecular dynamics|docking|inhibitors?|ic50|active site|epitopes?|active-site)\b/giu,
  microbes:
    /\b(?:bacteri(?:a|um|al)|biofilms?|minimum inhibitory|mic values?|cfu|agar|broth|(?:clinical |bacterial |fungal )?isolates?|colony|strains? (?:was|were)|escherichia|staphylococcus|pseudomonas|cyanobacteri\w+|anabaena|fung(?:i|us|al)|yeasts?|alkanes?|fermentation|mutant strains?|growth curves?|antimicrobial|sp\. strain)\b/giu,
  sequences:
    /\b(?:phylogen\w+|genomic(?! dna)|intra-host|genbank|sequences? (?:was|were)|whole[- ]genome|genome sequenc\w+|bayesian skyline|most recent common ancestor|tmrca|molecular clock|molecular epidemiology|poly[- ]?[AT] tracts|phylogeograph\w+|recombinant forms?|crf\d\w*|subtype [A-H]|viral genotypes?|genetic diversity|haplotypes?|substitution rates?|beast|clades?|lineages?|quasispecies|homologu?es?)\b/giu,
  compounds:
    /\b(?:essential oils?|gc[-–/]ms|extracts?|chemical composition|dpph|antioxidant activity|synthesi[sz]ed|nmr|hplc|column chromatography|yield \(?\d+ ?%|derivatives|substituents?|lc[-–]ms|flavonoids?|phenolic\w*|polyphenols?)\b/giu,
  plants:
    /\b(?:seedlings?|greenhouse|growth chamber|randomi[sz]ed complete block|cultivars?|field trial|arabidopsis|leaves|roots?|germination|inoculated plants|mycorrhiz\w+|pinus|maize|wheat|rice plants|hoagland|fertili[sz]er|plant height|grain yield|tree species|rhizosphere|spruce|carrot|brassica|rapeseed|anthers?|male sterility|photosynthe\w+)\b/giu,
  field:
    /\b(?:plots?|transects?|species richness|sampling sites?|study area|habitats?|forests?|lakes?|rivers?|soil samples?|biodiversity|abundance|traps?|vegetation|national park|wetlands?|ecosystems?|environmental samples?|wild birds?|pm2\.5|ectomycorrhiz\w+|regenerating trees|air (?:quality|pollut\w+)|monitoring stations|remote sensing|spatiotemporal)\b/giu,
  materials:
    /\b(?:steels?|alloys?|microstructures?|tensile|hardness|anneal\w*|xrd|x-ray diffraction|sem|scanning electron|thin films?|nanoparticles?|nanotubes?|composites?|coatings?|catalysts?|electrodes?|polymers?|concrete|dilatometr\w+|heat treatments?|martensit\w+|membranes? were (?:prepared|fabricated)|graphene|perovskite|photovoltaic|sintered|specimens)\b/giu,
  model:
    /\b(?:mathematical model\w*|sir model|seir|compartmental|simulations?|simulated|model(?:l)?ing|basic reproduction number|differential equations?|parameter values|stochastic|forecast\w*|scenarios?|agent-based|monte carlo|in silico|model(?:s)? (?:was|were|is) (?:fitted|calibrated|run)|numerical|transmission dynamics|herd immunity|social distancing|effective reproduction)\b/giu,
  software:
    /\b(?:algorithms?|software|machine learning|deep learning|neural networks?|open[- ]source|web (?:server|application)|source code|classifiers?|benchmark\w*|prediction (?:accuracy|methods?)|text[- ]mining|user interface|natural language processing)\b/giu,
  review:
    /\b(?:systematic review|meta-analys[ie]s|scoping review|literature (?:review|search)|(?:this|our|the present|brief|mini|short|narrative|critical|comprehensive) review|a review|we review|review article|prisma|(?:pubmed|medline|embase|scopus)[^.]{0,60}searched|searched[^.]{0,60}(?:pubmed|medline|embase|scopus)|databases were searched|included studies)\b/giu,
  policy:
    /\b(?:advocacy|commentary|editorial|viewpoint|perspective|opinion|policy brief|call (?:to|for) action|agenda|position (?:paper|statement)|guidelines?|legislation|ethic(?:s|al) (?:issues|considerations|framework)|recommendations|policymakers|early warning system|federal|should establish)\b/giu,
};
const KINDS = Object.keys(CUES) as StudyKind[];

const distinct = (text: string, pattern: RegExp, most: number): number =>
  Math.min(most, new Set((text.match(pattern) ?? []).map((word) => word.toLowerCase())).size);

/** A paper that says what it is, in its title, is of that kind whatever else it names. */
const TITLED: readonly (readonly [RegExp, StudyKind])[] = [
  [/\b(?:review of our (?:experience|cases)|our experience|retrospective)\b/iu, 'cohort'],
  [
    /\b(?:systematic review|meta-analys[ie]s|scoping review|: (?:an? )?(?:[\p{L}-]+ ){0,2}review\b)/iu,
    'review',
  ],
  [
    /\brandomi[sz]ed\b[^.]{0,60}\b(?:trial|study|results)|\b(?:study )?protocol for an?\b[^.]{0,60}\btrial/iu,
    'trial',
  ],
  [/\bphase (?:[12]|I{1,2})\b|\bdose[- ]escalation\b|\bhealthy volunteers\b/iu, 'single-arm'],
  [
    /\b(?:psychometric|validation of the [^.]{0,80}(?:questionnaire|scale|inventory))/iu,
    'instrument',
  ],
  [/\b(?:qualitative (?:study|analysis)|focus groups?)\b/iu, 'qualitative'],
  [
    /\b(?:cross-sectional|knowledge,? attitudes?,? (?:and )?practices?|questionnaire survey|survey of|a survey)\b/iu,
    'survey',
  ],
  [
    /\b(?:case[-–]control|risk loci|genome-wide association|polymorphisms?|susceptibility (?:loci|genes?)|gwas|quantitative trait locus)\b/iu,
    'case-control',
  ],
  [/\b(?:mathematical|SE?IR|compartmental|agent-based|simple arithmetic) model/iu, 'model'],
  [/\btransmission dynamics reveal|\barithmetic (?:model|rationale)/iu, 'model'],
  [
    /\b(?:in|of) (?:[\p{L}\d/-]+ ){0,5}(?:mice|rats|rabbits|pigs|piglets|sheep|lambs|goats|cattle|chickens|broilers|zebrafish)\b|\b(?:rat|mouse|murine|rabbit|sheep) models?\b/iu,
    'animals',
  ],
  [/\b(?:finch(?:es)?|songbirds?|zebrafish|macaques|aardvark)\b/iu, 'animals'],
  [/\bspiders?\b/iu, 'insects'],
  [/\b(?:microhabitats?|grasslands?|wetlands?|forest (?:soils?|microhabitat))\b/iu, 'field'],
  [
    /^(?!.*\b(?:symbionts?|forests?|windstorm|failure|review|genomes?|essential oils?|in silico|phylogen\w+|bran|flour)\b).*\b(?:seedlings?|spruce|maize|rice|wheat|barley|soybeans?|tomato(?:es)?|carrot|arabidopsis|brassica|cultivars?|male sterility)\b/iu,
    'plants',
  ],
  [
    /\b(?:phylogen\w+|evolution(?:ary history)?,|genetic diversity|molecular epidemiology|complete genomes?|genome sequences?)\b/iu,
    'sequences',
  ],
  [/\b(?:advocacy|commentary|viewpoint|the world should)\b/iu, 'policy'],
];

/** A study of its own says what it did. */
const OWN_WORK =
  /\b(?:were (?:recruited|enrolled|randomi[sz]ed|cultured|injected|infected|housed|collected|sampled|analy[sz]ed|measured|included|extracted|performed|calculated|obtained)|was (?:performed|measured|calculated|extracted|carried out|determined)|we (?:analy[sz]ed|measured|calculated|collected|used|estimated|fitted))\b/giu;
const MIN_OWN_WORK = 3;

/** The title and the start of a paper; no headers of a journal such as "Research Article". */
export const titleOf = ({ source }: ReadSource): string => {
  const first = source.pages[0]?.text.slice(0, TITLE_CHARACTERS).split(/\n\s*\n/u)[0] ?? '';
  return /^PMC\d+$|^\S*$/u.test(source.title) ? first : source.title;
};

/** How a paper works: by its title where that says so, else by the words that such studies use. */
export function studyKindOf(read: ReadSource): StudyKind | undefined {
  const title = titleOf(read);
  const named = TITLED.find(([pattern]) => pattern.test(title))?.[1];
  if (named !== undefined) return named;
  const bySection = (wanted: (section: string) => boolean): string =>
    read.sentences
      .filter(({ section }) => wanted(section))
      .map(({ text }) => text)
      .join(' ')
      .slice(0, MAX_CHARACTERS);
  const whole = bySection((section) => section !== 'back');
  const own = bySection((section) => section === 'abstract');
  const abstract = own.length > 200 ? own : whole.slice(0, ABSTRACT_CHARACTERS);
  const methods = bySection((section) => section === 'methods');
  const work = methods.length > 600 ? methods : whole;
  const isOwnWork = distinct(whole, OWN_WORK, MIN_OWN_WORK) >= MIN_OWN_WORK;
  const points = (kind: StudyKind): number => {
    const counted =
      TITLE_WEIGHT * distinct(title, CUES[kind], MAX_TITLE_WORDS) +
      ABSTRACT_WEIGHT * distinct(abstract, CUES[kind], MAX_ABSTRACT_WORDS) +
      METHODS_WEIGHT * distinct(work, CUES[kind], MAX_METHODS_WORDS);
    if (counted === 0 || (kind !== 'policy' && kind !== 'review')) return counted;
    return counted + (isOwnWork ? -8 : 4);
  };
  return pickHighest(KINDS, points, MIN_POINTS - 1);
}
