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

const formatSizes = (sizes: readonly number[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'unit' }).format(
    sizes.map((size) => formatNumber(size, locale)),
  );

/** Whether the groups differ by more than one left over. */
export const hasUnevenGroups = ({ group_sizes: sizes = [] }: PowerAnalysis): boolean =>
  Math.max(...sizes) - Math.min(...sizes) > 1;

/** The calculation in a sentence: the sizes, the effect and the power. */
export function describePower(analysis: PowerAnalysis, format: Format): string {
  const { messages, locale } = format;
  if (hasUnevenGroups(analysis)) {
    return fill(messages.powerShortUneven, {
      sizes: formatSizes(analysis.group_sizes ?? [], locale),
      total: formatNumber(analysis.total, locale),
      effect: formatEffect(analysis, format),
      power: formatShare(analysis.power, locale),
    });
  }
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
  analysis: PowerAnalysis,
  { messages, locale }: Format,
): readonly PowerFact[] =>
  analysis.groups === 1
    ? []
    : [
        [messages.groups, formatNumber(analysis.groups, locale)],
        hasUnevenGroups(analysis)
          ? [messages.groupSizes, formatSizes(analysis.group_sizes ?? [], locale)]
          : [messages.perGroup, formatNumber(analysis.per_group, locale)],
      ];

const formatValue = (value: number, locale: string) =>
  formatNumber(value, locale, { maximumFractionDigits: 4 });

/** From here on, the smallest detectable effect is not the planned one but for rounding the sizes up. */
const NOTABLE_DIFFERENCE = 0.02;

/** What the options change; nothing for options that are not used. */
function listOptionFacts(
  analysis: PowerAnalysis,
  { messages, locale }: Format,
): readonly PowerFact[] {
  const { clusters, design_effect: designEffect } = analysis;
  const { alpha_per_comparison: alphaEach, detectable_effect: detectable, effect } = analysis;
  const isOther =
    typeof detectable === 'number' &&
    Math.abs(detectable - effect.value) > NOTABLE_DIFFERENCE * Math.abs(effect.value);
  const facts: readonly (PowerFact | false | undefined)[] = [
    clusters && [messages.clustersPerGroup, formatSizes(clusters, locale)],
    designEffect !== undefined && [messages.designEffect, formatValue(designEffect, locale)],
    alphaEach !== undefined && [messages.alphaEach, formatValue(alphaEach, locale)],
    isOther && [
      messages.detectable,
      fill(messages.effectValue, {
        name: effect.name,
        value: formatValue(detectable, locale),
      }),
    ],
  ];
  return facts.filter((fact) => fact !== false && fact !== undefined);
}

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
    ...listOptionFacts(analysis, format),
  ];
}

/** What does not fit together in the plan, in sentences. */
export function listConflicts(
  { conflicts = [] }: PowerAnalysis,
  { messages, locale }: Format,
): readonly string[] {
  const texts = {
    'size-too-small': messages.conflictSize,
    'effect-not-detectable': messages.conflictEffect,
    'uneven-groups': messages.conflictUneven,
    'partial-clusters': messages.conflictPartial,
    'few-clusters': messages.conflictFew,
    'small-counts': messages.conflictSmall,
  };
  return conflicts.map(({ code, given, needed }) =>
    fill(texts[code], { given: formatValue(given, locale), needed: formatValue(needed, locale) }),
  );
}
