import { withArticle } from './articles.js';
import { isPluralPhrase } from './plural-phrase.js';

type StatementDirection = 'raises' | 'lowers' | 'changes' | 'associated';

/** In the singular, in the plural, and of the past. */
const VERBS = {
  raises: ['increases', 'increase', 'increased', 'increased'],
  lowers: ['decreases', 'decrease', 'decreased', 'decreased'],
  changes: ['affects', 'affect', 'affected', 'affected'],
  associated: [
    'is associated with',
    'are associated with',
    'was associated with',
    'were associated with',
  ],
} as const;

/** The verb for an effect on what is a change already. */
const VERBS_OF_CHANGE = {
  raises: ['leads to', 'lead to', 'led to', 'led to'],
  changes: ['contributes to', 'contribute to', 'contributed to', 'contributed to'],
} as const;

/** "a reduction in pain", "better sleep quality": the outcome is a change already, which is not raised again. */
const CHANGE =
  /^(?:(?:an?|the|further|genetic|significant|marked) )*(?:(?:increas|decreas|reduc|improv|enhanc|delay)(?:ed|e|tion|ement|s)?|slowing|weakening|loss|gain|rise|decline|damage|better|worse|higher|lower|faster|slower|more|less|fewer)(?![\p{L}-])|^(?:[\p{L}-]+ ){1,3}(?:increases?|decreases?|reductions?|improvements?|declines?|rises?) in\b/iu;

/** "the 2012 drought", "the eruption of 1815": what is over. */
const PAST_EVENT =
  /^(?=.*\b(?:drought|flood|fire|wildfire|storm|hurricane|cyclone|typhoon|tsunami|earthquake|eruption|heat ?wave|frost|famine|war|epidemic|pandemic|outbreak|crisis|recession|crash|election|reform|revolution|lockdown|spill|accident|bleaching|el niño|la niña|season|winter|summer)s?\b)(?=.*\b(?:1\d|20)\d\d\b)the\s/iu;

/** Whether a phrase names an event of a past year. */
export const isPastEvent = (phrase: string): boolean => PAST_EVENT.test(phrase);

const INSTRUMENT =
  /^(?!.*\b(?:of|in|with)\b)(?:[\p{L}\p{N}-]+ ){0,4}(?:questionnaire|interview|recall|diary|scale|tape|checklist|survey|meter|scanner)(s?)$/iu;
const READING =
  /^(?:the )?(?:estimated|measured|reported|self-reported|recorded)\s|\bestimates?\b/iu;
const READINGS = { raises: 'higher', lowers: 'lower' } as const;

/** "The questionnaire gives lower estimated emissions": an instrument does not change what it measures. */
const composeReading = (
  factor: string,
  outcome: string,
  direction: StatementDirection,
): string | undefined => {
  const instrument = INSTRUMENT.exec(factor);
  if (!instrument || !READING.test(outcome)) return undefined;
  if (direction !== 'raises' && direction !== 'lowers') return undefined;
  // A share of estimates that are right is no reading.
  if (/\b(?:percentage|proportion|share|number|accuracy)\b/iu.test(outcome)) return undefined;
  const isMany = instrument[1] === 's';
  const subject = isMany || /^(?:an?|the|this|each)\s/iu.test(factor) ? factor : `the ${factor}`;
  return `${subject} ${isMany ? 'give' : 'gives'} ${READINGS[direction]} ${outcome.replace(/^the /iu, '')}`;
};

/** Things that have a value and do not cause it: "essential genes have a lower dN/dS ratio". */
const HOLDERS =
  /^(?!.*\b(?:of|in|with|by|for)\b)(?:[\p{L}\p{N}-]+ ){0,5}(?:genes|proteins|genomes|chromosomes|sequences|stars|galaxies)$/iu;
const HELD = /^(?:the )?(?:[\p{L}\p{N}/-]+ ){0,3}(?:ratio|index|score|content|length)$/iu;

const composeHolding = (
  factor: string,
  outcome: string,
  direction: StatementDirection,
): string | undefined =>
  (direction === 'raises' || direction === 'lowers') && HOLDERS.test(factor) && HELD.test(outcome)
    ? `${factor} have a ${READINGS[direction]} ${outcome.replace(/^the /iu, '')}`
    : undefined;

/** Subject, verb and object of a hypothesis. */
export function composeCore(
  factor: string,
  outcome: string,
  direction: StatementDirection,
): string {
  const reading =
    composeReading(factor, outcome, direction) ?? composeHolding(factor, outcome, direction);
  if (reading !== undefined) return reading;
  const verbs =
    (direction === 'raises' || direction === 'changes') && CHANGE.test(outcome)
      ? VERBS_OF_CHANGE[direction]
      : VERBS[direction];
  const verb = verbs[(isPluralPhrase(factor) ? 1 : 0) + (isPastEvent(factor) ? 2 : 0)];
  return `${withArticle(factor)} ${verb ?? verbs[0]} ${withArticle(outcome)}`;
}
