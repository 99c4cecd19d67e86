import type { Agent, PipelineDependencies } from './agent.types.js';
import { analysisAgent } from './analysis.agent.js';
import { experimentAgent } from './experiment.agent.js';
import { hypothesisAgent } from './hypothesis.agent.js';
import { literatureAgent } from './literature.agent.js';
import { paperAgent } from './paper.agent.js';
import { structureAgent } from './structure.agent.js';

/**
 * The six agents: literature, hypothesis, experiment and structure in parallel, analysis, paper. Each is deterministic
 * for the same dependencies, topic and seed.
 */
export const createResearchAgents = (dependencies: PipelineDependencies): readonly Agent[] => [
  literatureAgent(dependencies),
  hypothesisAgent(dependencies),
  experimentAgent(dependencies),
  structureAgent(dependencies),
  analysisAgent(dependencies),
  paperAgent(dependencies),
];
