import { fill } from '@spinout/domain/text';
import { countByFrequency } from '../library/count-by-frequency.js';
import { paperMessages as messages } from './paper.messages.js';

const MAX_JOURNALS = 3;
/** Repositories and conference proceedings, which do not accept journal articles. */
const NON_JOURNALS =
  /\b(?:arxiv|biorxiv|medrxiv|chemrxiv|ssrn|research square|preprints?|proceedings of the (?:\d|.*conference)|advances in neural information)\b|^$/i;

/** Proposes the journals of most of the papers; ties are in alphabetical order. */
export function selectTargetJournals(journals: readonly string[]) {
  return countByFrequency(journals.filter((name) => !NON_JOURNALS.test(name)))
    .slice(0, MAX_JOURNALS)
    .map(([name, papers]) => ({
      name,
      // Not available from any source.
      impact_factor: null,
      papers,
      basis: fill(messages.journalBasis, { papers, of: journals.length }),
    }));
}
