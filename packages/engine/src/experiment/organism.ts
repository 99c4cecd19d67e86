import { pickHighest } from '../text/pick-highest.js';

/** The animals of a study. */
export interface Organism {
  readonly one: string;
  readonly many: string;
  /** `laboratory`: mammals that are bred for experiments; `livestock`: kept on farms; `invertebrate`: not covered by animal welfare laws. */
  readonly keeping: 'laboratory' | 'livestock' | 'invertebrate' | 'other';
}

type Entry = readonly [names: RegExp, organism: Organism];

const named = (names: string, one: string, many: string, keeping: Organism['keeping']): Entry => [
  new RegExp(String.raw`\b(?:${names})\b`, 'giu'),
  { one, many, keeping },
];
/** Animals by their plurals: genes and tools are named like one of them. */
const each = (keeping: Organism['keeping'], animals: readonly string[]): readonly Entry[] =>
  animals.map((entry) => {
    const [one = '', many = `${one}s`] = entry.split(' ');
    return named(many, one, many, keeping);
  });

const ORGANISMS: readonly Entry[] = [
  named('mice|mouse|murine', 'mouse', 'mice', 'laboratory'),
  named('rats?', 'rat', 'rats', 'laboratory'),
  named('guinea pigs?', 'guinea pig', 'guinea pigs', 'laboratory'),
  ...each('laboratory', ['hamster', 'gerbil', 'rabbit', 'ferret']),
  named('sheep|lambs?|ewes?|flocks?', 'sheep', 'sheep', 'livestock'),
  named('pigs?|piglets?', 'pig', 'pigs', 'livestock'),
  named('cattle|cows?|calf|calves|steers?|heifers?', 'animal', 'cattle', 'livestock'),
  named('horses?|equine|mares?', 'horse', 'horses', 'livestock'),
  named('chickens?|hens?|broilers?|poultry', 'chicken', 'chickens', 'livestock'),
  named('buffalo(?:e?s)?', 'buffalo', 'buffaloes', 'livestock'),
  ...each('livestock', [
    'goat',
    'camel',
    'donkey',
    'turkey',
    'duck',
    'goose geese',
    'quail quails',
  ]),
  named('frogs?|xenopus', 'frog', 'frogs', 'other'),
  named('birds?|songbirds?', 'bird', 'birds', 'other'),
  named('monkeys?|macaques?', 'monkey', 'monkeys', 'other'),
  named('dogs?|dingo(?:es)?|canine', 'dog', 'dogs', 'other'),
  named('cats?|feline', 'cat', 'cats', 'other'),
  named('zebrafish', 'zebrafish', 'zebrafish', 'other'),
  ...each('other', [
    'shark',
    'bat',
    'elephant',
    'lizard',
    'snake',
    'turtle',
    'toad',
    'salamander',
    'newt',
    'salmon salmon',
    'trout trout',
    'carp carp',
    'tilapia tilapia',
    'catfish catfish',
    'anchovy anchovies',
    'sardine',
    'herring',
    'whale',
    'dolphin',
    'seal',
    'wolf wolves',
    'fox foxes',
    'deer deer',
    'squirrel',
    'lemur',
    'penguin',
    'parrot',
  ]),
  named('fish(?:es)?', 'fish', 'fish', 'other'),
  named('drosophila|fruit fl(?:y|ies)|fl(?:y|ies)', 'fly', 'flies', 'invertebrate'),
  named('elegans|nematodes?|worms?', 'worm', 'worms', 'invertebrate'),
  named('(?:honey ?|bumble)?bees?', 'bee', 'bees', 'invertebrate'),
  named('mosquito(?:e?s)?', 'mosquito', 'mosquitoes', 'invertebrate'),
  named('butterfl(?:y|ies)', 'butterfly', 'butterflies', 'invertebrate'),
  ...each('invertebrate', [
    'planarian',
    'snail',
    'cricket',
    'locust',
    'grasshopper',
    'cockroach cockroaches',
    'termite',
    'beetle',
    'weevil',
    'moth',
    'caterpillar',
    'armyworm',
    'aphid',
    'whitefly whiteflies',
    'planthopper',
    'ant',
    'wasp',
    'mite',
    'tick',
    'spider',
    'shrimp shrimps',
    'prawn',
    'crab',
    'oyster',
    'mussel',
  ]),
];

const MIN_MENTIONS = 3;
const MAX_PAPER_CHARACTERS = 20_000;

const mostNamed = (text: string, least: number): Organism | undefined =>
  pickHighest(ORGANISMS, ([pattern]) => text.match(pattern)?.length ?? 0, least - 1)?.[1];

const TITLE_CHARACTERS = 200;
const startsOf = (papers: readonly string[], characters: number) =>
  papers.map((text) => text.slice(0, characters)).join('\n');

/** The animals that a hypothesis names, else those of the papers' titles, else those that the papers name most. */
export const organismOf = (statement: string, papers: readonly string[]): Organism | undefined =>
  mostNamed(statement, 1) ??
  mostNamed(startsOf(papers, TITLE_CHARACTERS), 1) ??
  mostNamed(startsOf(papers, MAX_PAPER_CHARACTERS), MIN_MENTIONS);
