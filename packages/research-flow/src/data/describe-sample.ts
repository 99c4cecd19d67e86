import type { ExperimentDesign } from '@spinout/api-client';
import { fill, formatNumber } from '@spinout/design-system';
import type { SampleSizeTexts } from './sample-size.messages.js';

/**
 * The size of a sample: how many are analyzed and how many are enrolled, since some are lost. A size that the user
 * changed without a new calculation is only counted. Work that compares and measures nothing has none.
 */
export function describeSample(
  { sampleSize, power_analysis: power, outline }: ExperimentDesign,
  texts: SampleSizeTexts,
  locale: string,
): string {
  if (outline !== undefined)
    return outline.missing.length > 0 ? texts.sampleOutline : texts.sampleNone;
  const format = (value: number) => formatNumber(value, locale);
  if (power === undefined || power.total !== sampleSize)
    return fill(texts.sampleSize, { count: format(sampleSize) });
  const [analyzed, total] = [format(power.per_group), format(power.total)];
  const lost = power.total - power.per_group * power.groups;
  if (power.groups === 1)
    return lost === 0
      ? fill(texts.sampleSize, { count: total })
      : fill(texts.sampleWithLosses, { analyzed, total });
  if (lost === 0) return fill(texts.sampleWithoutLosses, { analyzed, total });
  const enrolled = power.total / power.groups;
  return Number.isInteger(enrolled)
    ? fill(texts.sampleOfGroups, { analyzed, enrolled: format(enrolled), total })
    : fill(texts.sampleOfUnequalGroups, { analyzed, total });
}
