import { STOPWORDS } from '../reading/stopwords.js';
import type { Passage } from './passages.js';
import type { Token } from './tokens.js';
import type { Term, Vocabulary } from './vocabulary.js';

/** A term at a place in a sentence. */
export interface Mention {
  readonly term: Term;
  readonly start: number;
  readonly end: number;
  /** Whether the term only describes the noun after it; an article before it is then that noun's. */
  readonly describes: boolean;
}

/** What may separate the words of one term; nothing before or after a Greek letter, as in "TNFα". */
const JOINT = /^(?:|[\s\-\u2010-\u2013/'’]|['’] )$/u;

/** A single word right before another noun only describes that noun: "hydrogen chains" are not hydrogen. */
const describesNext = (text: string, tokens: readonly Token[], index: number): boolean => {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (!token || !next || !/^[ -]$/.test(text.slice(token.end, next.start))) return false;
  const word = text.slice(next.start, next.end);
  return !STOPWORDS.has(word.toLowerCase()) && !/(?:ed|ly|ing|es)$/.test(word);
};

/**
 * Finds the terms that a sentence names.
 * @returns `all`, terms within longer ones included; `outer`, the longest at each position
 */
export const mentionsIn = ({ text, tokens }: Passage, { byKey, longest }: Vocabulary) => {
  const all: Mention[] = [];
  const outer: Mention[] = [];
  let covered = 0;
  for (let from = 0; from < tokens.length; from += 1) {
    let found: Mention | undefined;
    let foundTo = from;
    let key = '';
    for (let to = from; to < Math.min(tokens.length, from + longest); to += 1) {
      const token = tokens[to];
      const first = tokens[from];
      const last = tokens[to - 1];
      if (!token || !first) break;
      // "at 1/T. Cells were aged" does not speak of T cells.
      if (to > from && last && !JOINT.test(text.slice(last.end, token.start))) break;
      key = key === '' ? token.key : `${key} ${token.key}`;
      const term = byKey.get(key);
      if (!term) continue;
      found = { term, start: first.start, end: token.end, describes: false };
      foundTo = to;
      all.push(found);
    }
    if (found && from >= covered) {
      covered = foundTo + 1;
      const describes = describesNext(text, tokens, foundTo);
      const whole = found.term.words.length > 1 && found.term.listed;
      if (whole || !describes) outer.push({ ...found, describes });
    }
  }
  return { all, outer };
};
