import { wordSet } from '../text/word-lists.js';
import type { Direction } from './effect-verbs.js';

/** How nouns relate two phrases: "the effect of A on B". */
export interface NounFrame {
  readonly nouns: ReadonlySet<string>;
  readonly of: string;
  readonly to: ReadonlySet<string>;
  readonly direction: Direction;
  /** The second phrase acts on the first, and the noun belongs to the first: "the response of bats to light". */
  readonly isResponse?: boolean;
  /** The second phrase may be a place; only a process counts: "the role of A in growth", not "in the liver". */
  readonly needsProcess?: boolean;
}

/** The nouns that relate two phrases, with the words that lead to these. */
export const FRAMES: readonly NounFrame[] = [
  {
    nouns: wordSet('effect effects impact impacts influence influences consequence consequences'),
    of: 'of',
    to: wordSet('on upon for in'),
    direction: 'changes',
  },
  {
    nouns: wordSet(
      'role roles contribution contributions involvement participation function functions implication implications',
    ),
    of: 'of',
    to: wordSet('in on to for'),
    direction: 'changes',
    needsProcess: true,
  },
  {
    nouns: wordSet(
      'efficacy effectiveness usefulness value utility benefit benefits potential performance',
    ),
    of: 'of',
    to: wordSet('in for on against to as'),
    direction: 'changes',
    needsProcess: true,
  },
  {
    nouns: wordSet('importance significance relevance'),
    of: 'of',
    to: wordSet('to for'),
    direction: 'changes',
  },
  {
    nouns: wordSet(
      'association associations relationship relationships link links correlation correlations relation relations connection',
    ),
    of: 'between',
    to: wordSet('and'),
    direction: 'associated',
  },
  {
    nouns: wordSet('association associations correlation correlations relationship relationships'),
    of: 'of',
    to: wordSet('with to'),
    direction: 'associated',
  },
  {
    nouns: wordSet('association associations'),
    of: 'with',
    to: wordSet('for'),
    direction: 'associated',
  },
  {
    nouns: wordSet(
      'response responses sensitivity susceptibility resistance tolerance responsiveness vulnerability',
    ),
    of: 'of',
    to: wordSet('to'),
    direction: 'changes',
    isResponse: true,
  },
];
