import { pickHighest } from '../text/pick-highest.js';

/** The animals of a study. */
export interface Organism {
  readonly one: string;
  readonly many: string;
  /** Animal welfare laws and the ARRIVE guidelines cover vertebrates. */
  readonly isVertebrate: boolean;
  /** Kept on farms. @default false */
  readonly isLivestock?: boolean;
}

const invertebrate = (one: string, many: string): Organism => ({ one, many, isVertebrate: false });
const vertebrate = (one: string, many: string): Organism => ({ one, many, isVertebrate: true });
const livestock = (one: string, many: string): Organism => ({
  ...vertebrate(one, many),
  isLivestock: true,
});

const ORGANISMS: readonly (readonly [RegExp, Organism])[] = [
  [/\b(?:mice|mouse|murine)\b/giu, vertebrate('mouse', 'mice')],
  [/\brats?\b/giu, vertebrate('rat', 'rats')],
  [/\bzebrafish\b/giu, vertebrate('zebrafish', 'zebrafish')],
  [/\b(?:sheep|lambs?|ewes?|flocks?)\b/giu, livestock('sheep', 'sheep')],
  [/\b(?:pigs?|piglets?)\b/giu, livestock('pig', 'pigs')],
  [/\b(?:cattle|cows?|calves)\b/giu, livestock('animal', 'cattle')],
  [/\bgoats?\b/giu, livestock('goat', 'goats')],
  [/\b(?:frogs?|xenopus)\b/giu, vertebrate('frog', 'frogs')],
  [/\bsharks?\b/giu, vertebrate('shark', 'sharks')],
  [/\bplanarians?\b/giu, invertebrate('planarian', 'planarians')],
  [/\bbats?\b/giu, vertebrate('bat', 'bats')],
  [/\b(?:birds?|songbirds?|chickens?|hens)\b/giu, vertebrate('bird', 'birds')],
  [/\b(?:monkeys?|macaques?)\b/giu, vertebrate('monkey', 'monkeys')],
  [/\b(?:dogs?|dingo(?:es)?|canine)\b/giu, vertebrate('dog', 'dogs')],
  [/\b(?:cats?|feline)\b/giu, vertebrate('cat', 'cats')],
  [/\b(?:horses?|equine)\b/giu, livestock('horse', 'horses')],
  [/\belephants?\b/giu, vertebrate('elephant', 'elephants')],
  [/\brabbits?\b/giu, vertebrate('rabbit', 'rabbits')],
  [/\bfish(?:es)?\b/giu, vertebrate('fish', 'fish')],
  [/\b(?:drosophila|fruit flies|flies)\b/giu, invertebrate('fly', 'flies')],
  [/\b(?:elegans|nematodes?|worms)\b/giu, invertebrate('worm', 'worms')],
  [/\b(?:honey ?bees?|bumblebees?|bees)\b/giu, invertebrate('bee', 'bees')],
  [/\bmosquitoe?s?\b/giu, invertebrate('mosquito', 'mosquitoes')],
  [/\bsnails\b/giu, invertebrate('snail', 'snails')],
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
