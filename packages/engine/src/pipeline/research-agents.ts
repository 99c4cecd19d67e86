import { cleanTopic } from '../literature/topic.js';
import type { Agent, AgentTask, PipelineDependencies } from './agent.types.js';
import { runAnalysisAgent } from './analysis.agent.js';
import { runExperimentAgent } from './experiment.agent.js';
import { runHypothesisAgent } from './hypothesis.agent.js';
import { runLiteratureAgent } from './literature.agent.js';
import { runPaperAgent } from './paper.agent.js';
import { runStructureAgent } from './structure.agent.js';
import { toJson } from './to-json.js';

const AGENTS: readonly (Pick<Agent, 'id' | 'needs'> & { readonly run: AgentTask })[] = [
  { id: 'literature-agent', needs: [], run: runLiteratureAgent },
  { id: 'hypothesis-agent', needs: ['literature-agent'], run: runHypothesisAgent },
  { id: 'experiment-agent', needs: ['hypothesis-agent'], run: runExperimentAgent },
  { id: 'alphafold-agent', needs: ['hypothesis-agent'], run: runStructureAgent },
  {
    id: 'analysis-agent',
    needs: ['literature-agent', 'hypothesis-agent', 'experiment-agent', 'alphafold-agent'],
    run: runAnalysisAgent,
  },
  {
    id: 'paper-agent',
    needs: [
      'literature-agent',
      'hypothesis-agent',
      'experiment-agent',
      'alphafold-agent',
      'analysis-agent',
    ],
    run: runPaperAgent,
  },
];

/**
 * The six agents: literature, hypothesis, experiment and structure in parallel, analysis, paper. Each is deterministic
 * for the same dependencies, topic and seed.
 */
export const createResearchAgents = (dependencies: PipelineDependencies): readonly Agent[] =>
  AGENTS.map(({ id, needs, run }) => ({
    id,
    needs,
    run: async (input) => {
      input.work.signal.throwIfAborted();
      return toJson(await run(dependencies, { ...input, topic: cleanTopic(input.topic) }));
    },
  }));
