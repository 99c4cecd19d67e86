import type { AgentId } from '@spinout/api-client';
import { AGENT_IDS, AGENT_ORDER } from '../pipeline.constants.js';

const AGENT_KEYWORDS: readonly (readonly [RegExp, AgentId])[] = [
  [/literature/i, AGENT_IDS.literature],
  [/hypothes/i, AGENT_IDS.hypothesis],
  [/experiment|protocol/i, AGENT_IDS.experiment],
  [/alphafold|structure|protein/i, AGENT_IDS.structure],
  [/analy/i, AGENT_IDS.analysis],
  [/paper|manuscript|draft/i, AGENT_IDS.paper],
];

/** Finds the agent of a backend's step by agent id or a keyword in the step's name; null for any other step. */
export const findAgentByStep = (stepName: string): AgentId | null =>
  AGENT_ORDER.find((id) => id === stepName) ??
  AGENT_KEYWORDS.find(([keyword]) => keyword.test(stepName))?.[1] ??
  null;
