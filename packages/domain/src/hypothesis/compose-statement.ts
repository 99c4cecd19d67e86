import { toConditionPhrase, toPopulationPhrase } from './prepositions.js';
import { composeCore } from './statement-verbs.js';
import type { TextPart } from './text-parts.js';

/** Words of a hypothesis from which its sentence is written. Empty or missing if not known. */
export interface StatementParts extends Readonly<Partial<Record<TextPart, string | undefined>>> {
  readonly direction: 'raises' | 'lowers' | 'changes' | 'associated';
}

const capitalize = (text: string): string => {
  const [first = ''] = text.split(/\s/u, 1);
  // Not "mRNA", "pH" or "whiB7".
  return /^\p{Ll}+(?:-\p{Ll}+)*,?$/u.test(first)
    ? first.charAt(0).toUpperCase() + text.slice(1)
    : text;
};

const clean = (part: string | undefined): string =>
  (part ?? '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/(?<![\s.;,])[\s.;,]+$/u, '');

/** A part as a phrase after a space, unless the sentence says it already. */
const clause = (toPhrase: (part: string) => string, part: string, said: string): string =>
  part === '' || said.toLowerCase().includes(part.toLowerCase()) ? '' : ` ${toPhrase(part)}`;

/**
 * Writes a hypothesis from its parts, as one English sentence.
 * @returns undefined without factor and outcome, which a hypothesis needs
 */
export function composeStatement(parts: StatementParts): string | undefined {
  const [factor, outcome] = [clean(parts.factor), clean(parts.outcome)];
  if (factor === '' || outcome === '') return undefined;
  const core = composeCore(factor, outcome, parts.direction);
  const population = clause(toPopulationPhrase, clean(parts.population), core);
  const conditions = clause(toConditionPhrase, clean(parts.conditions), core + population);
  const comparator = clean(parts.comparator);
  const mechanism = clean(parts.mechanism).replace(/^(?:by|through|via)\s+/iu, '');
  return capitalize(
    `${core}${population}${conditions}` +
      `${comparator === '' ? '' : `, compared with ${comparator.replace(/^compared (?:with|to)\s+/iu, '')}`}` +
      `${mechanism === '' ? '' : `${comparator === '' ? '' : ','} through ${mechanism}`}.`,
  );
}
