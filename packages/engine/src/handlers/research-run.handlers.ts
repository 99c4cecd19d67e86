import { generatePaper, hypothesizeAdvanced, runResearch, type AgentId } from '@spinout/api-client';
import { buildResearchBundle } from '../pipeline/research-bundle.js';
import { parseRunResults } from '../pipeline/run-results.js';
import { createResearchAgents } from '../pipeline/research-agents.js';
import { runAgents } from '../pipeline/run-agents.js';
import { requireTopic } from '../pipeline/require-topic.js';
import { writeDraft } from '../pipeline/write-draft.js';
import { handle, type Handler } from './handle.js';

const HYPOTHESIS: ReadonlySet<AgentId> = new Set(['literature-agent', 'hypothesis-agent']);

/** Answers with a whole run, with its hypothesis, or with a draft paper. */
export const researchRunHandlers: readonly Handler[] = [
  handle(runResearch, async (request, context) => {
    const { dependencies } = context;
    const topic = requireTopic(request.topic);
    const outputs = await runAgents(createResearchAgents(dependencies), topic, { context });
    return {
      success: true,
      results: await buildResearchBundle(topic, outputs, dependencies.now()),
    };
  }),
  handle(hypothesizeAdvanced, async ({ research_area: area }, context) => {
    const agents = createResearchAgents(context.dependencies);
    const chosen = agents.filter(({ id }) => HYPOTHESIS.has(id));
    const { hypotheses } = await parseRunResults(
      await runAgents(chosen, requireTopic(area), { context }),
    );
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
  handle(generatePaper, ({ topic, findings }, context) =>
    writeDraft(context.dependencies, requireTopic(topic), { findings }, context),
  ),
];
