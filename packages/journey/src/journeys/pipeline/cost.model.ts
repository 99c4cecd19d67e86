import { addUsage, type Usage } from '@spinout/api-client';
import { fill, formatNumber } from '@spinout/design-system';
import type { PipelineMessages } from './pipeline.messages.js';
import type { RunState } from './run/run-state.js';

const MS_PER_SECOND = 1000;

/** Formats a duration, for example "2.5 sec"; null if unknown or zero. */
export function formatDuration(
  { startedAt, endedAt }: { startedAt: string | null; endedAt: string | null },
  locale: string,
): string | null {
  if (startedAt === null || endedAt === null) return null;
  const ms = Date.parse(endedAt) - Date.parse(startedAt);
  if (!(ms > 0)) return null;
  return formatNumber(ms / MS_PER_SECOND, locale, {
    style: 'unit',
    unit: 'second',
    maximumFractionDigits: 1,
  });
}

export function formatUsage(usage: Usage, messages: PipelineMessages, locale: string): string {
  const counts = {
    input: formatNumber(usage.input_tokens, locale),
    output: formatNumber(usage.output_tokens, locale),
  };
  return usage.model === undefined
    ? fill(messages.tokens, counts)
    : fill(messages.tokensOf, { ...counts, model: usage.model });
}

/** Token usage of the whole run: the sum over its agents, or the run's own figure if no agent reports any. */
export const getRunUsage = ({ agents, usage }: RunState): Usage | null =>
  Object.values(agents).reduce<Usage | null>((sum, agent) => addUsage(sum, agent.usage), null) ??
  usage;
