import type { ParsedText } from '../language/language.types.js';
import { isSpecific } from '../search/generic-words.js';
import { phraseKey, phraseWords } from '../search/phrase-words.js';

const MIN_TITLES = 2;
/** "Grube bei Darmstadt": function words of other languages, in whose titles English phrases are not found. */
const FOREIGN = /(?:^|\s)(?:der|dem|des|und|bei|aus|zur|les|une|dans|del|los|las)(?=\s|$)/iu;

/** A title with its noun phrases, to be compared with others. */
interface ReadTitle {
  /** Normalized, with a blank before and after. */
  readonly padded: string;
  /** By their normal form. */
  readonly phrases: ReadonlyMap<string, string>;
}

const cache = new WeakMap<object, ReadTitle>();

const readTitle = (title: string, parse: (text: string) => ParsedText): ReadTitle => {
  const phrases = new Map<string, string>();
  const padded = ` ${phraseKey(title)} `;
  if (FOREIGN.test(title)) return { padded, phrases };
  for (const { nounPhrases } of parse(title).sentences)
    for (const { normalized } of nounPhrases) {
      const words = phraseWords(normalized);
      if (words.length > 1 && isSpecific(words, normalized))
        phrases.set(phraseKey(normalized), normalized);
    }
  return { padded, phrases };
};

/** The titles that contain each phrase, in one pass, since the papers of a journey may cite thousands of works. */
const findHolders = <Title extends ReadTitle>(
  titles: readonly Title[],
  keys: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<Title>> => {
  const longest = Math.max(0, ...[...keys].map((key) => key.split(' ').length));
  const holders = new Map<string, Set<Title>>();
  for (const title of titles) {
    const words = title.padded.trim().split(' ');
    for (let from = 0; from < words.length; from += 1)
      for (let to = from + 2; to <= Math.min(words.length, from + longest); to += 1) {
        const key = words.slice(from, to).join(' ');
        if (keys.has(key)) holders.set(key, (holders.get(key) ?? new Set<Title>()).add(title));
      }
  }
  return holders;
};

/**
 * The terms that titles share: noun phrases of at least two words that occur in at least two titles. A phrase that only
 * occurs within a longer shared one is left out.
 * @param works each with its title; the same object is read only once
 * @returns the terms of each work
 */
export function findTitleTerms<Work extends { readonly title: string }>(
  works: readonly Work[],
  parse: (text: string) => ParsedText,
): ReadonlyMap<Work, readonly string[]> {
  const titles = works.map((work) => {
    const read = cache.get(work) ?? readTitle(work.title, parse);
    cache.set(work, read);
    return { work, ...read };
  });
  const written = new Map(titles.flatMap(({ phrases }) => [...phrases]));
  const holdersOf = findHolders(titles, new Set(written.keys()));
  const shared = [...written.keys()].flatMap((key) => {
    const holders = holdersOf.get(key) ?? new Set();
    return holders.size >= MIN_TITLES ? [{ key, holders }] : [];
  });
  const isPartOfLonger = ({ key, holders }: (typeof shared)[number]) =>
    shared.some(
      (other) =>
        other.key !== key &&
        ` ${other.key} `.includes(` ${key} `) &&
        other.holders.size === holders.size,
    );
  const terms = shared.filter((each) => !isPartOfLonger(each));
  return new Map(
    titles.map((title) => [
      title.work,
      terms.filter(({ holders }) => holders.has(title)).map(({ key }) => written.get(key) ?? key),
    ]),
  );
}
