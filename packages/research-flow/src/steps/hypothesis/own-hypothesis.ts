import { isUnsupported, type HypothesisStructure } from '@spinout/api-client';
import type { Runtime } from '@spinout/flow-kit';
import type { ChosenHypothesis } from '../../data/flow-data.js';
import {
  collapseWhitespace,
  createStructure,
  type HypothesisParts,
  NO_PARTS,
} from './hypothesis-parts.js';
import type { HypothesisDraft } from './hypothesis.types.js';

/** Maximum length of the user's own hypothesis. */
export const MAX_OWN_CHARACTERS = 1000;
const MAX_TITLE_CHARACTERS = 100;
/** Fewer words cannot state a testable hypothesis. */
const MIN_WORDS = 3;

/** Whether a text is acceptable as a hypothesis: at least three words, and not the placeholder for a missing one. */
export const isOwnHypothesis = (text: string): boolean => {
  const plain = collapseWhitespace(text);
  const wordCount = plain.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return wordCount >= MIN_WORDS && plain.length <= MAX_OWN_CHARACTERS && !isUnsupported(plain);
};

/** The title of a hypothesis in the user's words. */
export const getTitle = (statement: string): string =>
  statement.length <= MAX_TITLE_CHARACTERS
    ? statement.replace(/(?<![.!?])[.!?]+$/u, '')
    : `${statement.slice(0, MAX_TITLE_CHARACTERS).replace(/(?<!\s)\s+\S*$/u, '')} …`;

/** What every hypothesis in the user's words has: no rating, and the user as its source. */
export const createOwnFields = (structure: HypothesisStructure | undefined, now: Date) => {
  const at = now.toISOString();
  return {
    // The API requires a number; a hypothesis of this origin is shown without it.
    confidence: 0,
    confidence_basis: undefined,
    candidate: undefined,
    structure,
    link: structure && {
      a: structure.factor,
      b: structure.mechanism ?? null,
      c: structure.outcome,
    },
    source: { origin: 'user' as const, by: 'The author', at },
    generated_at: at,
  };
};

/**
 * Creates a hypothesis from the user's text: unrated, without a plan or evidence.
 * @param parts its parts as typed. @default none
 */
export const createOwnHypothesis = (
  text: string,
  { newId, now }: Pick<Runtime, 'newId' | 'now'>,
  parts: HypothesisParts = NO_PARTS,
): ChosenHypothesis => {
  const statement = collapseWhitespace(text);
  return {
    id: newId('own-'),
    title: getTitle(statement),
    statement,
    estimated_impact: '',
    timeline: '',
    methodology: [],
    next_steps: [],
    support: undefined,
    claims: undefined,
    refutation: undefined,
    ...createOwnFields(createStructure(parts), now()),
  };
};

/** How many own hypotheses are saved. */
const MAX_OWN_HYPOTHESES = 20;

/** Adds a hypothesis to the user's own, newest first, or replaces its earlier version. */
export const addOwnHypothesis = (
  hypotheses: readonly ChosenHypothesis[] | undefined = [],
  added: ChosenHypothesis,
): readonly ChosenHypothesis[] =>
  hypotheses.some(({ id }) => id === added.id)
    ? hypotheses.map((each) => (each.id === added.id ? added : each))
    : [added, ...hypotheses].slice(0, MAX_OWN_HYPOTHESES);

/** Takes the user's hypothesis as typed, and empties its fields. */
export const takeOwnHypothesis = (
  { own = '', ownParts, ownHypotheses }: HypothesisDraft,
  runtime: Pick<Runtime, 'newId' | 'now'>,
): Partial<HypothesisDraft> => {
  const hypothesis = createOwnHypothesis(own, runtime, ownParts);
  return {
    hypothesis,
    ownHypotheses: addOwnHypothesis(ownHypotheses, hypothesis),
    own: undefined,
    ownParts: undefined,
    isWritingOwn: undefined,
    unsupported: undefined,
  };
};
