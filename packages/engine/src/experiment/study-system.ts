import { pickHighest } from '../text/pick-highest.js';

/** Names of the units themselves. */
const UNITS = {
  cells:
    /\b(?:(?:cultured|primary|embryonic) (?:\p{L}+ )?neurons|(?:cell|i?psc) (?:lines?|cultures?)|i?pscs|cultured cells|(?:cancer|tumou?r|stem|epithelial|endothelial|dendritic|t|b|immune|hela|yeast) cells|t-cells?|b-cells?|macrophages?|organoids?|rosettes|in vitro|biofilms?|yeast|\p{L}{3,}(?:ocytes?|oblasts?)|bacteri(?:a|um)|(?:bacterio|mycobacterio)?phages?|escherichia|mycobacterium|saccharomyces|plasmids?)\b/giu,
  animals:
    /\b(?:mice|(?:mouse|murine|rats?)(?! (?:[\p{L}-]+ ){0,2}(?:cells?|neurons|genes?|proteins?|genome))|ferrets?|zebrafish|drosophila|fruit flies|elegans|nematodes?|worms?|rodents?|monkeys?|macaques?|primates?|piglets?|pigs|rabbits?|sheep|lambs?|flocks?|cattle|cows?|calves|chickens?|hens|larvae|honey ?bees?|bumblebees?|bees|mites?|mosquito(?:e?s)?|bats?|birds?|songbirds?|fish|xenografts?|hamsters?|dogs?|frogs?|lizards?|snails|goats?|xenopus|planarians?|sharks?|whales?|dolphins?|seals?|wolves|deer|elephants?|camels?|donkeys?|buffalo(?:e?s)?|horses?|cats?|foxes|squirrels?|lemurs?|penguins?|parrots?|cockatiels?|geese|ducks?|turkeys|quails?|poultry|broilers?|livestock|tilapia|carp|catfish|anchov(?:y|ies)|sardines?|herrings?|shrimps?|prawns?|crabs?|aphids?|weevils?|locusts?|termites?|wasps?|planthoppers?|armyworms?|caterpillars?|toads?|salamanders?|snakes?|turtles?|salmon|trout|beetles?|butterfl(?:y|ies)|moths?|ants|spiders?|crickets?|oysters?|mussels?)\b/giu,
  people:
    /\b(?:patients?|participants?|volunteers?|villagers|informants|farmers|consumers|residents|citizens|finishers|competitors|contestants|skiers|cyclists|climbers|hikers|footballers|athletes|players|runners|swimmers|drivers|pilots|operators|engineers|developers|programmers|scientists|musicians|dancers|soldiers|veterans|survivors|caregivers|carers|parents|toddlers|preschoolers|teenagers|undergraduates|trainees|surgeons|doctors|dentists|pharmacists|midwives|voters|migrants|refugees|prisoners|shoppers|customers|adults|child|(?:school)?children|infants|neonatal|newborns?|women|men|girls|boys|people|individuals|users|humans?(?! (?:[\p{L}-]+ ){0,3}(?:coronavirus|virus|pathogens?|cells?|neurons|tissues?|genes?|proteins?|genome|i?pscs?|lines?))|students|pupils|teachers|workers|employees|physicians|nurses|adolescents|youths?|carriers|homozygotes|heterozygotes|mothers|pregnan(?:t|cy|cies)|households|respondents|twins|smokers|recipients|preeclampsia|male body|female body)\b/giu,
  plants:
    /\b(?:arabidopsis|seedlings?|maize(?! (?:flour|samples?|grains?|lots?))|(?:wheat|rice|rye)(?! (?:bran|flour|straw|husks?|bread|sourdough|dough|starch|genomes?|samples?))|barley|canaryseed|sunflowers?|cassava|cotton plants|sugarcane|grapevines?|physcomitrell\w+|protonemata|millets?|sorghum|soybeans?|canola|potato(?:es)?|tomato(?:es)?|tobacco plants|crops?|cultivars?|rosettes of leaves|auxin|xylem|phloem|stomatal?|pollen)\b/giu,
  sky: /\b(?:exoplanets?|planets?|stars?|stellar|galax(?:y|ies)|telescopes?|supernovae?|black holes?|asteroids?|comets?|quasars?|pulsars?|cosmic)\b/giu,
  earth:
    /\b(?:global (?:warming|temperatures?)|climate (?:change|models?|sensitivity|forcing)|fossil fuel emissions|greenhouse gas(?:es)?|carbon emissions|carbon cycle|sea level|paleoclimate|monsoons?|ocean circulation|earthquakes?|volcan\w+|tectonic\w*|aerosols?|sea ice)\b/giu,
  field:
    /\b(?:forests?|forbs?|shrubs?|graminoids?|tundra|soils?|croplands?|plots?|habitats?|coral|reefs?|ecosystems?|(?:unshared |many |plant |tree )?species richness|unshared species|biomass|grasslands?|meadows?|lakes?|rivers?|streams|wetlands?|glaciers?|ice sheets?|insects?|pollinators?|vegetation|drought|droughts)\b/giu,
  records:
    /\b(?:manufacturers|companies|regulations|firms|stocks?|markets?|marketing|whistleblowers?|governments?|polic(?:y|ies)|legislation|elections?|tariffs?|wages|century|centuries|archives?|wars?|colonial|parliament|banks?|trade|countries|economic growth|novels?|literature of|farms?|schools|(?:all |most )?regions of the world)\b/giu,
  specimens:
    /\b(?:fossils?|skeletons?|molars?|crania|artifacts?|manuscripts?|stratigraph\w+|fossili[sz]ed|(?:sea)?shells|holotypes?)\b/giu,
} as const satisfies Readonly<Record<string, RegExp>>;

