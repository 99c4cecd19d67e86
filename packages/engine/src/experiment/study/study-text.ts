import { evidenceOf } from '../../literature/evidence.js';
import type { ReadSource } from '../../hypotheses/read-source.js';
import type { PaperSentence } from '../../statements/statement.types.js';
import type { StudyFact } from './study.types.js';
import { titleOf } from './study-kind.js';

const OWN_SECTIONS = new Set(['abstract', 'methods', 'body', 'results', 'front']);
const MAX_SENTENCE = 420;
const MIN_SENTENCE = 25;
/** A sentence on other works, or one that the layout of a page broke. */
const FOREIGN =
  /\bet al\b|\[[\d,–-]+\][^.]*\b(?:showed|reported|found)\b|\bprevious(?:ly)? (?:studies|reported|described)|\b(?:studies|authors) (?:have|had) (?:shown|reported)/iu;

/** The sentences in which a paper speaks of its own work. */
export const ownSentences = ({ sentences }: ReadSource): readonly PaperSentence[] =>
  sentences.filter(
    ({ section, text }) =>
      OWN_SECTIONS.has(section) &&
      text.length >= MIN_SENTENCE &&
      text.length <= MAX_SENTENCE &&
      !FOREIGN.test(text),
  );

/** A fact with the sentence that states it. */
export const factFrom = (
  { source }: ReadSource,
  { page, start, end }: PaperSentence,
  text: string,
): StudyFact => ({ text, evidence: evidenceOf({ source, page, start, end }) });

/** A fact that the title states; undefined where the title is not in the text as it is. */
export function factFromTitle(read: ReadSource, text: string): StudyFact | undefined {
  const title = titleOf(read);
  const start = read.source.pages[0]?.text.indexOf(title) ?? -1;
  return start < 0
    ? undefined
    : {
        text,
        evidence: evidenceOf({
          source: read.source,
          page: read.source.pages[0]?.number ?? 1,
          start,
          end: start + title.length,
        }),
      };
}
