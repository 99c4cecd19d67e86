import type { DropReason } from '@spinout/api-client';
import { isSpecificPhrase } from '../../statements/standalone.js';
import type { Relation } from '../../statements/statement.types.js';
import type { ReadSource } from '../read-source.js';
import { isPlainPart } from './check-wording.js';
import type { QuoteLocator } from './locate-quotes.js';
import type { ModelCandidate, ModelPart } from './model-candidate.types.js';
import type { NumberedSentence } from './select-sentences.js';

/** A hypothesis of a language model with the sentences that it names, all from one paper. */
export interface LocatedCandidate {
  readonly kind: string;
  readonly statement: string;
  readonly relation: Relation;
  readonly comparator: string;
  readonly population: string | undefined;
  readonly follows: readonly [NumberedSentence, ...NumberedSentence[]];
  /** The sentences that name each part. */
  readonly factorIn: readonly NumberedSentence[];
  readonly outcomeIn: readonly NumberedSentence[];
  readonly mechanismIn: readonly NumberedSentence[];
  readonly quoted: readonly NumberedSentence[];
  readonly read: ReadSource;
}

const DIRECTIONS = ['raises', 'lowers', 'changes', 'associated'] as const;

const isStated = (part: ModelPart | null | undefined): part is ModelPart =>
  part !== null && part !== undefined && part.text.trim() !== '';

const tidy = (text: string) => text.replace(/\s+/gu, ' ').trim();
const textOf = (part: ModelPart | null | undefined) =>
  isStated(part) ? tidy(part.text) : undefined;

/**
 * Reads a hypothesis of a language model: its parts must be short plain text and its quotes in the papers.
 * @returns why it is dropped, if it is: `form`, `parts`, `quote` or `topic`
 */
export function readModelCandidate(
  answer: ModelCandidate | null,
  locate: QuoteLocator,
): LocatedCandidate | DropReason {
  const direction = DIRECTIONS.find((each) => each === answer?.direction);
  if (!answer || !direction) return 'form';
  const { factor, comparator, outcome, mechanism, population, conditions } = answer;
  if (!isStated(factor) || !isStated(comparator) || !isStated(outcome)) return 'parts';
  const parts = [factor, comparator, outcome, mechanism, population, conditions].filter(isStated);
  if (!parts.every(({ text }) => isPlainPart(tidy(text)))) return 'form';
  if (![factor, outcome].every(({ text }) => isSpecificPhrase(tidy(text)))) return 'parts';
  const located = new Map(parts.map((part) => [part, locate(part.evidence)]));
  const [first, ...more] = locate(answer.follows_from) ?? [];
  if (!first || [...located.values()].includes(null)) return 'quote';
  const named = [...located.values()].flatMap((each) => each ?? []);
  const quoted = [...new Set([first, ...more, ...named])];
  if (quoted.some(({ read }) => read !== first.read)) return 'topic';
  const sentencesOf = (part: ModelPart | null | undefined) =>
    (isStated(part) ? located.get(part) : undefined) ?? [];
  return {
    kind: answer.kind,
    statement: tidy(answer.statement),
    relation: {
      factor: tidy(factor.text),
      direction,
      outcome: tidy(outcome.text),
      mechanism: textOf(mechanism),
      setting: textOf(conditions),
    },
    comparator: tidy(comparator.text),
    population: textOf(population),
    follows: [first, ...more],
    factorIn: sentencesOf(factor),
    outcomeIn: sentencesOf(outcome),
    mechanismIn: sentencesOf(mechanism),
    quoted,
    read: first.read,
  };
}
