/** The animals of a study. */
export interface Organism {
  readonly one: string;
  readonly many: string;
  /** Animal welfare laws and the ARRIVE guidelines cover vertebrates. */
  readonly isVertebrate: boolean;
  /** Kept on farms. @default false */
  readonly isLivestock?: boolean;
}

const ORGANISMS: readonly (readonly [RegExp, Organism])[] = [
  [/\b(?:mice|mouse|murine)\b/giu, { one: 'mouse', many: 'mice', isVertebrate: true }],
  [/\brats?\b/giu, { one: 'rat', many: 'rats', isVertebrate: true }],
  [/\bzebrafish\b/giu, { one: 'zebrafish', many: 'zebrafish', isVertebrate: true }],
  [
    /\b(?:sheep|lambs?|ewes?|flocks?)\b/giu,
    { one: 'sheep', many: 'sheep', isVertebrate: true, isLivestock: true },
  ],
  [
    /\b(?:pigs?|piglets?)\b/giu,
    { one: 'pig', many: 'pigs', isVertebrate: true, isLivestock: true },
  ],
  [
    /\b(?:cattle|cows?|calves)\b/giu,
    { one: 'animal', many: 'cattle', isVertebrate: true, isLivestock: true },
  ],
  [/\bgoats?\b/giu, { one: 'goat', many: 'goats', isVertebrate: true, isLivestock: true }],
  [/\b(?:frogs?|xenopus)\b/giu, { one: 'frog', many: 'frogs', isVertebrate: true }],
  [/\bsharks?\b/giu, { one: 'shark', many: 'sharks', isVertebrate: true }],
  [/\bplanarians?\b/giu, { one: 'planarian', many: 'planarians', isVertebrate: false }],
  [/\bbats?\b/giu, { one: 'bat', many: 'bats', isVertebrate: true }],
  [
    /\b(?:birds?|songbirds?|chickens?|hens)\b/giu,
    { one: 'bird', many: 'birds', isVertebrate: true },
  ],
  [/\b(?:monkeys?|macaques?)\b/giu, { one: 'monkey', many: 'monkeys', isVertebrate: true }],
  [/\brabbits?\b/giu, { one: 'rabbit', many: 'rabbits', isVertebrate: true }],
  [/\bfish(?:es)?\b/giu, { one: 'fish', many: 'fish', isVertebrate: true }],
  [/\b(?:drosophila|fruit flies|flies)\b/giu, { one: 'fly', many: 'flies', isVertebrate: false }],
  [/\b(?:elegans|nematodes?|worms)\b/giu, { one: 'worm', many: 'worms', isVertebrate: false }],
  [/\b(?:honey ?bees?|bumblebees?|bees)\b/giu, { one: 'bee', many: 'bees', isVertebrate: false }],
  [/\bmosquitoe?s?\b/giu, { one: 'mosquito', many: 'mosquitoes', isVertebrate: false }],
  [/\bsnails\b/giu, { one: 'snail', many: 'snails', isVertebrate: false }],
];

const MIN_MENTIONS = 3;
const MAX_PAPER_CHARACTERS = 20_000;

const mostNamed = (text: string, least: number): Organism | undefined => {
  let best: Organism | undefined;
  let most = least - 1;
  for (const [pattern, organism] of ORGANISMS) {
    const times = text.match(pattern)?.length ?? 0;
    if (times > most) [best, most] = [organism, times];
  }
  return best;
};

const TITLE_CHARACTERS = 200;
const ABSTRACT_CHARACTERS = 4000;
const startsOf = (papers: readonly string[], characters: number) =>
  papers.map((text) => text.slice(0, characters)).join('\n');

/** The animals that a hypothesis names, else those of the papers' titles, else those that the papers name most. */
export const organismOf = (statement: string, papers: readonly string[]): Organism | undefined =>
  mostNamed(statement, 1) ??
  mostNamed(startsOf(papers, TITLE_CHARACTERS), 1) ??
  mostNamed(startsOf(papers, MAX_PAPER_CHARACTERS), MIN_MENTIONS);

/** The animals that the papers are about, whatever a sentence of them compares these with. */
export const mainOrganismOf = (papers: readonly string[]): Organism | undefined =>
  mostNamed(startsOf(papers, TITLE_CHARACTERS), 1) ??
  mostNamed(startsOf(papers, ABSTRACT_CHARACTERS), MIN_MENTIONS);
