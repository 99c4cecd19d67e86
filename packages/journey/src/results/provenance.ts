import type { Origin, ResearchBundle, Source } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import { PARTS, type Part } from './parts.js';
import type { ResultsMessages } from './results.messages.js';

const AGENT_LABELS = {
  literature: 'agentLiterature',
  hypotheses: 'agentHypothesis',
  experimentDesign: 'agentExperiment',
  structure: 'agentStructure',
  analysis: 'agentAnalysis',
  paper: 'agentPaper',
} as const satisfies Record<Part, keyof ResultsMessages>;

const ORIGIN_LABELS = {
  user: 'originUser',
  live: 'originLive',
  computed: 'originComputed',
  standard: 'originStandard',
  simulated: 'originSimulated',
  fallback: 'originFallback',
} as const satisfies Record<Origin, keyof ResultsMessages>;

/** Name of the agent that produced a part. */
export const agentLabel = (part: Part, messages: ResultsMessages): string =>
  messages[AGENT_LABELS[part]];

/** Name of an origin. */
export const originLabel = (origin: Origin, messages: ResultsMessages): string =>
  messages[ORIGIN_LABELS[origin]];

/** Where a part comes from: its own source, else that of the run. */
export const partSource = (bundle: ResearchBundle, part: Part): Source | undefined =>
  bundle[part]?.source ?? bundle.source;

/** What a wholly simulated run names as its data source. */
const SIMULATED = 'Simulated';

/** Whether everything in a run is made up for demonstration. */
export const isSimulated = ({ dataSource }: ResearchBundle): boolean => dataSource === SIMULATED;

/**
 * What every export of a run must say where any of it is simulated: all of it, or which agents' parts.
 * @returns null where nothing is
 */
export function simulationNotice(bundle: ResearchBundle, messages: ResultsMessages): string | null {
  if (isSimulated(bundle)) return messages.simulatedAll;
  const parts = PARTS.filter((part) => bundle[part]?.source?.origin === 'simulated');
  if (parts.length > 0) {
    return fill(messages.simulatedParts, {
      agents: parts.map((part) => agentLabel(part, messages)).join(', '),
    });
  }
  return bundle.source?.origin === 'simulated' ? messages.simulatedAll : null;
}
