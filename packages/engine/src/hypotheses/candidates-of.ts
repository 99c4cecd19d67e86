import type { Token } from '../language/language.types.js';
import { capitalize } from '../statements/clause.js';
import { expandAcronyms, findAcronyms } from '../statements/expand-acronyms.js';
import { findGeneralizations } from '../statements/generalizations.js';
import { isNounPhrase } from '../starting-points/is-noun-phrase.js';
import { rateSentences } from '../statements/rating/rate-sentences.js';
import { findReportedResults } from '../statements/reported-results.js';
import type { QuestionForm } from '../statements/question-forms.js';
import type { PaperSentence } from '../statements/statement.types.js';
import { contentWordsOf, countContentWords } from './content-words.js';
import { findSupport, reportedResultsOf, type ReportedResult } from './find-support.js';
import type { CandidateKind, HypothesisCandidate } from './candidate.types.js';
import { findLowerCaseWords, findTitleContext } from '../paper-parts/title-context.js';
import type { ReadSource } from './read-source.js';
import { createMarkRemover } from '../references/glued-marks.js';
import { isTestable } from './is-testable.js';
import { scoreCandidate, type SourceProfile } from './score-candidate.js';

type Found = Pick<
  HypothesisCandidate,
  | 'kind'
  | 'statement'
  | 'relation'
  | 'rating'
  | 'isSupposed'
  | 'isCited'
  | 'isExplicit'
  | 'isConclusion'
> & {
  readonly sentence: PaperSentence;
  readonly limitation?: PaperSentence;
};

/** Generalizations follow from a result and a limitation, which are not rated. */
const ALWAYS_ACCEPTED = 1;

/** Forms in which authors suppose something rather than ask for a test of it. */
const SUPPOSED: ReadonlySet<QuestionForm | undefined> = new Set(['speculation', 'supposition']);

/** Finds the hypotheses that one source leads to. @param otherResults results of further sources on the same subject */
export function candidatesOf(
  read: ReadSource,
  otherResults: readonly ReportedResult[] = [],
): readonly HypothesisCandidate[] {
  const { source, sentences, pageText } = read;
  const text = source.pages.map((page) => page.text).join('\n\n');
  const results = [...reportedResultsOf(read, findReportedResults(sentences)), ...otherResults];
  const profile = profileOf(read);
  const lowerCaseWords = findLowerCaseWords(text);
  const acronyms = findAcronyms(text, lowerCaseWords);
  const context = source.kind === 'library' ? undefined : findTitleContext(source.title, text);
  const rated = rateSentences(read);
  const found: readonly Found[] = [
    ...rated.flatMap(({ sentence, rating, isOfFullPaper, question }): Found[] => {
      const { statement, relation, isBackground } = question ?? {};
      if (statement === undefined || relation === undefined || isBackground) return [];
      const isSupposed = isOfFullPaper && SUPPOSED.has(question?.form);
      return [{ kind: 'open-question', statement, relation, rating, isSupposed, sentence }];
    }),
    ...findGeneralizations(sentences, pageText).map(
      ({ sentence, finding, statement, relation }): Found => ({
        kind: 'generalization',
        statement,
        relation,
        rating: ALWAYS_ACCEPTED,
        sentence: finding,
        limitation: sentence,
      }),
    ),
    ...rated.flatMap(({ rating, isOfFullPaper, proposal }): Found[] => {
      if (!proposal) return [];
      const { clause, ...rest } = proposal;
      return [
        { ...rest, kind: 'proposal', statement: clause.text, rating, isSupposed: isOfFullPaper },
      ];
    }),
  ];
  const inContext = (statement: string, kind: CandidateKind, basis: string) =>
    kind === 'generalization' || NAMES_LIVING.test(basis)
      ? statement
      : addContext(statement, context, lowerCaseWords);
  const readable = found.filter(({ sentence, relation: { factor, outcome } }) =>
    [factor, outcome].every((part) => !LATER.test(part) && isNounPhrase(tokensOf(part, sentence))),
  );
  const removeMarks = createMarkRemover(text);
  const testable = readable.filter(
    ({ kind, statement }) => kind === 'generalization' || isTestable(statement),
  );
  return testable.map(({ sentence, limitation, ...rest }) => {
    const candidate = {
      ...rest,
      basis: { source, sentence },
      ...(limitation ? { limitation: { source, sentence: limitation } } : {}),
      support: findSupport(rest.relation, sentence, results),
    };
    const stated = withoutHedge(removeMarks(rest.statement));
    const statement = inContext(stated, rest.kind, sentence.text);
    return {
      ...candidate,
      statement: expandAcronyms(statement, acronyms),
      score: scoreCandidate(candidate, profile),
    };
  });
}

/** "Perhaps clover loses nectar": a hypothesis states it. */
const withoutHedge = (statement: string): string =>
  capitalize(statement.replace(/^(?:perhaps|maybe|possibly|probably),? (?=\p{L})/iu, ''));

/** "future use of the drug": no study can vary or measure it. */
const LATER = /^(?:the )?(?:future|further)\b/iu;

/** The tokens of a part in its sentence, with the parentheses that the part leaves out; none where it was worded anew. */
const tokensOf = (part: string, { text, start, tokens }: PaperSentence): readonly Token[] => {
  const words = part.split(/\s+/u).map((word) => word.replace(/[$()*+./?[\\\]^{|}]/gu, '\\$&'));
  const found = new RegExp(words.join(ASIDE), 'iu').exec(text);
  if (!found) return [];
  const [first, stop] = [start + found.index, start + found.index + found[0].length];
  return tokens.filter((token) => token.start >= first && token.end <= stop);
};

/** What stands between two words of a part, as a pattern: a space, with or without parentheses. */
const ASIDE = String.raw`\s+(?:\([^()]{0,80}\)\s+)?`;

export const profileOf = (read: ReadSource): SourceProfile => ({
  counts: countContentWords(read.sentences),
  title: read.titleWords,
  claims: ownClaims(read),
});

/** What a source claims in its title and abstract, in content words; nothing for a source that is an abstract only. */
const ownClaims = ({ sentences, titleWords }: ReadSource): readonly ReadonlySet<string>[] => {
  const abstract = sentences.filter(({ section }) => section === 'abstract');
  if (abstract.length === sentences.length) return [];
  return [titleWords, ...abstract.map(({ tokens }) => contentWordsOf(tokens))];
};

/** The sentence itself says in whom. */
const NAMES_LIVING =
  /\b(?:patients|mice|rats|humans|adults|women|men|children|infants|individuals|participants|people|students|animals|plants|bees|bats|birds|fish)\b/iu;

/** "In trawling bats, …": names the system where the statement itself does not. */
const addContext = (
  statement: string,
  context: string | undefined,
  lowerCaseWords: ReadonlySet<string>,
): string => {
  if (context === undefined || /^(?:in|among|by)\b/iu.test(statement)) return statement;
  const words = context
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 3);
  if (words.some((word) => statement.toLowerCase().includes(word.replace(/s$/u, ''))))
    return statement;
  const [first = ''] = statement.split(/\s/, 1);
  const rest = lowerCaseWords.has(first.toLowerCase())
    ? statement.charAt(0).toLowerCase() + statement.slice(1)
    : statement;
  return capitalize(`${context}, ${rest}`);
};