const NAMED_SYSTEMS = Object.keys(UNITS) as (keyof typeof UNITS)[];

/** What a study works with. */
export type StudySystem = keyof typeof UNITS | 'computed';

/** Names of molecules: they are studied in cultures as well as in animals. */
const MOLECULES =
  /\b(?:proteins?|kinases?|receptors?|promoters?|transcripts?|transcription(?:al)?|phosphorylation|residues?|apoptosis|dna|rna|genes?|signal(?:l?ing)?|virus|viral|expression|helix|enzymes?)\b/iu;
/** "LIN-12", "BRCA1", but also a formula such as "TiO2". */
const SYMBOL = /\b\p{L}{2,40}-?\d/iu;
/** What is done without any organism: it says more than the organism that the molecules are from. */
const WITHOUT_ORGANISM =
  /\b(?:in vitro|purified (?:\p{L}+ )?proteins?|docking|(?:enzyme|inhibitory) activity of (?:the )?inhibitors?)\b/iu;
/** Organs: what happens in one happens in an animal or a person. */
const IN_BODY =
  /\bin (?:the )?(?:brain|liver|lungs?|blood|kidneys?|hearts?|spleen|gut|intestine|host|skin|bone marrow|vivo)\b|\b(?:cardiac|myocardial|infarct\w*|ischemi\w*|wounds?|blood pressure|fertility|spleen|thymus|body weight)\b/iu;
/** Parts of cells. */
const CELLULAR =
  /\b(?:intracellular|cytoskelet\w+|filaments?|apicobasal|organelles?|mitochondri\w+|vesicles?|membrane trafficking)\b/iu;
/** What happens to molecules is measured in samples, whoever they come from. */
const MOLECULAR_EVENT =
  /\b(?:phosphorylation|ubiquitin\w*|methylation of|acetylation|transcription of|residues?|(?:binding|receptor|substrate) affinity|affinity (?:of|for)|dimeri[sz]ation|promoters?|protein folding|localization of|unwinding|helicases?|hydrolysis|polymeri[sz]ation of)\b/iu;
/** What goes on in cells is studied in them or in animals, even where the papers speak of patients. */
const IN_CELLS =
  /\b(?:cell (?:sorting|migration|division|proliferation|death|adhesion|shape|polarity)|gap junctions?|cytoskelet\w+|functional domains?|intracellular|organelles?|mitochondri\w+|(?:gene|protein) expression|expression of (?:[\p{L}-]+ ){0,2}(?:genes?|proteins?))\b/iu;
const LIVING: ReadonlySet<StudySystem> = new Set(['cells', 'animals', 'people', 'plants']);

/** What people have, whatever food or crop is said to bring it about. */
const HUMAN_HEALTH =
  /\b(?:human health|health (?:effects?|benefits?|outcomes?)|CVD|cardiovascular|type 2 diabetes|risk of (?:[\p{L}-]+ ){0,3}(?:cancer|diabetes|CVD|obesity)|insulin response|glucose response|postprandial|blood glucose|glyc[a]?emi[ac]|satiety|caries|quality of life|cognitive)\b/iu;
