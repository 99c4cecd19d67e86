import type { PowerAnalysis } from '@spinout/api-client';
import { fill, formatNumber } from '@spinout/design-system';
import type { experimentMessages } from './experiment.messages.js';

interface Format {
  readonly messages: typeof experimentMessages;
  readonly locale: string;
}

const formatShare = (share: number, locale: string): string =>
  formatNumber(share, locale, { style: 'percent', maximumFractionDigits: 1 });

const formatEffect = ({ effect }: PowerAnalysis, { messages, locale }: Format): string =>
  fill(messages.effectValue, {
    name: effect.name,
    value: formatNumber(effect.value, locale, { maximumFractionDigits: 4 }),
  });

const formatTest = ({ test, tails }: PowerAnalysis, { messages }: Format): string => {
  // An F test of several groups has no sides.
  if (test.startsWith('One-way')) return test;
  return fill(tails === 2 ? messages.twoSided : messages.oneSided, { test });
};

/** The calculation in a sentence: the sizes, the effect and the power. */
export function describePower(analysis: PowerAnalysis, format: Format): string {
  const { messages, locale } = format;
  return fill(analysis.groups === 1 ? messages.powerShortOneGroup : messages.powerShort, {
    size: formatNumber(analysis.per_group, locale),
    total: formatNumber(analysis.total, locale),
    effect: formatEffect(analysis, format),
    power: formatShare(analysis.power, locale),
  });
}

type PowerFact = readonly [term: string, value: string];

/** Nothing for a single group: the sentence above names its size. */
const listGroupFacts = (
  { groups, per_group: perGroup }: PowerAnalysis,
  { messages, locale }: Format,
): readonly PowerFact[] =>
  groups === 1
    ? []
    : [
        [messages.groups, formatNumber(groups, locale)],
        [messages.perGroup, formatNumber(perGroup, locale)],
      ];

/** The inputs of the calculation, as terms and values. */
export function listPowerFacts(analysis: PowerAnalysis, format: Format): readonly PowerFact[] {
  const { messages, locale } = format;
  return [
    [messages.test, formatTest(analysis, format)],
    [messages.effect, formatEffect(analysis, format)],
    [messages.effectBasis, analysis.effect.basis],
    [messages.alpha, formatNumber(analysis.alpha, locale, { maximumFractionDigits: 4 })],
    [messages.powerWanted, formatShare(analysis.power, locale)],
    ...listGroupFacts(analysis, format),
    [messages.losses, formatShare(analysis.attrition, locale)],
  ];
}
