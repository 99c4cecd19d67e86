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
  const shared = [...written.keys()].flatMap((key) => {
    const holders = titles.filter(({ padded }) => padded.includes(` ${key} `));
    return holders.length >= MIN_TITLES ? [{ key, holders: new Set(holders) }] : [];
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
