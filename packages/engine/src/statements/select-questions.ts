import { sharesMostWords } from './content-overlap.js';
import { findOpenQuestions, type OpenQuestion } from './open-questions.js';
import { TO_THE_PAPER } from './leans-on-context.js';
import type { Passage } from './passage.js';
import type { QuestionForm } from './question-forms.js';
import type { PaperSentence } from './statement.types.js';

/** An open question of a paper, ready to be read alone. */
export interface SelectedQuestion extends Passage {
  /** Stated before the paper's own results: the paper may answer it. */
  readonly isBackground: boolean;
}

const MAX_BACKGROUND = 3;
const MAX_SUPPOSITIONS = 3;
const FORM_POINTS: Readonly<Record<QuestionForm, number>> = {
  asked: 5,
  stated: 4,
  call: 4,
  speculation: 3,
  direct: 3,
  supposition: 1,
};
const BACKGROUND_COST = 8;
const WORDS = { short: 8, long: 45 };

/**
 * Selects the open questions of a paper, best first: those that its discussion and conclusion leave open, then the
 * background that it started from. Suppositions that name no key term count only where there is nothing else. Each is one sentence, or two where it points to the one before.
 * @param terms key terms of the paper in lower case; a question that names some is more central
 */
export function selectQuestions(
  sentences: readonly PaperSentence[],
  pageText: (page: number) => string,
  terms: readonly string[],
  limit: number,
): readonly SelectedQuestion[] {
  const found = findOpenQuestions(sentences, pageText);
  const central = found.filter(
    (question) => question.form !== 'supposition' || countNamed(question, terms) > 0,
  );
  const ranked = (central.some(({ isBackground }) => !isBackground) ? central : found)
    .map((question) => ({ question, points: pointsOf(question, terms) }))
    .sort((one, other) => other.points - one.points);
  const chosen: OpenQuestion[] = [];
  for (const { question } of ranked) {
    if (chosen.length === limit) break;
    const background = chosen.filter(({ isBackground }) => isBackground).length;
    if (question.isBackground && background >= MAX_BACKGROUND) continue;
    const supposed = chosen.filter(({ form }) => form === 'supposition').length;
    if (question.form === 'supposition' && supposed >= MAX_SUPPOSITIONS) continue;
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

const countNamed = ({ sentence }: OpenQuestion, terms: readonly string[]): number => {
  const text = sentence.text.toLowerCase();
  return terms.filter((term) => text.includes(term)).length;
};

const pointsOf = (question: OpenQuestion, terms: readonly string[]): number => {
  const { sentence, form, content, passage, isDiscussed, isBackground, isCited, statement } =
    question;
  const length = sentence.text.split(/\s+/).length;
  const named = countNamed(question, terms);
  return (
    FORM_POINTS[form] +
    (isDiscussed ? 2 : 0) -
    (isBackground ? BACKGROUND_COST : 0) +
    (statement !== undefined || /\bwhether\b/iu.test(content) ? 1 : 0) +
    Math.min(1.5, named / 2) -
    (passage.start === sentence.start ? 0 : 2) -
    (sentence.text.search(TO_THE_PAPER) < 0 ? 0 : 1) -
    (isCited && form !== 'call' ? 1 : 0) -
    (length > WORDS.long || length < WORDS.short ? 1 : 0)
  );
};
