import { addUsage, type Usage } from '@spinout/api-client';
import { fill, formatNumber } from '@spinout/design-system';
import type { PipelineMessages } from './pipeline.messages.js';
import type { RunState } from './run/run-state.js';

const MS_PER_SECOND = 1000;

/** How long something took, e.g. "2.5 sec"; null while that is not known, or when it took no time of its own. */
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

/** Token usage as text. */
export function usageText(usage: Usage, messages: PipelineMessages, locale: string): string {
  const counts = {
    input: formatNumber(usage.input_tokens, locale),
    output: formatNumber(usage.output_tokens, locale),
  };
  return usage.model === undefined
    ? fill(messages.tokens, counts)
    : fill(messages.tokensOf, { ...counts, model: usage.model });
}

/** What models took in the whole run: the sum over its agents, or the run's own figure where no agent has one. */
export const runUsage = ({ agents, usage }: RunState): Usage | null =>
  Object.values(agents).reduce<Usage | null>((sum, agent) => addUsage(sum, agent.usage), null) ??
  usage;
