import type { Hypothesis } from '@spinout/api-client';
import * as z from 'zod/mini';
import { statesOpenQuestion } from '../statements/open-question-cues.js';

/** What a hypothesis relates: `a` is said to act on `c`, by way of `b` where one is named. */
export interface Terms {
  readonly a: string;
  readonly b: string | null;
  readonly c: string;
}

const MAX_CHARACTERS = 90;

const Term = z.pipe(
  z.union([
    z.string(),
    z.object({ label: z.string() }),
    z.object({ term: z.string() }),
    z.object({ name: z.string() }),
    z.object({ text: z.string() }),
  ]),
  z.transform((term) => (typeof term === 'string' ? term : (Object.values(term)[0] ?? ''))),
);

const Link = z.object({ a: Term, b: z.nullish(Term), c: Term });

const VERBS =
  'reduc|increas|improv|enhanc|inhibit|suppress|promot|prevent|modulat|regulat|induc|caus|affect|alter|driv|predict|' +
  'lower|rais|slow|accelerat|outperform|decreas|boost|impair|restor|control|influenc|chang|shap|rescu|mediat|' +
  'strengthen|weaken|stabili[sz]|determin|trigger|delay';
const PHRASES =
  'protects? against|leads? to|contributes? to|(?:is|are) (?:causally )?(?:associated|linked|related) (?:with|to)|' +
  '(?:is|are) (?:needed|required|necessary|essential) for|correlates? with|results? in|acts? on|depends? on|relates? to';
const HELPERS =
  '(?:may|might|can|could|will|would|should|directly|indirectly|significantly|selectively)';
const VERB = `(?:${HELPERS} ){0,4}(?:(?:${VERBS})(?:es|s|e|ed|ies|y)?|${PHRASES})`;
const BY = '(?:through|via|by way of|by means of|by|because of|mediated by|acting on)';

const MEDIATION = /^(.+?) mediates? the (?:effects?|influence|impact|link) of (.+?) on (.+)$/i;
const CONDITION = new RegExp(`^if (.[^,]*), ?(?:then )?(.+?) ${VERB}\\b.*$`, 'i');
const CONDITION_PLAIN = /^if (.[^,]*), ?(?:then )?(.+)$/i;
const CLAUSE = new RegExp(`^(.+?) ${VERB} (.+?)(?:,? ${BY} (.+))?$`, 'i');

const OPENING =
  /^(?:(?:we|i) (?:hypothesi[sz]e|propose|expect|predict|think|believe|suspect|assume|suggest)|(?:our|my|the) hypothesis is|it is (?:proposed|hypothesi[sz]ed)) that\s+/i;

/** "In older adults, naps improve recall" is about naps. */
const SETTING = /^(?:in|among|for|during|under|within|at)\s[^,]+,\s+/i;

/** An outcome is named without the way it is expected to go. */
const DIRECTION = /^(?:lower|higher|reduced|increased|improved|better|worse|greater|less|more)\s+/i;

/** Makes a noun phrase of a piece of a sentence: no article, no closing mark, not too long. */
function tidy(text: string): string {
  const plain = text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^(?:the|an|a)\s+/i, '')
    .replace(/(?<![\s.,;:])[\s.,;:]+$/u, '');
  if (plain.length <= MAX_CHARACTERS) return plain;
  const cut = plain.slice(0, MAX_CHARACTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

const terms = (a: string, c: string, b?: string): Terms | null => {
  const [left, right, middle] = [tidy(a), tidy(c).replace(DIRECTION, ''), tidy(b ?? '')];
  return left && right ? { a: left, b: middle || null, c: right } : null;
};

/** A longer piece is no sentence; this also bounds what the patterns with several open ends cost. */
const MAX_SENTENCE_CHARACTERS = 2_000;
const MAX_WORDS = 12;
/** A phrase that begins like this points at something, asks, or is a clause. */
const NO_NOUN =
  /^(?:it|its|this|that|these|those|they|them|we|i|you|he|she|there|here|one|which|who|what|how|why|when|where|whether|if|as|because|although|though|while|but|and|or|not|no|nothing|to|in|on|at|by|for|with|from|under|after|before|during|over|however|therefore|thus|moreover|furthermore|surprisingly)\b/iu;
/** A phrase that holds one of these is a clause of its own. */
const CLAUSE_MARK =
  /[?!;:]|,\s|\b(?:is|are|was|were|am|be|been|has|have|had|do|does|did|that|which|who|whether|may|might|can|could|will|would|should|must|remains?|because|although|but)\b/iu;

/** Whether a phrase names something that can be varied or measured, rather than being a piece of a sentence. */
const isName = (phrase: string): boolean =>
  phrase.split(' ').length <= MAX_WORDS && !NO_NOUN.test(phrase) && !CLAUSE_MARK.test(phrase);

/** Terms that are names; a link that is none is left out, and without both ends there are no terms. */
const named = (found: Terms | null): Terms | null =>
  found && isName(found.a) && isName(found.c)
    ? { ...found, b: found.b !== null && isName(found.b) ? found.b : null }
    : null;

/** "biochar is added to soil" names "biochar added to soil". */
const asNoun = (clause: string) => clause.replace(/(?<!\s)\s+(?:is|are|were|was)\s+/i, ' ');

/** "emissions will fall" is about emissions. */
const outcomeOf = (clause: string) =>
  clause.replace(/(?<!\s)\s+(?:will|would|should|may|might|can|could|is|are)\b.*$/i, '');

/** Reads the terms from a sentence such as "A reduces C through B"; null when it has no such form. */
export const termsOfSentence = (sentence: string): Terms | null =>
  sentence.length > MAX_SENTENCE_CHARACTERS ||
  statesOpenQuestion(sentence) ||
  sentence.trim().endsWith('?')
    ? null
    : named(readTerms(sentence));

function readTerms(sentence: string): Terms | null {
  const text = sentence
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(OPENING, '')
    .replace(SETTING, '')
    .replace(/(?<![.!?])[.!?]+$/u, '');
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
 * Finds what a hypothesis relates: from its `link` where our engine made it, else from the first sentence of its
 * statement or its title that says that something acts on something.
 * @returns null where nothing in it does
 */
export function termsOf(hypothesis: Hypothesis): Terms | null {
  const link = z.safeParse(Link, hypothesis['link']);
  const linked = link.success ? terms(link.data.a, link.data.c, link.data.b ?? undefined) : null;
  if (linked) return linked;
  for (const sentence of [...sentences(hypothesis.statement), hypothesis.title]) {
    const found = termsOfSentence(sentence);
    if (found) return found;
  }
  return null;
}
