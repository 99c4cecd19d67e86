import { candidateTerms } from '../language/candidate-terms.js';
import type { ParsedSentence, Token } from '../language/language.types.js';
import { singular } from '../language/term-form.js';
import { isSubjectTerm, termKey } from './subject-terms.js';

/** The forms of the terms of one sentence by their key. */
export type SentenceTerms = ReadonlyMap<string, string>;

const MAX_WORDS = 4;
/** The letter of "vitamin D" and "somatomedin C", which a list of terms would confuse with others without it. */
const LETTER = /^ (\p{Lu}|\p{Script=Greek})(?![\p{L}\p{N}]|\.\p{L})/u;
const NAMED_BY_LETTER = /\b([Ff]actor|[Pp]rotein|[Ss]ubstance) (\p{Lu})(?![\p{L}\p{N}]|\.\p{L})/gu;
/** "serotonin-induced contraction" is about serotonin. */
const CAUSE =
  /(?<![\p{L}\p{N}-])(\p{L}[\p{L}\p{N}]{3,30})-(?:evoked|induced|stimulated)(?![\p{L}-])/gu;
const OF = /^\s+of\s+(?:the\s+|an?\s+)?$/iu;

/**
 * Finds the subject terms of a sentence: all parts of its noun phrases, and two noun phrases joined by "of".
 * @param acronyms short forms of the text by their long form
 */
export function findTerms(
  sentence: ParsedSentence,
  acronyms: ReadonlyMap<string, string>,
): SentenceTerms {
  const found = new Map<string, string>();
  const add = (normalized: string, form: string) => {
    if (!isSubjectTerm({ normalized, form })) return;
    const key = termKey(normalized);
    if (key !== '' && !found.has(key)) found.set(key, form);
  };
  const parts = candidateTerms({ text: '', sentences: [sentence] }, acronyms, []);
  for (const { normalized, form, end } of parts) {
    const letter = LETTER.exec(sentence.text.slice(end - sentence.start))?.[1];
    if (letter === undefined) add(normalized, form);
    else add(`${normalized} ${letter.toLowerCase()}`, `${form} ${letter}`);
  }
  for (const [written, noun = '', letter = ''] of sentence.text.matchAll(NAMED_BY_LETTER))
    found.set(termKey(`${noun} ${letter}`), written);
  for (const [, cause = ''] of sentence.text.matchAll(CAUSE)) {
    const form = /\p{Lu}/u.test(cause.slice(1)) ? cause : cause.toLowerCase();
    add(form.toLowerCase(), form);
  }
  for (const [noun, verb] of findGerunds(sentence.tokens)) {
    const form = `${noun.text.toLowerCase()} ${verb.text}`;
    add(form, form);
  }
  for (const [at, { normalized, end }] of sentence.nounPhrases.entries()) {
    const next = sentence.nounPhrases[at + 1];
    if (!next || !OF.test(sentence.text.slice(end - sentence.start, next.start - sentence.start)))
      continue;
    const joined = `${next.normalized} ${normalized}`;
    if (joined.split(' ').length > MAX_WORDS) continue;
    add(joined.toLowerCase(), `${normalized} of ${next.normalized}`);
  }
  return found;
}

const AFTER_GERUND = /^(?:ADP|AUX|CCONJ|PUNCT)$/u;
const LINKING =
  /^(?:according|being|belonging|consisting|depending|following|including|leading|living|lasting|occurring|regarding|resulting|suffering|using)$/u;

/** Whether a token is a singular noun; "wound" is one before a gerund, whatever the tagger says. */
const isCompounding = (token: Token): boolean =>
  /^wound$/iu.test(token.text) || (token.pos === 'NOUN' && singular(token.text) === token.text);

/** "wound healing in rats": a noun and a gerund without an object, which the tagger takes for a verb. */
const findGerunds = (tokens: readonly Token[]): readonly (readonly [Token, Token])[] =>
  tokens.flatMap((token, at) => {
    const [noun, next] = [tokens[at - 1], tokens[at + 1]];
    const isGerund = /^(?:NOUN|VERB)$/u.test(token.pos) && /^\p{Ll}{2,}ing$/u.test(token.text);
    if (!isGerund || LINKING.test(token.text) || !noun || !next) return [];
    return AFTER_GERUND.test(next.pos) && isCompounding(noun) ? [[noun, token] as const] : [];
  });