const MAY_FEED: ReadonlySet<StudySystem | undefined> = new Set([
  'plants',
  'field',
  'records',
  undefined,
]);

/** Rates of whole countries come from their records, whoever they are about. */
const COMPARES_COUNTRIES =
  /\b(?:(?:all |most )?regions of the world|\d+ countries|(?:across|between|among) countries|national (?:rates|levels))\b/iu;

type Counts = ReadonlyMap<StudySystem, number>;

/** "MITEs", "BATs": what is written in capitals stands for something else. */
const ACRONYM = /\b(?!DNA\b|RNA\b)\p{Lu}{2,}s?\b/gu;

const countSystems = (text: string): Counts => {
  const plain = text.replace(ACRONYM, ' ');
  return new Map(NAMED_SYSTEMS.map((system) => [system, plain.match(UNITS[system])?.length ?? 0]));
};

const addCounts = (all: readonly (readonly [Counts, number])[]): Counts =>
  new Map(
    NAMED_SYSTEMS.map((system) => [
      system,
      all.reduce((sum, [counts, weight]) => sum + weight * (counts.get(system) ?? 0), 0),
    ]),
  );

const most = (
  counts: Counts,
  isAllowed: (system: StudySystem) => boolean = () => true,
): StudySystem | undefined =>
  pickHighest(counts, ([system, times]) => (isAllowed(system) ? times : 0))?.[0];

/** Where a text names two systems as often, what the papers work with decides. */
const mostNamed = (text: string, papers: Counts): StudySystem | undefined => {
  const counts = countSystems(text);
  const least = Math.max(...counts.values());
  return least === 0
    ? undefined
    : most(
        addCounts([
          [counts, 1],
          [papers, 1e-6],
        ]),
        (system) => counts.get(system) === least,
      );
};

const TITLE_CHARACTERS = 300;
const ABSTRACT_CHARACTERS = 4000;
const MAX_PAPER_CHARACTERS = 60_000;
const TITLE_WEIGHT = 8;
const ABSTRACT_WEIGHT = 3;
/** A system that a paper only mentions is not what it works with. */
const MIN_PAPER_POINTS = 6;

/** Abstracts name countries, companies and markets in passing: each word counts once. */
const RECORDS_WEIGHT = 2;
const countAbstract = (text: string): Counts => {
  const words = new Set((text.match(UNITS.records) ?? []).map((word) => word.toLowerCase()));
  return new Map([
    ...countSystems(text),
    ['records', (words.size * RECORDS_WEIGHT) / ABSTRACT_WEIGHT],
  ]);
};

/** Every methods section names companies, stocks and banks: they count in title and abstract only. */
const withoutRecords = (counts: Counts): Counts =>
  new Map([...counts].map(([system, times]) => [system, system === 'records' ? 0 : times]));

/** Titles on what is made of crops, on their genomes, or on yields of whole regions: no plant is grown for the study. */
const NO_GROWN_PLANTS =
  /\b(?:diets?|dietary|nutrition\w*|foods?|bread|flour|baking|baked|starchy|cooked|beverages?|teas?|mycotoxins?|contaminants?|toxic elements|husks?|ash|calcined|adsor\w+|spectroscop\w+|geographical origins?|genome assembl\w+|assembl\w+ (?:of )?(?:the |large |complex )*genomes?|assembling|linked reads?|global|climate change|projected|census)\b/iu;

const titleOf = (text: string): string =>
  text.slice(0, TITLE_CHARACTERS).split(/\n\s*\n/u)[0] ?? '';

const isOfGrownPlants = (papers: readonly string[]): boolean =>
  !papers.some((text) => NO_GROWN_PLANTS.test(titleOf(text)));

/** Of companies and countries, only those in the title itself count: an abstract may follow at once. */
const countTitle = (text: string): Counts =>
  new Map([
    ...countSystems(text.slice(0, TITLE_CHARACTERS)),
    ['records', countSystems(titleOf(text)).get('records') ?? 0],
  ]);

const countPapers = (papers: readonly string[]): Counts =>
  addCounts(
    papers.flatMap((text): (readonly [Counts, number])[] => [
      [countTitle(text), TITLE_WEIGHT],
      [countAbstract(text.slice(0, ABSTRACT_CHARACTERS)), ABSTRACT_WEIGHT],
      [withoutRecords(countSystems(text.slice(ABSTRACT_CHARACTERS, MAX_PAPER_CHARACTERS))), 0.3],
    ]),
  );

