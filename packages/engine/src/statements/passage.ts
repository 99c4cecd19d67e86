import type { TextRange } from '../text/text-range.js';
import { leansOnContext } from './leans-on-context.js';
import { isRunningText } from './running-text.js';
import type { PaperSentence, PageText } from './statement.types.js';

/** One sentence, or two that belong together, as a part of the text. */
export interface Passage extends TextRange {
  readonly page: number;
}

const MAX_CHARACTERS = 600;

/**
 * The passage that makes a sentence readable alone: the sentence, or it with the sentence before where it points back.
 * @param isPointingBack whether the sentence needs the one before @default as its pointing words say
 * @returns undefined if the sentence before does not help: in another paragraph, too long or pointing back itself
 */
export function standalonePassage(
  sentence: PaperSentence,
  before: PaperSentence | undefined,
  pageText: PageText,
  isPointingBack = leansOnContext(sentence.text),
): Passage | undefined {
  const { page, start, end } = sentence;
  if (!isPointingBack) return { page, start, end };
  if (!before || before.page !== page || end - before.start > MAX_CHARACTERS) return undefined;
  if (!isRunningText(before.text)) return undefined;
  const between = pageText(page).slice(before.end, start);
  if (between.trim() !== '' || between.includes('\n') || leansOnContext(before.text))
    return undefined;
  return { page, start: before.start, end };
}
