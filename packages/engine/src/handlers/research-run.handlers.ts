import { generatePaper, hypothesizeAdvanced, runResearch, type AgentId } from '@spinout/api-client';
import type { PipelineDependencies } from '../pipeline/agent.types.js';
import { bundleOf } from '../pipeline/bundle.js';
import { partsOf } from '../pipeline/parts.js';
import { researchAgents } from '../pipeline/research-agents.js';
import { runAgents } from '../pipeline/run-agents.js';
import { requiredTopic } from '../pipeline/required-topic.js';
import { writeDraft } from '../pipeline/write-draft.js';
import { handle, type Handler } from './handle.js';

const HYPOTHESIS: ReadonlySet<AgentId> = new Set(['literature-agent', 'hypothesis-agent']);

/** Answers with a whole run, with its hypothesis, or with a draft paper. */
export const researchRunHandlers = (dependencies: PipelineDependencies): Handler[] => {
  const agents = researchAgents(dependencies);
  return [
    handle(runResearch, async (request, work) => {
      const topic = requiredTopic(request.topic);
      const outputs = await runAgents(agents, topic, { work });
      return { success: true, results: await bundleOf(topic, outputs, dependencies.now()) };
    }),
    handle(hypothesizeAdvanced, async ({ research_area: area }, work) => {
      const chosen = agents.filter(({ id }) => HYPOTHESIS.has(id));
      const { hypotheses } = await partsOf(await runAgents(chosen, requiredTopic(area), { work }));
      if (!hypotheses) throw new Error('The hypothesis agent gave nothing.');
      const { primary, secondary, experimental_approach: approach, source, usage } = hypotheses;
      return {
        hypothesis: {
          ...primary,
          hypothesis: primary.statement,
          secondary,
          ...(approach ? { experimental_approach: approach } : {}),
        },
        source,
        usage,
      };
    }),
    handle(generatePaper, ({ topic, findings }, work) =>
      writeDraft(dependencies, requiredTopic(topic), { findings }, work),
    ),
  ];
};
