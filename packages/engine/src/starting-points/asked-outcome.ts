import { namesMeasurable } from '@spinout/domain/measurable-outcome';
import type { Token } from '../language/language.types.js';
import { hasPos } from '../language/phrase-words.js';
import type { MarkedSentence } from './marked-sentence.js';
import { namePart, type NamedSpan } from './name-part.js';
import { isProcess, readObject } from './read-object.js';

/** "the exact mechanisms of": what is asked is how something comes about. */
const MECHANISM_OF =
  /^(?:the |an? )?(?:(?:exact|precise|underlying|molecular|detailed|cellular|specific|possible|potential|main|genetic|neural) )*(?:(?:mechanisms?|causes?|reasons?|drivers?|etiology|pathogenesis|basis|dynamics|regulation|control)(?: and (?:[\p{L}-]+ ){1,3}?)? ?(?:of|for|underlying|behind|responsible for)|(?:factors?|genes?|variables?|characteristics) (?:associated (?:with|to)|affecting|influencing|determining|predisposing to|contributing to|related to|that (?:affect|influence|determine|predict))(?: and (?:affecting|influencing|predisposing to|contributing to))?|(?:barriers?|determinants?|predictors?|facilitators?|risk factors?) (?:of|to|for)) $/iu;

/** "the optimal duration": which is best for what, the sentence does not say. */
const BEST =
  /^(?:(?:the|an?) )?(?:optimal|best|ideal|appropriate|right|correct|minimal|maximal|cut-?off)\b/iu;

/** Says how things are related, or what someone did: nothing that is measured. */
const RELATES =
  /\b(?:mechanisms?|modes?) of action\b|^(?:(?:the|an?) )?(?:[\p{L}-]+ ){0,2}?(?:associations?|correlations?|relationships?|links?|interactions?|effects?|impacts?|influences?|roles?|values?|significance|relevance|usefulness|utility|importance|abilit(?:y|ies)|isolation|identification|detection|finding|differences?|comparisons?|mechanisms?)(?= (?:of|between|for|to|in)\b|$)/iu;

interface AskedOutcome {
  readonly span: NamedSpan;
  /** The token after it. */
  readonly next: number;
}

/**
 * Reads what a sentence asks about where it relates it to nothing: "the mechanisms of iron uptake", "the prevalence of
 * asthma".
 * @param from where the question begins, as an offset into the text of the sentence
 */
export function findAskedOutcome(
  { tokens, text, start }: MarkedSentence,
  from: number,
): AskedOutcome | undefined {
  let at = tokens.findIndex((token) => token.start - start >= from);
  if (at < 0) return undefined;
  while (isFindOut(tokens, at)) at += 1;
  const inner = findInner(tokens, at, text, start);
  const range = readObject(tokens, inner ?? at);
  const span = range && namePart(tokens, range, text, start, 'outcome');
  if (
    !span ||
    (inner === undefined && (span.level === 'more' || span.level === 'less')) ||
    BEST.test(span.text) ||
    (inner !== undefined && range !== undefined && !isProcess(tokens, range)) ||
    /^(?:(?:the|those) )?(?:conditions?|factors?|genes?) (?:that|which|under)\b/iu.test(
      span.text,
    ) ||
    (inner === undefined && RELATES.test(span.text)) ||
    (inner === undefined &&
      !namesMeasurable(
        span.text.replace(/\s(?:of|in|on|for|to|with|from|by|at|among|between|against)\s.*$/u, ''),
      ))
  )
    return undefined;
  return range && { span, next: range.to };
}

/** "to better define": the verb of finding out. */
const isFindOut = (tokens: readonly Token[], at: number): boolean =>
  hasPos(tokens[at], 'ADV', 'PART') ||
  (tokens[at]?.pos === 'VERB' && !/(?:ed|ing)$/u.test(tokens[at]?.text ?? ''));

/** Where the words after "the mechanisms of" begin. */
const findInner = (
  tokens: readonly Token[],
  from: number,
  text: string,
  start: number,
): number | undefined => {
  const first = (tokens[from]?.start ?? start) - start;
  for (let at = from + 1; at < Math.min(tokens.length, from + MAX_LEAD); at += 1) {
    const before = text.slice(first, (tokens[at]?.start ?? start) - start);
    if (MECHANISM_OF.test(before)) return at;
  }
  return undefined;
};

const MAX_LEAD = 10;
