import type { AgentId } from '@spinout/api-client';

/** The agents by actor name, in pipeline order. */
export const AGENT_IDS = {
  literature: 'literature-agent',
  hypothesis: 'hypothesis-agent',
  experiment: 'experiment-agent',
  structure: 'alphafold-agent',
  analysis: 'analysis-agent',
  paper: 'paper-agent',
} as const satisfies Record<string, AgentId>;
export type AgentName = keyof typeof AGENT_IDS;

export const AGENT_ORDER: readonly AgentId[] = Object.values(AGENT_IDS);

export const AGENT_DEPENDENCIES: Readonly<Record<AgentId, readonly AgentId[]>> = {
  'literature-agent': [],
  'hypothesis-agent': ['literature-agent'],
  'experiment-agent': ['hypothesis-agent'],
  'alphafold-agent': ['hypothesis-agent'],
  'analysis-agent': ['experiment-agent', 'alphafold-agent'],
  'paper-agent': ['analysis-agent'],
};

/** Agents that the research service always covers; a missing part of its results means no output. */
export const SERVICE_AGENTS: readonly AgentId[] = [AGENT_IDS.literature, AGENT_IDS.structure];

/** Artificial delay of each simulated agent in milliseconds. */
export const AGENT_DELAYS_MS = {
  literature: 2000,
  hypothesis: 1500,
  experiment: 2000,
  structure: 2500,
  analysis: 1800,
  paper: 2200,
} as const satisfies Record<AgentName, number>;

export const SIMULATED_PAPERS = { least: 200, most: 699 } as const;

/** 0..100 */
export const SIMULATED_STRUCTURE = { confidence: 92.7, plddt: 89.3 } as const;

export const SIMULATED_DATA = 'Simulated';
/** Names the simulated agents as the source of their outputs. */
export const SIMULATED_BY = 'Simulated agents';
/** Data source name of real results if the service sends none. */
export const REAL_DATA = 'REAL APIs (PubMed, AlphaFold)';
