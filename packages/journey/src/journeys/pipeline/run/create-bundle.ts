import { isUnsupported, type ResearchBundle, type Source } from '@spinout/api-client';
import { SIMULATED_BY, SIMULATED_DATA } from '../pipeline.constants.js';
import type { RunState } from './run-state.js';

/** Combines the outputs of the agents; an unsupported hypothesis has no experiment. */
export const createBundle = (
  { topic, agents, usage }: RunState,
  { at, dataSource, source }: { at: string; dataSource: string; source?: Source | undefined },
): ResearchBundle => ({
  topic,
  literature: agents['literature-agent'].output ?? null,
  hypotheses: agents['hypothesis-agent'].output ?? null,
  experimentDesign: isUnsupported(agents['hypothesis-agent'].output?.primary)
    ? null
    : (agents['experiment-agent'].output ?? null),
  structure: agents['alphafold-agent'].output ?? null,
  analysis: agents['analysis-agent'].output ?? null,
  paper: agents['paper-agent'].output ?? null,
  timestamp: at,
  dataSource,
  source,
  ...(usage && { usage }),
});

export function createRunSource({ answer, agents }: RunState): {
  readonly dataSource: string;
  readonly source: Source;
} {
  if (answer === null) {
    return { dataSource: SIMULATED_DATA, source: { origin: 'simulated', by: SIMULATED_BY } };
  }
  const isMixed = Object.values(agents).some(({ output }) => output?.source?.by === SIMULATED_BY);
  const { dataSource, source } = answer;
  return {
    dataSource,
    source: isMixed
      ? { origin: 'simulated', by: `${dataSource}; ${SIMULATED_REST}` }
      : (source ?? { origin: 'live', by: dataSource }),
  };
}

const SIMULATED_REST = 'other agents simulated';
