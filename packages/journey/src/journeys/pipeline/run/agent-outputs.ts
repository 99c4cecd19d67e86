import type { AgentId, ResearchBundle } from '@spinout/api-client';

export const PART_OF = {
  'literature-agent': 'literature',
  'hypothesis-agent': 'hypotheses',
  'experiment-agent': 'experimentDesign',
  'alphafold-agent': 'structure',
  'analysis-agent': 'analysis',
  'paper-agent': 'paper',
} as const satisfies Record<AgentId, keyof ResearchBundle>;

export type AgentOutputs = {
  readonly [Id in AgentId]: NonNullable<ResearchBundle[(typeof PART_OF)[Id]]>;
};

/** Outputs of completed agents; null: no output, missing: not completed. */
export type Done = { readonly [Id in AgentId]?: AgentOutputs[Id] | null };
