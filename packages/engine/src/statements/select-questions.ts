import { sharesMostWords } from './content-overlap.js';
import { findOpenQuestions, type OpenQuestion } from './open-questions.js';
import type { Passage } from './passage.js';
import type { QuestionForm } from './question-forms.js';
import type { PaperSentence } from './statement.types.js';

/** An open question of a paper, ready to be read alone. */
export interface SelectedQuestion extends Passage {
  /** Stated before the paper's own results: the paper may answer it. */
  readonly isBackground: boolean;
}

const MAX_BACKGROUND = 3;
const FORM_POINTS: Readonly<Record<QuestionForm, number>> = {
  asked: 5,
  stated: 4,
  call: 4,
  speculation: 3,
  direct: 3,
};
const BACKGROUND_COST = 8;
const WORDS = { short: 8, long: 45 };

/**
 * Selects the open questions of a paper, best first: those that its discussion and conclusion leave open, then the
 * background that it started from. Each is one sentence, or two where it points to the one before.
 * @param terms key terms of the paper in lower case; a question that names some is more central
 */
export function selectQuestions(
  sentences: readonly PaperSentence[],
  pageText: (page: number) => string,
  terms: readonly string[],
  limit: number,
): readonly SelectedQuestion[] {
  const ranked = findOpenQuestions(sentences, pageText)
    .map((question) => ({ question, points: pointsOf(question, terms) }))
    .sort((one, other) => other.points - one.points);
  const chosen: OpenQuestion[] = [];
  for (const { question } of ranked) {
    if (chosen.length === limit) break;
    const background = chosen.filter(({ isBackground }) => isBackground).length;
    if (question.isBackground && background >= MAX_BACKGROUND) continue;
    if (chosen.some((other) => repeats(other, question))) continue;
    chosen.push(question);
  }
  return chosen.map(({ passage, isBackground }) => ({ ...passage, isBackground }));
}

const repeats = (one: OpenQuestion, other: OpenQuestion): boolean =>
  sharesMostWords(one.sentence.text, other.sentence.text) ||
  (one.passage.page === other.passage.page &&
    one.passage.start < other.passage.end &&
    other.passage.start < one.passage.end);

const pointsOf = (
  { sentence, form, content, passage, isDiscussed, isBackground, isCited, statement }: OpenQuestion,
  terms: readonly string[],
): number => {
  const lower = sentence.text.toLowerCase();
  const length = sentence.text.split(/\s+/).length;
  const named = terms.filter((term) => lower.includes(term)).length;
  return (
    FORM_POINTS[form] +
    (isDiscussed ? 2 : 0) -
    (isBackground ? BACKGROUND_COST : 0) +
    (statement !== undefined || /\bwhether\b/iu.test(content) ? 1 : 0) +
    Math.min(1.5, named / 2) -
    (passage.start === sentence.start ? 0 : 2) -
    (isCited && form !== 'call' ? 1 : 0) -
    (length > WORDS.long || length < WORDS.short ? 1 : 0)
  );
};
