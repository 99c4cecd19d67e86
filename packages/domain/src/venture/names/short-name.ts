import { toSingleLine } from '../plain-text.js';
import {
  FIRST_NOUNS,
  KEPT_PLURALS,
  PARTNER_NOUNS,
  SUBJECT_NOUNS,
  TECHNICAL_ENDING,
} from './name-words.js';

/** Stands for a name to be chosen. */
export const PLACEHOLDER_NAME = 'NewCo';
const SUFFIXES = ['Labs', 'Research'] as const;
const MAX_PAIR_CHARACTERS = 22;
const MAX_NAMES = 3;

/** What a company is named after, by preference. */
export interface NameSource {
  readonly topic: string;
  /** Parts of a hypothesis, such as factor and outcome: what they share with the topic comes first. @default none */
  readonly parts?: readonly string[] | undefined;
  /** Further phrases, such as a research area. @default none */
  readonly phrases?: readonly string[] | undefined;
}

/** A word of a title that can stand in a name. */
interface Word {
  readonly name: string;
  /** Whether it names something alone. */
  readonly isSubject: boolean;
  /** Whether it only begins a pair. */
  readonly isFirst: boolean;
  /** Whether punctuation follows, so that the next word is of another phrase. */
  readonly isLast: boolean;
}

const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const removeAccents = (text: string): string => text.normalize('NFD').replace(/\p{Mn}/gu, '');

/** Forms under which a word may be listed: as it is, and as the singular of a regular plural. */
const listForms = (key: string): readonly string[] => [
  key,
  ...(key.endsWith('ies') ? [`${key.slice(0, -3)}y`] : []),
  ...(key.endsWith('es') ? [key.slice(0, -2)] : []),
  ...(/[^su]s$/u.test(key) && !KEPT_PLURALS.has(key) ? [key.slice(0, -1)] : []),
];

function readWord(part: string): Word | null {
  const [, text, end] = /^([a-z]+)(?:[’']s)?(\p{P}*)$/iu.exec(part) ?? [];
  if (text === undefined) return null;
  const forms = listForms(text.toLowerCase());
  const isIn = (words: ReadonlySet<string>) => forms.find((form) => words.has(form));
  const subject =
    isIn(KEPT_PLURALS) ??
    isIn(SUBJECT_NOUNS) ??
    forms.findLast((form) => TECHNICAL_ENDING.test(form));
  const name = subject ?? isIn(PARTNER_NOUNS) ?? isIn(FIRST_NOUNS);
  if (name === undefined) return null;
  return {
    name: capitalize(name),
    isSubject: subject !== undefined,
    isFirst: isIn(FIRST_NOUNS) !== undefined,
    isLast: end !== '',
  };
}

/** Two neighboring words as one name, if at least one of them names something. */
const joinPair = (one: Word, other: Word | null | undefined): string | null => {
  if (!other || one.isLast || other.isFirst || one.name === other.name) return null;
  if (!one.isSubject && !(one.isFirst || other.isSubject)) return null;
  const pair = `${one.name} ${other.name}`;
  return pair.length <= MAX_PAIR_CHARACTERS ? pair : null;
};

/** Names of one or two neighboring words of a title, in its order. */
function listStems(title: string): readonly string[] {
  const words = removeAccents(toSingleLine(title)).split(/\s+/u).map(readWord);
  const stems: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) continue;
    const pair = joinPair(word, words[at + 1]);
    if (pair !== null) {
      stems.push(pair);
      at += 1;
    } else if (word.isSubject) {
      stems.push(word.name);
    }
  }
  return stems;
}

const sharesWord = (stem: string, others: readonly string[]): boolean => {
  const words = new Set(others.flatMap((other) => other.split(' ')));
  return stem.split(' ').some((word) => words.has(word));
};

/**
 * Proposes short names for a company, from one or two content words of its subject. No name is a piece of a title;
 * without a suitable word the name is a placeholder.
 * @returns at least one name, the best first
 */
export function proposeNames({
  topic,
  parts = [],
  phrases = [],
}: NameSource): readonly [string, ...string[]] {
  const inTopic = listStems(topic);
  const inParts = parts.flatMap(listStems);
  const [first, ...others] = new Set([
    ...inTopic.filter((stem) => sharesWord(stem, inParts)),
    ...inTopic,
    ...inParts,
    ...phrases.flatMap(listStems),
  ]);
  if (first === undefined) return [PLACEHOLDER_NAME];
  const [suffix, other] = SUFFIXES;
  const further = [...others.map((stem) => `${stem} ${suffix}`), `${first} ${other}`];
  return [`${first} ${suffix}`, ...further.slice(0, MAX_NAMES - 1)];
}

/** The subject within a proposed name, in a sentence; null for the placeholder. */
export const getNamedSubject = (name: string): string | null => {
  const suffix = SUFFIXES.find((each) => name.endsWith(` ${each}`));
  return suffix === undefined ? null : name.slice(0, -suffix.length - 1);
};
