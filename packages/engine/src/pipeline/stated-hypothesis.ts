import { isUnsupported } from '@spinout/api-client';
import * as z from 'zod/mini';
import { hashText } from '../text/text-hash.js';
import { paperMessages as messages } from './paper.messages.js';
import { formatPlainLine } from '../literature/topic.js';

const MAX_STATEMENT = 2000;
const MAX_TITLE = 200;
const MAX_METHODS = 20;

const text = z.catch(z.string(), '');
const Stated = z.object({
  title: text,
  hypothesis: text,
  statement: text,
  methodology: z.catch(z.union([z.string(), z.array(z.string())]), []),
});

/** A hypothesis in the words of a person. */
export interface StatedHypothesis {
  readonly title: string;
  readonly statement: string;
  readonly methodology: readonly string[];
}

/**
 * Parses a hypothesis of a person from a text or an object with a text.
 * @returns null if there is none or it is marked as unsupported
 */
export function parseStatedHypothesis(value: unknown): StatedHypothesis | null {
  const parsed = z.safeParse(Stated, typeof value === 'string' ? { hypothesis: value } : value);
  if (!parsed.success || isUnsupported(value)) return null;
  const { title, hypothesis, statement, methodology } = parsed.data;
  const plain = formatPlainLine(hypothesis || statement, MAX_STATEMENT);
  if (plain === '') return null;
  const methods = typeof methodology === 'string' ? [methodology] : methodology;
  return {
    title: formatPlainLine(title, MAX_TITLE),
    statement: plain,
    methodology: methods
      .slice(0, MAX_METHODS)
      .map((name) => formatPlainLine(name, MAX_TITLE))
      .filter(Boolean),
  };
}

/** Converts a person's hypothesis to the output format of the hypothesis agent: without claims and figures, marked as the person's. */
export const createStatedHypotheses = (
  { title, statement, methodology }: StatedHypothesis,
  at: string,
) => ({
  primary: {
    id: `hyp-${hashText(statement)}`,
    title,
    statement,
    confidence: null,
    novelty: null,
    testability: null,
    rationale: '',
    methodology,
  },
  secondary: [],
  source: { origin: 'user', by: messages.author, at },
});
