import type { HypothesisStructure } from '@spinout/api-client';
import { TEXT_PARTS, type TextPart } from '@spinout/domain/hypothesis-statement';

export type Direction = HypothesisStructure['direction'];

/** Expected directions, in the order in which they are offered; the first one commits to nothing. */
export const DIRECTIONS = [
  'changes',
  'raises',
  'lowers',
  'associated',
] as const satisfies readonly Direction[];

/** The parts of a hypothesis as typed; empty if not known. */
export type HypothesisParts = Readonly<Record<TextPart, string>> & {
  readonly direction: Direction;
};

/** The fields of a hypothesis as typed. */
export interface HypothesisForm extends HypothesisParts {
  readonly statement: string;
}

export const NO_PARTS: HypothesisParts = {
  factor: '',
  comparator: '',
  outcome: '',
  direction: 'changes',
  mechanism: '',
  population: '',
  conditions: '',
};

/** One space between words, none around them. */
export const collapseWhitespace = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const isBlank = (text: string): boolean => collapseWhitespace(text) === '';

/** The parts that not every hypothesis has. */
const OPTIONAL_PARTS: readonly TextPart[] = ['mechanism', 'conditions'];

/** The parts to ask for at once, and those that are offered on request: optional ones that are empty. */
export const divideParts = (parts: HypothesisParts) => {
  const onRequest = OPTIONAL_PARTS.filter((name) => isBlank(parts[name]));
  return { first: TEXT_PARTS.filter((name) => !onRequest.includes(name)), onRequest };
};

/** Limits what a field accepts. */
export const MAX_PART_CHARACTERS = 300;

/** Whether parts are given, but not both factor and outcome, without which they make no hypothesis. */
export const isPartial = (parts: HypothesisParts): boolean =>
  TEXT_PARTS.some((name) => !isBlank(parts[name])) &&
  (isBlank(parts.factor) || isBlank(parts.outcome));

/** The structure of a hypothesis that a person wrote; undefined without factor and outcome. */
export const createStructure = (parts: HypothesisParts): HypothesisStructure | undefined => {
  if (isBlank(parts.factor) || isBlank(parts.outcome)) return undefined;
  const written = TEXT_PARTS.flatMap((name) => {
    const text = collapseWhitespace(parts[name]);
    return text === '' ? [] : [[name, text] as const];
  });
  const { factor, outcome, ...others } = Object.fromEntries(written) as Record<TextPart, string>;
  return { kind: 'own', factor, outcome, direction: parts.direction, ...others };
};
