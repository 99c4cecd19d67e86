import type { Language } from '../../language/parse-text.js';
import type { MarkedSentence } from '../../starting-points/marked-sentence.js';
import type { TextRange } from '../../text/text-range.js';
import { nameChoice } from '../name-choice.js';
import { separateUnits } from '../phrase-kinds.js';
import type { RolePhrase } from '../phrase-role.types.js';
import { findPhrases } from '../sentence-phrases.js';
import { splitPhrase } from '../split-phrase.js';
import { isCutName } from '../whole-name.js';

/** A noun phrase of a sentence that may name what a study varies, measures or is done with. */
export interface PhraseCandidate extends TextRange {
  readonly name: string;
  /** Whether it is a phrase without the units at its end, these units, or both together. */
  readonly part: 'phrase' | 'units' | 'phrase with units';
  /** What the words around the name say of it, as in "the effect of A on B". */
  readonly stated: Pick<RolePhrase, 'role' | 'isCertain'>;
  /** Whether the name is whole and says something by itself. */
  readonly isWhole: boolean;
}

/** Articles and words that point or count. */
const FRONT =
  /^(?:(?:the|an?|all|both|each|every|its|their|our|some|any|these|those|this|that|such|other|another|various|different|several|many|certain|specific|possible|potential|whether|how)\s+)+/iu;
const MIN_CHARACTERS = 3;
const MAX_WORDS = 14;

const isName = (name: string): boolean =>
  name.length >= MIN_CHARACTERS && name.split(' ').length <= MAX_WORDS && /\p{L}{2}/u.test(name);

/** "Alterations of functional" of "functional or structural traits": cut before its noun. */
const endsInAdjective = ({ tokens, start }: MarkedSentence, end: number): boolean =>
  tokens.some((token) => token.end - start === end && token.pos === 'ADJ');

/** "Rural areas" of "peri- and rural areas": the second of two that share their end. */
const SHARES_END = /\p{L}-,? (?:\p{L}+-,? )*(?:and|or) $/u;

/** The noun phrases of a sentence, each name once, as offsets into its marked text. */
export function findCandidates(
  marked: MarkedSentence,
  language: Pick<Language, 'parse'>,
): readonly PhraseCandidate[] {
  const text = marked.text.replace(/\s/gu, ' ');
  const found = new Map<string, PhraseCandidate>();
  const add = (words: string, part: PhraseCandidate['part'], phrase: RolePhrase) => {
    const name = words.replace(/\s+/gu, ' ').trim().replace(FRONT, '');
    if (!isName(name) || found.has(name)) return;
    const at = text.indexOf(name, phrase.start);
    const start = at < 0 ? phrase.start : at;
    const end = Math.min(start + name.length, text.length);
    found.set(name, {
      name,
      start,
      end,
      part,
      stated: { role: phrase.role, isCertain: phrase.isCertain },
      isWhole:
        at >= 0 &&
        !endsInAdjective(marked, end) &&
        !SHARES_END.test(text.slice(0, start)) &&
        nameChoice(name, language) === name &&
        !isCutName(name, text.slice(end)) &&
        !/^[\p{L}\d_>]/u.test(text.slice(end)),
    });
  };
  for (const phrase of findPhrases(marked).flatMap((range) => splitPhrase(marked.text, range))) {
    const words = text.slice(phrase.start, phrase.end).replace(/\s+/gu, ' ');
    const { name, units } = separateUnits(words);
    add(nameChoice(name, language) ?? name, 'phrase', phrase);
    if (units === undefined) continue;
    add(units, 'units', phrase);
    if (words !== name) add(words, 'phrase with units', phrase);
  }
  return [...found.values()];
}
