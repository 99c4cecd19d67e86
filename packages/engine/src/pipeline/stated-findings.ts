import { isUnsupported } from '@spinout/api-client';
import { splitSentences } from '../language/sentences.js';
import { formatPlainLine } from '../literature/topic.js';

const MAX_STATEMENTS = 20;
const MAX_CHARACTERS = 300;
/** Maximum characters of one text and of all texts. */
const MAX_TEXT = 20_000;
const MAX_ALL = 200_000;
const MAX_DEPTH = 6;
/** The run's own results are nested deeper than the same results in a reply. */
const MAX_OWN_DEPTH = MAX_DEPTH + 2;
const MAX_VALUES = 2000;
const MIN_WORDS = 4;

/** Keys whose texts are not findings of the person: descriptions of sources, papers and calculations. */
const IGNORED_KEYS = new Set(
  (
    'source references evidence before after title authors label url doi id basis search_log abstracts key_papers ' +
    'supplementary tables figures trace design protocols controls confidence_basis rationale recommendations next_steps ' +
    'claims link structure'
  ).split(' '),
);

const isStatement = (text: string) =>
  text.split(' ').length >= MIN_WORDS && /\p{L}/u.test(text) && !/^https?:/i.test(text);

/** The texts in any JSON, breadth-first within limits; skips unsupported hypotheses. */
const collectTexts = (value: unknown, maxDepth: number): readonly string[] => {
  const texts: string[] = [];
  let remaining = MAX_ALL;
  let layer: unknown[] = [value];
  let visited = 0;
  for (let depth = 0; depth < maxDepth && layer.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const item of layer) {
      if ((visited += 1) > MAX_VALUES || remaining <= 0) return texts;
      if (isUnsupported(item)) continue;
      if (typeof item === 'string') {
        texts.push(item.slice(0, Math.min(remaining, MAX_TEXT)));
        remaining -= item.length;
      }
      if (Array.isArray(item)) next.push(...(item as unknown[]).slice(0, MAX_VALUES));
      else if (typeof item === 'object' && item !== null) {
        const entries = Object.entries(item as Record<string, unknown>).slice(0, MAX_VALUES);
        for (const [key, inner] of entries) if (!IGNORED_KEYS.has(key)) next.push(inner);
      }
    }
    layer = next;
  }
  return texts;
};

/** The statements in any JSON as cleaned sentences. */
export const extractStatements = (value: unknown, maxDepth = MAX_DEPTH): readonly string[] => [
  ...new Set(
    collectTexts(value, maxDepth)
      .flatMap((text) => splitSentences(text))
      .map(({ text }) => formatPlainLine(text, MAX_CHARACTERS))
      .filter(isStatement),
  ),
];

/**
 * Extracts sentences from findings of a person: a text, a list, or the results of earlier steps.
 * @param own results of the run itself; repetitions of these are omitted
 * @returns at most 20 unverified sentences of at most 300 characters
 */
export function extractStatedFindings(findings: unknown, own: unknown): readonly string[] {
  const known = new Set(extractStatements(own, MAX_OWN_DEPTH));
  return extractStatements(findings)
    .filter((text) => !known.has(text))
    .slice(0, MAX_STATEMENTS);
}
