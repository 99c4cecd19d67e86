import type { ParsedText } from '../language/language.types.js';
import { isSpecific } from '../search/generic-words.js';
import type { SearchablePaper } from './searchable-paper.js';
import { findTitleTerms } from './title-terms.js';
import { phraseWords } from '../search/phrase-words.js';
import { parsePhrases } from '../text/word-list.js';

/** Headings that databases give to papers of any subject: check tags of MeSH, control terms of Embase. */
const CHECK_TAGS = parsePhrases(`
  adolescent; aged, 80 and over; animal experiment; animal model; controlled study;
  disease models, animal; female; human cell; human experiment; human tissue; humans; infant;
  major clinical study; male; middle aged; nonhuman; normal human; preschool child;
  priority journal; time factors; united states; very elderly; young adult
`);

/** Without the marks and subheadings of MeSH: "*Sleep Stages/physiology". */
const cleanKeyword = (keyword: string) =>
  keyword.replace(/^\*/, '').replace(/\/.*/, '').trim().toLowerCase();

/**
 * The keywords of a record that name a subject by themselves: at least two words, no headings for papers of any subject,
 * no inverted headings ("Receptors, Dopamine").
 */
export const chooseKeywords = (keywords: readonly string[]): readonly string[] => [
  ...new Set(
    keywords.map(cleanKeyword).filter((keyword) => {
      const words = phraseWords(keyword);
      return (
        words.length > 1 &&
        !keyword.includes(',') &&
        !CHECK_TAGS.has(keyword) &&
        isSpecific(words, keyword)
      );
    }),
  ),
];

/**
 * Adds the terms that the titles of the papers share to imported ones, so that these are counted among the themes although
 * nobody gave them terms.
 */
export function addTitleTerms<Paper extends SearchablePaper>(
  papers: readonly Paper[],
  parse: (text: string) => ParsedText,
): readonly Paper[] {
  const terms = findTitleTerms(
    papers.map(({ paper }) => paper),
    parse,
  );
  return papers.map((each) =>
    each.paper.collection === 'imported'
      ? {
          ...each,
          review: {
            ...each.review,
            terms: [...new Set([...each.review.terms, ...(terms.get(each.paper) ?? [])])],
          },
        }
      : each,
  );
}
