import type { Hypothesis } from '@spinout/api-client';
import * as z from 'zod/mini';

/** What a hypothesis relates: `a` is said to act on `c`, by way of `b` where one is named. */
export interface Terms {
  readonly a: string;
  readonly b: string | null;
  readonly c: string;
}

const MAX_CHARACTERS = 90;

const Term = z.union([
  z.string(),
  z.pipe(
    z.object({ label: z.string() }),
    z.transform(({ label }) => label),
  ),
  z.pipe(
    z.object({ term: z.string() }),
    z.transform(({ term }) => term),
  ),
  z.pipe(
    z.object({ name: z.string() }),
    z.transform(({ name }) => name),
  ),
  z.pipe(
    z.object({ text: z.string() }),
    z.transform(({ text }) => text),
  ),
]);

const Link = z.object({ a: Term, b: z.nullish(Term), c: Term });

const VERBS = [
  'reduc',
  'increas',
  'improv',
  'enhanc',
  'inhibit',
  'suppress',
  'promot',
  'prevent',
  'modulat',
  'regulat',
  'induc',
  'caus',
  'affect',
  'alter',
  'driv',
  'predict',
  'lower',
  'rais',
  'slow',
  'accelerat',
  'outperform',
  'decreas',
  'boost',
  'impair',
  'restor',
  'control',
  'influenc',
  'chang',
  'shap',
  'rescu',
  'mediat',
  'strengthen',
  'weaken',
  'stabili[sz]',
  'determin',
  'trigger',
  'delay',
].join('|');
const PHRASES = [
  'protects? against',
  'leads? to',
  'contributes? to',
  '(?:is|are) (?:causally )?(?:associated|linked|related) (?:with|to)',
  'correlates? with',
  'results? in',
  'acts? on',
  'depends? on',
  'relates? to',
].join('|');
const HELPERS =
  '(?:may|might|can|could|will|would|should|directly|indirectly|significantly|selectively)';
const VERB = `(?:${HELPERS}\\s+)*(?:(?:${VERBS})(?:es|s|e|ed|ies|y)?|${PHRASES})`;
const BY = '(?:through|via|by way of|by means of|by|because of|mediated by|acting on)';

const MEDIATION =
  /^(.+?)\s+mediates?\s+the\s+(?:effects?|influence|impact|link)\s+of\s+(.+?)\s+on\s+(.+)$/i;
const CONDITION = new RegExp(`^if\\s+(.+?),\\s*(?:then\\s+)?(.+?)\\s+${VERB}\\b.*$`, 'i');
const CONDITION_PLAIN = /^if\s+(.+?),\s*(?:then\s+)?(.+)$/i;
const CLAUSE = new RegExp(`^(.+?)\\s+${VERB}\\s+(.+?)(?:,?\\s+${BY}\\s+(.+))?$`, 'i');

const OPENING =
  /^(?:we (?:hypothesi[sz]e|propose|expect|predict)|(?:our|the) hypothesis is|it is (?:proposed|hypothesi[sz]ed)) that\s+/i;

/** An outcome is named without the way it is expected to go. */
const DIRECTION = /^(?:lower|higher|reduced|increased|improved|better|worse|greater|less|more)\s+/i;

/** Makes a noun phrase of a piece of a sentence: no article, no closing mark, not too long. */
function tidy(text: string): string {
  const plain = text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^(?:the|an|a)\s+/i, '')
    .replace(/[\s.,;:]+$/u, '');
  if (plain.length <= MAX_CHARACTERS) return plain;
  const cut = plain.slice(0, MAX_CHARACTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

const terms = (a: string, c: string, b?: string): Terms | null => {
  const [left, right, middle] = [tidy(a), tidy(c).replace(DIRECTION, ''), tidy(b ?? '')];
  return left && right ? { a: left, b: middle || null, c: right } : null;
};

/** "biochar is added to soil" names "biochar added to soil". */
const asNoun = (clause: string) => clause.replace(/\s+(?:is|are|were|was)\s+/i, ' ');

/** "emissions will fall" is about emissions. */
const outcomeOf = (clause: string) =>
  clause.replace(/\s+(?:will|would|should|may|might|can|could|is|are)\b.*$/i, '');

/** Reads the terms from a sentence such as "A reduces C through B"; null when it has no such form. */
export function termsOfSentence(sentence: string): Terms | null {
  const text = sentence
    .trim()
    .replace(OPENING, '')
    .replace(/[.!?]+$/u, '');
  const mediation = MEDIATION.exec(text);
  if (mediation) return terms(mediation[2] ?? '', mediation[3] ?? '', mediation[1]);
  const condition = CONDITION.exec(text) ?? CONDITION_PLAIN.exec(text);
  if (condition) return terms(asNoun(condition[1] ?? ''), outcomeOf(condition[2] ?? ''));
  const clause = CLAUSE.exec(text);
  return clause ? terms(clause[1] ?? '', clause[2] ?? '', clause[3]) : null;
}

const sentences = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter(Boolean);

/**
 * Finds what a hypothesis relates: from its `link` where our engine made it, else from the first sentence
 * of its statement or its title that says that something acts on something, else from its title as a whole.
 */
export function termsOf(hypothesis: Hypothesis): Terms {
  const link = z.safeParse(Link, hypothesis['link']);
  const linked = link.success ? terms(link.data.a, link.data.c, link.data.b ?? undefined) : null;
  if (linked) return linked;
  for (const sentence of [...sentences(hypothesis.statement), hypothesis.title]) {
    const found = termsOfSentence(sentence);
    if (found) return found;
  }
  const subject = tidy(hypothesis.title || hypothesis.statement) || 'the factor under study';
  return { a: subject, b: null, c: 'the main outcome' };
}
