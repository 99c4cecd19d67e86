import { fill } from '@spinout/domain/text';
import type { HypothesisStructure } from '@spinout/api-client';
import type { DesignNames } from './design-names.js';
import { ACTION, INDUCIBLE, isSubstance, type FactorKind } from './factor-kind.js';
import type { Family } from './family.js';
import { MAX_NAME_CHARACTERS } from './name-phrase.js';
import { asWritten, namedComparator } from './named-comparator.js';
import { structuredMessages as messages } from './structured-design.messages.js';

const BEHAVIOR =
  /\b(?:training|exercise|physical activity|diets?|dietary|lifestyle|program\w*|education|counsel\w*|weight loss|instruction|screening|assistance|feedback|fasting|restriction|mindfulness|surgery|interventions?|transplant\w*|course of|editing|insertion)\b/iu;
/** What can be given beside a copy without its active part. */
const CAN_BE_MIMICKED =
  /\b(?:drugs?|medication|supplement\w*|vaccin\w+|antibod(?:y|ies)|inhibitors?|agonists?|antagonists?|antibiotics?|statins?|probiotics?|tablets?|capsules?|infusions?|injections?|hormones?|vitamins?|placebo)\b/iu;
const STIMULATION = /\b(?:stimulation|acupuncture|neurofeedback)\b/iu;
/** What helps with a task. */
const AID =
  /\b(?:feature attribution|explanations?|saliency maps?|decision support|reminders?|incentives?)\b/iu;
/** Procedures whose control is the same procedure without its active part. */
const MOCKED =
  /\b(?:infection|exposure|challenge|inoculation|editing|insertion|correction|conversion|modified|transplant\w*)\b/iu;
/** Management and breeding of animals, crops and the like. */
const PRACTICE =
  /\b(?:testing|selection|management|breeding|grazing|housing|programs?|programmes?)\b/iu;

export function comparatorOf(
  structure: HypothesisStructure,
  kind: FactorKind,
  { id }: Family,
  { factor }: DesignNames,
): string {
  const { factor: fullFactor } = structure;
  const written = asWritten(structure, 'comparator');
  if (written !== undefined) return written;
  const rest = /^(?:an? |the )?prolonged\s+(\S.*)$/iu.exec(factor)?.[1];
  if (rest !== undefined) return fill(messages.brief, { rest });
  const changed = /^(?:an? |the )?(?:shorter|longer|stricter|larger|smaller)\s+(\S.*)$/iu.exec(
    factor,
  )?.[1];
  if (changed !== undefined) return fill(messages.usual, { rest: changed });
  if (/^(?:intentional|deliberate)\s/iu.test(factor)) return fill(messages.none, { factor });
  const named = INDUCIBLE.test(factor) ? undefined : namedComparator(structure);
  if (named !== undefined)
    return named.length <= MAX_NAME_CHARACTERS
      ? named
      : /^(?:the )?usual\s/iu.test(named)
        ? messages.usualLevel
        : messages.without;
  if (kind === 'absence') {
    const intact = /^(?:the\s+|a\s+)?\p{L}+\s+(?:of|in)\s+(?:(?:the|an?)\s+)?(\S.*)$/iu.exec(
      factor,
    )?.[1];
    return intact === undefined ? messages.unaltered : fill(messages.intact, { part: intact });
  }
  if (ACTION.test(factor) && id !== 'clinical') return messages.without;
  if (kind === 'pathogen') return messages.mockInoculation;
  if (MOCKED.test(factor) && id !== 'clinical') return messages.mock;
  if (id === 'clinical') return comparatorForPeople(`${factor} ${fullFactor}`);
  if (PRACTICE.test(factor)) return messages.usualPractice;
  if (id === 'animal' && BEHAVIOR.test(factor)) return messages.usualConditions;
  return messages.comparators[id as keyof typeof messages.comparators] ?? messages.without;
}

const comparatorForPeople = (factor: string): string => {
  if (INDUCIBLE.test(factor)) return messages.neutralCondition;
  if (AID.test(factor)) return messages.without;
  if (STIMULATION.test(factor)) return messages.sham;
  if (BEHAVIOR.test(factor)) return messages.usualCare;
  return CAN_BE_MIMICKED.test(factor) || isSubstance(factor.split(' ').slice(0, 3).join(' '))
    ? messages.placebo
    : messages.usualCare;
};
