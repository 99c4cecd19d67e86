import { findOpenQuestions, type OpenQuestion } from '../open-questions.js';
import { findProposals, type Proposal } from '../proposals.js';
import type { PaperSentence, PageText } from '../statement.types.js';
import { readPaperWords } from './paper-words.js';
import { describeSentence } from './sentence-features.js';

/** The sentences of a paper, and what is needed to describe them. */
export interface PaperToRate {
  readonly sentences: readonly PaperSentence[];
  readonly pageText: PageText;
  /** Content words of the title, as lemmas. */
  readonly titleLemmas: ReadonlySet<string>;
}

export interface DescribedSentence {
  readonly sentence: PaperSentence;
  readonly before: PaperSentence | undefined;
  readonly after: PaperSentence | undefined;
  readonly features: ReadonlySet<string>;
  /** The question that the sentence states in one of the known forms. */
  readonly question: OpenQuestion | undefined;
  /** What the authors suggest in this sentence without having tested it. */
  readonly proposal: Proposal | undefined;
}

const NOT_RUNNING_TEXT = new Set<PaperSentence['section']>(['methods', 'back', 'front']);

const MIN_SIGNS = 3;
/** Equations within a sentence; test statistics stand in parentheses. */
const isFormula = (text: string): boolean =>
  (text.replace(/\([^()]*\)/gu, '').match(/[=∑∏∫∂√^_{}|]/gu)?.length ?? 0) >= MIN_SIGNS;

const bySentence = <Found extends { readonly sentence: PaperSentence }>(found: readonly Found[]) =>
  new Map(found.map((each) => [each.sentence, each]));

/** Describes the sentences of a paper outside its methods, its equations and its back matter. @param vocabulary lemmas of all fields */
export function describeSentences(
  { sentences, pageText, titleLemmas }: PaperToRate,
  vocabulary: ReadonlySet<string>,
): readonly DescribedSentence[] {
  const words = readPaperWords(sentences, titleLemmas);
  const questions = bySentence(findOpenQuestions(sentences, pageText));
  const proposals = bySentence(findProposals(sentences, pageText));
  return sentences.flatMap((sentence, at): DescribedSentence[] => {
    if (NOT_RUNNING_TEXT.has(sentence.section) || isFormula(sentence.text)) return [];
    const onSamePage = (other: PaperSentence | undefined) =>
      other?.page === sentence.page ? other : undefined;
    const [before, after] = [onSamePage(sentences[at - 1]), onSamePage(sentences[at + 1])];
    const [question, proposal] = [questions.get(sentence), proposals.get(sentence)];
    const page = pageText(sentence.page);
    const place = {
      sentence,
      before,
      after,
      position: at / sentences.length,
      isFirst: page.slice(before?.end ?? 0, sentence.start).includes('\n'),
      isLast: page.slice(sentence.end, after?.start).includes('\n'),
      isQuestion: question !== undefined,
      isProposal: proposal !== undefined,
    };
    const features = describeSentence(place, words, vocabulary);
    return [{ sentence, before, after, features, question, proposal }];
  });
}