/** Periods of the Earth's history: who lived in them is studied as a fossil. */
const EXTINCT =
  /\b(?:fossil\w*|extinct|cambrian|ordovician|silurian|devonian|carboniferous|permian|triassic|jurassic|cretaceous|paleocene|eocene|oligocene|miocene|pliocene|pleistocene)\b/iu;
const isPaleontology = (papers: readonly string[]): boolean =>
  papers.some((text) => EXTINCT.test(text.slice(0, TITLE_CHARACTERS)));

/** How many times as often as any other system the main one of a paper is named. */
const CLEAR_LEAD = 2;

/** "Effects of rice bran in female mice": a title that says in whom the study was done. */
const IN_ANIMALS =
  /\bin (?:[\p{L}\d/-]+ ){0,5}(?:mice|rats|rabbits|pigs|piglets|sheep|lambs|goats|cows|cattle|chickens|broilers|zebrafish|drosophila)\b/iu;

/**
 * What the papers plainly work with: named at least twice as often as anything else, title and abstract above all; cultures where
 * the question is about what happens in vitro.
 * @returns undefined where two systems compete or none is named often
 */
export function mainSystemOf(papers: readonly string[], statement = ''): StudySystem | undefined {
  if (WITHOUT_ORGANISM.test(statement)) return 'cells';
  if (isPaleontology(papers)) return 'specimens';
  if (papers.some((text) => COMPARES_COUNTRIES.test(text.slice(0, TITLE_CHARACTERS))))
    return 'records';
  if (papers.some((text) => IN_ANIMALS.test(titleOf(text)))) return 'animals';
  const counts = countPapers(papers);
  const [[system, first] = [undefined, 0], [, second] = [undefined, 0]] = [...counts].toSorted(
    ([, one], [, other]) => other - one,
  );
  if (HUMAN_HEALTH.test(statement) && MAY_FEED.has(system)) return 'people';
  if (system === 'plants' && !isOfGrownPlants(papers)) return undefined;
  return first >= MIN_PAPER_POINTS && first >= CLEAR_LEAD * second ? system : undefined;
}

/**
 * Finds what a study of the hypothesis works with: what its population names, else what its sentence names, else what
 * its papers name most, above all in title and abstract. Molecules say nothing about it where the papers do.
 * @returns undefined where nothing is named clearly
 */
export function studySystemOf(texts: {
  readonly population: string;
  readonly statement: string;
  readonly papers: readonly string[];
}): StudySystem | undefined {
  const { population, statement, papers } = texts;
  if (COMPARES_COUNTRIES.test(statement)) return 'records';
  const counts = countPapers(papers);
  const named = mostNamed(population, counts) ?? mostNamed(statement, counts);
  if (IN_BODY.test(statement) && (named === 'cells' || named === undefined)) {
    const host = most(counts, (system) => system === 'animals' || system === 'people');
    if (host !== undefined && (counts.get(host) ?? 0) >= MIN_PAPER_POINTS) return host;
  }
  if (
    (named === 'animals' && most(counts) === 'specimens') ||
    ((named === undefined || named === 'animals') && isPaleontology(papers))
  )
    return 'specimens';
  if (HUMAN_HEALTH.test(statement) && MAY_FEED.has(named)) return 'people';
  if (named === 'animals' && /\bcell lines?\b/iu.test(statement)) return 'cells';
  if (named !== undefined) return named;
  if (MOLECULAR_EVENT.test(statement) && mainSystemOf(papers) !== 'plants') return 'cells';
  if (CELLULAR.test(statement) && (counts.get('cells') ?? 0) >= MIN_PAPER_POINTS) return 'cells';
  const isMolecular = MOLECULES.test(statement) || SYMBOL.test(statement);
  const studied = isMolecular ? most(counts, (system) => LIVING.has(system)) : most(counts);
  if (studied === 'plants' && !isMolecular && !isOfGrownPlants(papers)) return undefined;
  if (studied === 'people' && IN_CELLS.test(statement)) return 'cells';
  if (studied !== undefined && (counts.get(studied) ?? 0) >= MIN_PAPER_POINTS) return studied;
  return MOLECULES.test(statement) ? 'cells' : undefined;
}
