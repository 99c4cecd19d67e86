import type { Messages } from '@spinout/flow-kit';
import english from '../english/texts.json';
import { findLanguageProblems } from './find-language-problems.js';

/** What is checked of a translation. */
export interface CheckOptions {
  /** Whether texts may be missing; people then see them in English. @default false */
  readonly isPartial?: boolean | undefined;
}

const MISSING = /: missing$/;

/**
 * Compares a translation with the English texts: missing and unknown names, placeholders that differ, and plural forms that the
 * language does not have or lacks.
 * @param tag BCP 47 tag of the language, which says which plural forms it has
 * @returns one line for each problem, such as `topic.title: missing`
 * @example expect(findTranslationProblems(messages, 'fr')).toEqual([]);
 */
export function findTranslationProblems(
  messages: Messages,
  tag: string,
  { isPartial = false }: CheckOptions = {},
): readonly string[] {
  const problems = findLanguageProblems(english, messages, tag);
  return isPartial ? problems.filter((problem) => !MISSING.test(problem)) : problems;
}
