import type { HypothesisStructure } from '@spinout/api-client';
import { TEXT_PARTS } from '@spinout/domain/hypothesis-statement';
import type { Language } from '../language/parse-text.js';
import { proposeParts, type ProposedParts } from '../starting-points/propose-parts.js';
import { withoutLevel } from './name-phrase.js';

/** What a hypothesis names: both factor and outcome, one of them, or neither. */
export interface HypothesisReading {
  /** @default it does not name both factor and outcome */
  readonly structure?: HypothesisStructure;
  readonly focus: QuestionFocus;
}

/** What a question asks about: the consequences of a factor, or the causes of an outcome; one of them at most. */
export interface QuestionFocus {
  readonly factor?: string | undefined;
  readonly outcome?: string | undefined;
}

const MAX_CHARACTERS = 2000;

/**
 * Reads the parts of a hypothesis from its sentences, for one that a person wrote or began from a question or a result of
 * a paper. The last sentence that names both factor and outcome counts: those before it lead to it.
 */
export function readHypothesis(statement: string, { parse }: Language): HypothesisReading {
  const { sentences } = parse(statement.slice(0, MAX_CHARACTERS));
  const read = sentences.map((sentence, at) => proposeParts(sentence, sentences[at - 1]));
  const whole = read.findLast(({ factor, outcome }) => factor && outcome);
  return whole
    ? { structure: structureOf(whole), focus: {} }
    : { focus: focusOf(read.findLast(({ factor, outcome }) => factor ?? outcome)) };
}

const structureOf = (parts: ProposedParts): HypothesisStructure => {
  const texts = TEXT_PARTS.flatMap((name) => {
    const part = parts[name];
    return part ? [[name, part.text] as const] : [];
  });
  return {
    factor: '',
    outcome: '',
    ...Object.fromEntries(texts),
    kind: parts.kind ?? 'proposal',
    direction: parts.direction?.value ?? 'changes',
  };
};

const focusOf = ({ factor, outcome }: ProposedParts = {}): QuestionFocus => {
  if (factor) return { factor: factor.text };
  return outcome ? { outcome: withoutLevel(outcome.text).name } : {};
};
