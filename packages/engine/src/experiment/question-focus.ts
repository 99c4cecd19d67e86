import { namePhrase, withoutLevel } from './name-phrase.js';
import { isPlainName } from './plain-name.js';

/** What a question asks about: the consequences of a factor, or the causes of an outcome; one of them at most. */
export interface QuestionFocus {
  readonly factor?: string;
  readonly outcome?: string;
}

const THING = String.raw`(?<thing>(?=\S)(?:(?!\b(?:and the|remains?|is|are|was|were)\b)[^,.;:?!]){3,90})`;
const UNKNOWN = String.raw`(?:remains?|is|are)\s+(?:[\p{L}-]+\s+){0,3}?(?:unknown|unclear|undetermined|unresolved|elusive|obscure|not\s+(?:yet\s+)?(?:been\s+)?(?:[\p{L}]+ly\s+)?(?:known|clear|understood|determined)|understood|known|to\s+be\s+(?:[\p{L}]+ly\s+)?(?:determined|defined|established|elucidated|clarified|seen|explored|identified))`;
const CONSEQUENCE = new RegExp(
  String.raw`\b(?:functions?|roles?|significance|importance|effects?|impact|consequences?|implications?)\s+of\s+${THING}\s+${UNKNOWN}`,
  'iu',
);
const CAUSE = new RegExp(
  String.raw`\b(?:mechanisms?|causes?|reasons?|origins?|drivers?|etiology)\s+(?:of|for|behind|underlying|responsible\s+for)\s+${THING}\s+${UNKNOWN}`,
  'iu',
);
/** A comparison of two things names no single one, and a pronoun none at all. */
const NO_THING =
  /\b(?:either|whether|versus|vs|its|their|this|that|these|those|such|each other)\b/iu;

const nameOf = (pattern: RegExp, text: string): string | undefined => {
  const thing = pattern.exec(text)?.groups?.['thing']?.trim();
  if (thing === undefined || NO_THING.test(thing)) return undefined;
  const named = isPlainName(thing.replace(/\binteractions? between\b/iu, 'interaction of'))
    ? namePhrase(thing)
    : undefined;
  return named !== undefined && /\p{L}{4}/u.test(named) ? named : undefined;
};

/** Reads what a question names where it names no pair of factor and outcome. */
export function readQuestionFocus(question: string): QuestionFocus {
  const text = question.replace(/\s+/gu, ' ').trim();
  const factor = nameOf(CONSEQUENCE, text);
  const outcome = factor === undefined ? nameOf(CAUSE, text) : undefined;
  return {
    ...(factor === undefined ? {} : { factor }),
    ...(outcome === undefined ? {} : { outcome: withoutLevel(outcome).name }),
  };
}
