import type { Source } from '../literature/sources.js';
import type { Language } from '../language/parse-text.js';
import { findOwnResults } from '../statements/findings.js';
import { readSource, type ReadSource } from './read-source.js';

/**
 * Parses an abstract. What it says before its results is background that they may answer; what follows its last result is
 * read as its discussion, apart from the abstract, so that an open question there counts as open.
 */
export function readImportedAbstract(source: Source, language: Language): readonly ReadSource[] {
  const read = readSource(source, language, 'abstract');
  const lastResult = findOwnResults(read.sentences.filter(({ text }) => !OPEN.test(text))).at(-1);
  if (!lastResult) return [read];
  const discussion = read.sentences
    .filter(({ start, text }) => start > lastResult.start && OPEN.test(text))
    .map((sentence) => ({ ...sentence, section: 'discussion' as const }));
  return discussion.length === 0 ? [read] : [read, { ...read, sentences: discussion }];
}

/** A sentence that says that something is not known is no result. */
const OPEN =
  /\b(?:unknown|unclear|unresolved|not (?:yet )?(?:known|clear|understood|established)|remains? (?:to be|uncertain|elusive|open|poorly)|whether|future (?:studies|research|work)|further (?:studies|research|work))\b/iu;
