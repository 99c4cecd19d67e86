import { findOwnResults } from './findings.js';
import type { PaperSentence } from './statement.types.js';

/** A sentence that says that something is not known is no result. */
const OPEN =
  /\b(?:unknown|unclear|unresolved|not (?:yet )?(?:known|clear|understood|established)|remains? (?:to be|uncertain|elusive|open|poorly)|whether|future (?:studies|research|work)|further (?:studies|research|work))\b/iu;

/**
 * The sections of an abstract that is read without its paper: an open question behind its last result is one of its
 * discussion, all else is abstract.
 */
export function withAbstractSections(
  sentences: readonly PaperSentence[],
): readonly PaperSentence[] {
  const abstract = sentences.map((sentence) => ({ ...sentence, section: 'abstract' as const }));
  const lastResult = findOwnResults(abstract.filter(({ text }) => !OPEN.test(text))).at(-1);
  if (!lastResult) return abstract;
  return abstract.map((sentence) =>
    sentence.start > lastResult.start && OPEN.test(sentence.text)
      ? { ...sentence, section: 'discussion' as const }
      : sentence,
  );
}
