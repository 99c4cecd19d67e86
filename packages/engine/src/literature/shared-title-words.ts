import { isGeneral } from '../search/generic-words.js';
import { SEARCH_STOPWORDS } from '../search/stopwords.js';
import { tokenize } from '../search/phrase-words.js';

const MIN_LETTERS = 5;
/** Words of titles that say how a work was done, but not on what. */
const ON_METHOD =
  /^(?:novel|diagnos\p{L}+|effects?|impacts?|assess\p{L}*|evaluat\p{L}+|analy[sz]\p{L}+|compar\p{L}+|associat\p{L}+|characteri[sz]\p{L}+|identif\p{L}+|determin\p{L}+|investigat\p{L}+|prospective|retrospective|random\p{L}*|systematic|among|based|using|through|toward|within|towards|during|against|between|improv\p{L}+|increas\p{L}+|reduc\p{L}+|mediat\p{L}+|induc\p{L}+|require\p{L}*|involve\p{L}*|reveal\p{L}*|molecular|functional|natural|structural|multiple|differential|human|cellular|international|national|early|under)$/iu;

/** A word of several titles, with the papers that have it. */
interface SharedTitleWord<Paper> {
  /** As the first title writes it. */
  readonly word: string;
  readonly papers: readonly Paper[];
}

/**
 * Words that the titles of at least two papers share, the most frequent first. General words, and those on how a study
 * was done, are left out.
 */
export function findSharedTitleWords<Paper extends { readonly title: string }>(
  papers: readonly Paper[],
): readonly SharedTitleWord<Paper>[] {
  const found = new Map<string, { word: string; papers: Paper[] }>();
  for (const paper of papers) {
    const seen = new Set<string>();
    for (const { key, start, end } of tokenize(paper.title)) {
      const word = paper.title.slice(start, end);
      const isName = word.length >= MIN_LETTERS && /^\p{L}[\p{L}\p{N}]+$/u.test(word);
      if (!isName || seen.has(key) || isGeneral(key) || SEARCH_STOPWORDS.has(key)) continue;
      if (ON_METHOD.test(word)) continue;
      seen.add(key);
      const known = found.get(key);
      if (known) known.papers.push(paper);
      else found.set(key, { word, papers: [paper] });
    }
  }
  return [...found.values()]
    .filter((each) => each.papers.length > 1)
    .sort((a, b) => b.papers.length - a.papers.length);
}
