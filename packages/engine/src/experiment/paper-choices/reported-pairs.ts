import type { ReadSource } from '../../hypotheses/read-source.js';
import type { Language } from '../../language/parse-text.js';
import { findStatedEffects } from '../../statements/stated-effects.js';
import { withoutLevel } from '../name-phrase.js';
import { isUsableFactor, isUsableOutcome } from '../usable-parts.js';
import { cleanName } from './clean-name.js';
import { choiceFrom } from './own-sentences.js';
import type { PaperChoice } from './paper-choices.types.js';

/** "Presence of high aluminium content", "an increase in condom use": what is varied is the content, the use. */
const MORE =
  /^(?:the |an? )?(?:presence|increase|decrease|increasing|decreasing) (?:of|in) (?:the |high |low )?(?=\S)/iu;
/** Events of research, and what only a single result says. */
const NO_PAIR =
  /\b(?:emergence|detection|identification|scenarios?|increasing|subtypes?|variants|derivatives|values?|cells? \w+ed|varying|epidemic periods)\b|\d{3}/iu;

/** What the results of a paper relate: its factors and outcomes, where a study could set and measure them again. */
export function findReportedPairs(
  read: ReadSource,
  language: Pick<Language, 'parse'>,
): { readonly factors: readonly PaperChoice[]; readonly outcomes: readonly PaperChoice[] } {
  const own = findStatedEffects(
    read.sentences.filter(({ section }) => section === 'abstract' || section === 'results'),
    read.pageText,
  ).filter(({ isOwn, sign }) => isOwn && sign !== 0);
  const choose = (phrase: string, sentence: (typeof own)[number]['sentence']) => {
    const name = cleanName(withoutLevel(phrase).name.replace(MORE, ''));
    return name === undefined || NO_PAIR.test(name) ? [] : [choiceFrom(read, sentence, name)];
  };
  return {
    factors: own.flatMap(({ factor, outcome, sentence }) =>
      isUsableFactor(factor, outcome, language) ? choose(factor, sentence) : [],
    ),
    outcomes: own.flatMap(({ factor, outcome, sentence }) =>
      isUsableOutcome(outcome, factor, language) ? choose(outcome, sentence) : [],
    ),
  };
}
