import type { HypothesisStructure } from '@spinout/api-client';
import { directionOfVerb } from '../statements/verbs.js';
import type { FactorKind } from './factor-kind.js';
import { fillPlaceholders } from './fill-placeholders.js';
import { MAX_NAME_CHARACTERS, namePhrase, withoutLevel } from './name-phrase.js';
import { structuredMessages as messages } from './structured-design.messages.js';

/** How the texts of a design call what a hypothesis relates. */
export interface DesignNames {
  readonly factor: string;
  readonly outcome: string;
  /** What lies between them; null where it is not named in a few words. */
  readonly mechanism: string | null;
  /** The hypothesis speaks of a fall of what is measured: "raises a decrease in X". */
  readonly isReversed: boolean;
  /** Defines what the texts call "the factor" and "the outcome"; empty where both are named in full. */
  readonly opening: string;
}

const POPULATION_FIRST =
  /^(?:individuals|patients|people|participants|adults|children|women|men|carriers|mice|rats|animals)\b/iu;
/** "The harmful effects of fasting": what is compared is fasting. */
const EFFECT_OF =
  /^(?:the |an? )?(?:[\p{L}-]+ ){0,2}(?:effects?|impact|influence|role) of\s+(?=\S)/iu;
/** "A group with mild impairment": what is compared is the impairment. */
const GROUP_OF = /^(?:the |an? )?(?:sub)?groups? (?:with|of)\s+/iu;
/** "Raising the rate through a drug": the means is not known yet. */
const MEANS = /(?<=\S.{20,})\s+(?:through|by means of) an?\s.*$/iu;
/** "Less pain than usual care": what is measured is pain. */
const THAN = /\s+(?:(?:better|worse|more|less|faster|slower|earlier|later)\s+)?than\s.*$/iu;
/** "At least indirectly the response". */
const HEDGE =
  /^(?:at least (?:partly|partially|indirectly|directly|in part|to some extent)|to some extent|in part|partly|directly|indirectly|significant(?:ly)?|substantial(?:ly)?)\s+/iu;
/** "By youth": who does something is no mechanism. */
const DOERS =
  /^(?:the )?(?:[\p{L}-]+ )?(?:youths?|people|patients|participants|adults|children|women|men|students|researchers|users|firms|companies|governments|authors|others)$/iu;

const isShort = (phrase: string | undefined): phrase is string =>
  phrase !== undefined && phrase.length <= MAX_NAME_CHARACTERS;

/** Names a factor as something that can be set or compared. */
export const nameFactor = (factor: string): string | undefined =>
  namePhrase(
    factor.replace(EFFECT_OF, '').replace(HEDGE, '').replace(GROUP_OF, '').replace(MEANS, ''),
  );

/** "More sensitive to noise": what is measured is the sensitivity. */
const DEGREE =
  /^(?:more|less|highly)\s+(sensitive|susceptible|resistant|vulnerable|responsive|tolerant)\s+to\s+([^,;]+).*$/iu;
const QUALITIES: Readonly<Record<string, string>> = {
  sensitive: 'sensitivity',
  susceptible: 'susceptibility',
  resistant: 'resistance',
  vulnerable: 'vulnerability',
  responsive: 'responsiveness',
  tolerant: 'tolerance',
};

/** Names an outcome as something that can be measured. */
export const nameOutcome = (outcome: string): string | undefined =>
  namePhrase(
    outcome
      .trim()
      .replace(HEDGE, '')
      .replace(
        DEGREE,
        (_, degree: string, rest: string) =>
          `${QUALITIES[degree.toLowerCase()] ?? degree} to ${rest}`,
      )
      .replace(THAN, ''),
  )?.replace(/^(?:significant|substantial|additional)\s+/iu, '');

/** "Altering the cytoskeleton" as "the cytoskeleton", which can be measured. */
const nameMechanism = (mechanism: string | undefined): string | null => {
  const named = namePhrase(mechanism);
  if (named === undefined || DOERS.test(named)) return null;
  const [, verb = '', rest = ''] = /^(\p{L}+)ing\s+((?!of\b)\S.*)$/iu.exec(named) ?? [];
  const isChange =
    verb !== '' &&
    [verb, `${verb}e`].some((form) => directionOfVerb(form.toLowerCase()) !== undefined);
  const name = isChange ? rest : named;
  return isShort(name) ? name : null;
};

/** Names factor and outcome; what is too long or no name is quoted once and then referred to. */
export function designNamesOf(
  { factor, outcome, mechanism }: HypothesisStructure,
  kind: FactorKind,
): DesignNames {
  const full = nameFactor(factor);
  const a = full !== undefined && kind === 'observed' ? withoutLevel(full).name : full;
  const measured = nameOutcome(outcome);
  const { name: named, isLow } =
    measured === undefined ? { name: undefined, isLow: false } : withoutLevel(measured);
  const c =
    named !== undefined && POPULATION_FIRST.test(named)
      ? fillPlaceholders(messages.traitIn, { people: named })
      : named;
  const opening = [
    isShort(a) ? '' : fillPlaceholders(messages.factorIs, { phrase: a ?? factor.trim() }),
    isShort(c)
      ? ''
      : c === undefined
        ? messages.outcomeUnnamed
        : fillPlaceholders(messages.outcomeIs, { phrase: c }),
  ].filter(Boolean);
  return {
    factor: isShort(a) ? a : messages.theFactor,
    outcome: isShort(c) ? c : messages.theOutcome,
    mechanism: nameMechanism(mechanism),
    isReversed: isLow,
    opening: opening.join(' '),
  };
}

/** "a balance of" as "the balance of", after "differ in". */
export const withDefiniteArticle = (phrase: string) => phrase.replace(/^an?\s+/u, 'the ');
