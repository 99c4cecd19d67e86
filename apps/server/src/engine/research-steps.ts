import { createResearchAgents, type PipelineDependencies } from '@spinout/engine/node';
import type { RunStep } from '../jobs/run-step.js';

/** The agents of the engine as steps of a durable run. Finished steps are stored and not repeated. */
export const researchSteps = (dependencies: PipelineDependencies): readonly RunStep[] =>
  createResearchAgents(dependencies).map((agent) => ({
    id: agent.id,
    needs: agent.needs,
    run: ({ topic, done, signal }) =>
      agent.run({ topic, done, work: { signal, report: () => undefined } }),
  }));
