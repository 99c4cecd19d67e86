import { isPluralPhrase } from './plural-phrase.js';
import type { TextPart } from './text-parts.js';

/** Words of a hypothesis from which its sentence is written. Empty or missing if not known. */
export interface StatementParts extends Readonly<Partial<Record<TextPart, string | undefined>>> {
  readonly direction: 'raises' | 'lowers' | 'changes' | 'associated';
}

const VERBS = {
  raises: ['increases', 'increase'],
  lowers: ['decreases', 'decrease'],
  changes: ['affects', 'affect'],
  associated: ['is associated with', 'are associated with'],
} as const;

/** "a reduction in pain", "better sleep quality": the outcome is a change already, which is not raised again. */
const CHANGE =
  /^(?:(?:an?|the|further|genetic|significant|marked) )*(?:(?:increas|decreas|reduc|improv|enhanc|delay)(?:ed|e|tion|ement|s)?|slowing|weakening|loss|gain|rise|decline|damage|better|worse|higher|lower|faster|slower|more|less|fewer)(?![\p{L}-])|^(?:[\p{L}-]+ ){1,3}(?:increases?|decreases?|reductions?|improvements?|declines?|rises?) in\b/iu;

/** The verb for an effect on what is a change already. */
const VERBS_OF_CHANGE = {
  raises: ['leads to', 'lead to'],
  changes: ['contributes to', 'contribute to'],
} as const;

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

const startsWithPreposition = (text: string): boolean =>
  /^(?:in|among|during|under|after|before|at|within|following|upon|without|with|on|over|by|across|throughout|beyond|outside|against|above|below|near|between|since|until|for|when|where|while|if)\b/iu.test(
    text,
  );

/** Puts a preposition before a part, unless it has one or the sentence says it already. */
const clause = (before: string, part: string, said: string): string => {
  if (part === '' || said.toLowerCase().includes(part.toLowerCase())) return '';
  return ` ${startsWithPreposition(part) ? part : `${before} ${part}`}`;
};

/**
 * Writes a hypothesis from its parts, as one English sentence.
 * @returns undefined without factor and outcome, which a hypothesis needs
 */
export function composeStatement(parts: StatementParts): string | undefined {
  const [factor, outcome] = [clean(parts.factor), clean(parts.outcome)];
  if (factor === '' || outcome === '') return undefined;
  const { direction } = parts;
  const [one, many] =
    (direction === 'raises' || direction === 'changes') && CHANGE.test(outcome)
      ? VERBS_OF_CHANGE[direction]
      : VERBS[direction];
  const core = `${factor} ${isPluralPhrase(factor) ? many : one} ${outcome}`;
  const population = clause('in', clean(parts.population), core);
  const conditions = clause('under', clean(parts.conditions), core + population);
  const comparator = clean(parts.comparator);
  const mechanism = clean(parts.mechanism).replace(/^(?:by|through|via)\s+/iu, '');
  return capitalize(
    `${core}${population}${conditions}` +
      `${comparator === '' ? '' : `, compared with ${comparator.replace(/^compared (?:with|to)\s+/iu, '')}`}` +
      `${mechanism === '' ? '' : `${comparator === '' ? '' : ','} through ${mechanism}`}.`,
  );
}
