import { findOpenQuestions } from '../statements/open-questions.js';
import { definedAcronyms } from '../language/acronyms.js';
import { findGeneralizations } from '../statements/generalizations.js';
import { findProposals } from '../statements/proposals.js';
import { findReportedResults } from '../statements/reported-results.js';
import type { PaperSentence } from '../statements/statement.types.js';
import { contentWordsOf, countContentWords } from './content-words.js';
import { expandAcronyms } from './expand-acronyms.js';
import { findSupport, reportedResultsOf, type ReportedResult } from './find-support.js';
import type { HypothesisCandidate } from './candidate.types.js';
import type { ReadSource } from './read-source.js';
import { scoreCandidate } from './score-candidate.js';

type Found = Pick<
  HypothesisCandidate,
  'kind' | 'statement' | 'relation' | 'isCited' | 'isExplicit'
> & {
  readonly sentence: PaperSentence;
  readonly limitation?: PaperSentence;
};

/**
 * Finds the hypotheses that one source leads to.
 * @param otherResults results of further sources on the same subject
 */
export function candidatesOf(
  read: ReadSource,
  otherResults: readonly ReportedResult[] = [],
): readonly HypothesisCandidate[] {
  const { source, sentences, pageText } = read;
  const results = [...reportedResultsOf(read, findReportedResults(sentences)), ...otherResults];
  const claims = ownClaims(read);
  const acronyms = definedAcronyms(source.pages.map(({ text }) => text).join('\n\n'));
  const counts = countContentWords(sentences);
  const found: readonly Found[] = [
    ...findOpenQuestions(sentences, pageText).flatMap(
      ({ sentence, statement, relation, isBackground }): Found[] =>
        statement === undefined || relation === undefined || isBackground
          ? []
          : [
              {
                kind: 'open-question',
                statement,
                relation,
                isCited: false,
                isExplicit: false,
                sentence,
              },
            ],
    ),
    ...findGeneralizations(sentences, pageText).map(
      ({ sentence, finding, statement, relation }): Found => ({
        kind: 'generalization',
        statement,
        relation,
        isCited: false,
        isExplicit: false,
        sentence: finding,
        limitation: sentence,
      }),
    ),
    ...findProposals(sentences, pageText).map(
      ({ sentence, clause, relation, isCited, isExplicit }): Found => ({
        kind: 'proposal',
        statement: clause.text,
        relation,
        isCited,
        isExplicit,
        sentence,
      }),
    ),
  ];
  return found.map(({ sentence, limitation, ...rest }) => {
    const candidate = {
      ...rest,
      basis: { source, sentence },
      ...(limitation ? { limitation: { source, sentence: limitation } } : {}),
      support: findSupport(rest.relation, sentence, results),
    };
    return {
      ...candidate,
      statement: expandAcronyms(candidate.statement, acronyms),
      score: scoreCandidate(candidate, { counts, title: read.titleWords, claims }),
    };
  });
}

/** What a source claims in its title and abstract, in content words; nothing for a source that is an abstract only. */
const ownClaims = ({ sentences, titleWords }: ReadSource): readonly ReadonlySet<string>[] => {
  const abstract = sentences.filter(({ section }) => section === 'abstract');
  if (abstract.length === sentences.length) return [];
  return [titleWords, ...abstract.map(({ tokens }) => contentWordsOf(tokens))];
};
