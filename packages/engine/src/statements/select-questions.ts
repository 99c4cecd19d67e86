import { OPEN_QUESTION_CUES } from '../reading/open-question-cues.js';
import { hasCitation, withoutParentheses } from './clause.js';
import { sharesMostWords } from './content-overlap.js';
import { statesLimitation } from './limitations.js';
import { findOpenQuestions, type OpenQuestion } from './open-questions.js';
import { standalonePassage, type Passage } from './passage.js';
import { isRunningText } from './running-text.js';
import type { PaperSentence } from './statement.types.js';

/** An open question of a paper, ready to be read alone. */
export interface SelectedQuestion extends Passage {
  /** Stated before the paper's own results: the paper may answer it. */
  readonly isBackground: boolean;
}

/** Explicit statements of ignorance outrank calls for studies. */
const EXPLICIT =
  /\b(?:unknown|unclear|unresolved|uncertain|not (?:yet )?(?:known|clear|understood)|poorly understood|remains? to be|open questions?|whether|little is known|how|why|which)\b/iu;
const CALL =
  /\b(?:future|further|additional|more) (?:[\p{L}-]+ ){0,3}(?:stud(?:y|ies)|research|work|investigations?|experiments?|trials?|analys[ei]s)\b/iu;
const NEEDED =
  /\b(?:need(?:s|ed)?|requir(?:es?|ed)|warrant(?:s|ed)?|should|must|will be|could (?:include|address|test|examine|focus|explore)|necessary|awaits?|subject of|remains?|highlights?|merits?|deserves?)\b/iu;
/** What the paper did, or what had not been done before it. */
const DONE =
  /^(?:[^,]{0,40},\s)?we (?:also |then |next |only |first )?(?!do\b|did\b|know|need|still|could\b|lack)(?:\p{L}+ed|chose|took|split|found)\b|\bhad (?:not |never )?been\b|\b(?:experiments|studies|analyses) were (?:done|performed|conducted|carried out)\b|\bexperiments (?:\p{L}+ ){0,5}confirmed\b|\bwe (?:now|here) (?:show|report)\b|\bfollowing questions?\b/iu;
const RESOLVED =
  /\bknown and (?:what is )?(?:not known|unknown)\b|\buntil recently\b|\bbut (?:we|novel|new|recent|it is clear\p{L}*)\b|\b(?:no|lack of|little) evidence (?:of|for|that)\b|\bcan be explained by\b|^differs? from\b|\bpersonal communication\b|\b(?:a|more) (?:\p{L}+ )?discussion of\b|\bpreserve\b|\bsupported by the lack\b|\bnot been \p{L}+ by\b|\bshould benefit\b/iu;
const CONTENT_WAS =
  /\b(?:was|were) not (?:evaluated|assessed|examined|studied|tested|measured|included)\b/iu;
const ASKS = /\b(?:whether|how|why|which|what|to what extent)\b/iu;
const NAMED_QUESTION =
  /\b(?:remaining|open|key|central|unanswered|unresolved|outstanding|next) questions? (?:is|are|remains?|concerns?)\b/iu;
/** Questions that lead into the authors' own answer. */
const RHETORICAL =
  /^(?:and|but|so|then)\b|^(?:do|did|can|should|could|shall|are|have) we\b|^(?:what|how) (?:do|does|can|are|is) (?:these|our|the (?:results?|data|findings?|model|present))\b|\bquestion:/iu;
const LATE = 0.6;
const MIN_QUESTION_WORDS = 8;
const MAX_BACKGROUND = 3;
const DISCUSSED = new Set(['discussion', 'conclusion', 'open']);

const SECTION_POINTS: Readonly<Partial<Record<PaperSentence['section'], number>>> = {
  open: 3,
  conclusion: 3,
  discussion: 3,
  body: 2,
  results: 1,
};

/**
 * Selects the open questions of a paper, best first: those that its discussion and conclusion leave open, then those of
 * other sections, then the background that it started from.
 */
export function selectQuestions(
  sentences: readonly PaperSentence[],
  pageText: (page: number) => string,
  terms: readonly string[],
  limit: number,
): readonly SelectedQuestion[] {
  const indexOf = new Map(sentences.map((sentence, index) => [sentence, index]));
  const ranked = findOpenQuestions(sentences, pageText)
    .map((question) => {
      const index = indexOf.get(question.sentence) ?? 0;
      const isLate = index > sentences.length * LATE;
      return {
        question,
        isLate,
        before: sentences[index - 1],
        points: pointsOf(question, isLate, terms),
      };
    })
    .filter(
      ({ question, isLate }) =>
        isLeftOpen(question, isLate) && !isHeading(question.sentence, pageText),
    )
    .sort((a, b) => b.points - a.points);
  const chosen: (SelectedQuestion & { readonly text: string })[] = [];
  for (const { question, before } of ranked) {
    if (chosen.length === limit) break;
    const { sentence, isBackground } = question;
    if (isBackground && chosen.filter((other) => other.isBackground).length >= MAX_BACKGROUND)
      continue;
    const passage = standalonePassage(sentence, before, pageText);
    if (!passage || chosen.some((other) => overlaps(other, passage))) continue;
    if (chosen.some(({ text }) => sharesMostWords(text, sentence.text))) continue;
    chosen.push({ ...passage, isBackground, text: sentence.text });
  }
  return chosen.map(({ page, start, end, isBackground }) => ({ page, start, end, isBackground }));
}

const overlaps = (one: Passage, other: Passage) =>
  one.page === other.page && one.start < other.end && other.start < one.end;

/** A question that is a paragraph of its own. */
const isHeading = (
  { text, page, start, end }: PaperSentence,
  pageText: (page: number) => string,
): boolean => {
  if (!text.endsWith('?')) return false;
  const around = pageText(page);
  return around.charAt(start - 1) === '\n' && /^(?:\n|$)/.test(around.slice(end, end + 1));
};

const isLeftOpen = ({ sentence, isBackground }: OpenQuestion, isLate: boolean): boolean => {
  const { section } = sentence;
  const text = withoutParentheses(sentence.text);
  if (!isRunningText(sentence.text) || statesLimitation(text)) return false;
  if (DONE.test(text) || RESOLVED.test(sentence.text)) return false;
  if (CONTENT_WAS.test(text) && !ASKS.test(text)) return false;
  if (text.endsWith('?')) {
    const isAtEnd = DISCUSSED.has(section) || (section === 'body' && isLate);
    return (
      (isAtEnd || isBackground) &&
      !RHETORICAL.test(text) &&
      text.split(/\s+/).length >= MIN_QUESTION_WORDS
    );
  }
  if (OPEN_QUESTION_CUES.some((cue) => cue.test(text))) return true;
  return NAMED_QUESTION.test(text) || (NEEDED.test(text) && !hasCitation(sentence.text));
};

const pointsOf = (
  { sentence, statement, isBackground }: OpenQuestion,
  isLate: boolean,
  terms: readonly string[],
): number => {
  const { text, section } = sentence;
  const lower = text.toLowerCase();
  const named = terms.filter((term) => lower.includes(term)).length;
  return (
    (isBackground ? -10 : (SECTION_POINTS[section] ?? 0)) +
    (section === 'body' && isLate ? 1 : 0) +
    (statement === undefined ? 0 : 2) +
    (EXPLICIT.test(text) ? 1.5 : 0) +
    (CALL.test(text) ? 0.5 : 0) +
    Math.min(1.5, named / 2)
  );
};
