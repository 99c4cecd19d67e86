import type { Origin, ResearchBundle, Source } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import { BUNDLE_PARTS, type BundlePart } from './bundle-parts.js';
import { resultsMessages, type ResultsMessages } from './results.messages.js';
import type { PdfOptions } from './results.types.js';

const AGENT_LABELS = {
  literature: 'agentLiterature',
  hypotheses: 'agentHypothesis',
  experimentDesign: 'agentExperiment',
  structure: 'agentStructure',
  analysis: 'agentAnalysis',
  paper: 'agentPaper',
} as const satisfies Record<BundlePart, keyof ResultsMessages>;

const ORIGIN_LABELS = {
  user: 'originUser',
  live: 'originLive',
  computed: 'originComputed',
  standard: 'originStandard',
  simulated: 'originSimulated',
  fallback: 'originFallback',
} as const satisfies Record<Origin, keyof ResultsMessages>;

/** Name of the agent that produced a part. */
export const getAgentLabel = (part: BundlePart, messages: ResultsMessages): string =>
  messages[AGENT_LABELS[part]];

export const getOriginLabel = (origin: Origin, messages: ResultsMessages): string =>
  messages[ORIGIN_LABELS[origin]];

/** Source of a part, or else of the run. */
export const getPartSource = (bundle: ResearchBundle, part: BundlePart): Source | undefined =>
  bundle[part]?.source ?? bundle.source;

/** Agent and source of a figure or table. */
export const getPartOrigin = ({ bundle, messages }: PdfOptions, part: BundlePart) => {
  const source = getPartSource(bundle, part);
  const label = source && getOriginLabel(source.origin, messages);
  const isEnglish = source && label === getOriginLabel(source.origin, resultsMessages);
  return {
    from: getAgentLabel(part, messages),
    ...(source && { source }),
    ...(label !== undefined && !isEnglish && { origin_label: label }),
  };
};

/** Data source name of a fully simulated run. */
const SIMULATED = 'Simulated';

export const isSimulated = ({ dataSource }: ResearchBundle): boolean => dataSource === SIMULATED;

/**
 * Notice for every export of a run with simulated parts: all of it, or the parts of which agents.
 * @returns null if nothing is simulated
 */
export function simulationNotice(bundle: ResearchBundle, messages: ResultsMessages): string | null {
  if (isSimulated(bundle)) return messages.simulatedAll;
  const parts = BUNDLE_PARTS.filter((part) => bundle[part]?.source?.origin === 'simulated');
  if (parts.length > 0) {
    return fill(messages.simulatedParts, {
      agents: parts.map((part) => getAgentLabel(part, messages)).join(', '),
    });
  }
  return bundle.source?.origin === 'simulated' ? messages.simulatedAll : null;
}
