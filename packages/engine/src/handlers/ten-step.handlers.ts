import {
  checkHealth,
  readAnalytics,
  startTenStep,
  writeTenStepPaper,
  type AgentId,
  type PipelineLiterature,
  type Source,
} from '@spinout/api-client';
import type { PipelineDependencies } from '../pipeline/agent.types.js';
import { literatureDetails } from '../pipeline/literature-details.js';
import { partsOf, type Parts } from '../pipeline/parts.js';
import { designOf } from '../pipeline/planned-design.js';
import { relatedTopics } from '../pipeline/related-topics.js';
import { requiredTopic } from '../pipeline/required-topic.js';
import { researchAgents } from '../pipeline/research-agents.js';
import { runAgents } from '../pipeline/run-agents.js';
import { writeDraft } from '../pipeline/write-draft.js';
import { activity } from '../store/activity.js';
import type { EngineDependencies } from '../engine-dependencies.js';
import { handle, type Handler } from './handle.js';
import { tenStepMessages as messages } from './ten-step.messages.js';

const START: ReadonlySet<AgentId> = new Set([
  'literature-agent',
  'hypothesis-agent',
  'experiment-agent',
]);

const referencesOf = (literature: PipelineLiterature | null) =>
  (literature?.key_papers ?? []).map((paper) => ({
    title: paper.title,
    authors: paper.authors,
    journal: paper['journal'],
    year: paper.year ?? null,
    citations: paper.citations ?? null,
    impact_factor: null,
    ...(paper.doi === undefined ? {} : { doi: paper.doi }),
    source: paper.source,
  }));

const hypothesisOf = ({ hypotheses }: Parts) => {
  if (!hypotheses) return null;
  const { primary, source } = hypotheses;
  const { title, methodology, support } = primary;
  const methods = Array.isArray(methodology) && methodology.length > 0 ? { methodology } : {};
  return {
    title,
    hypothesis: primary.statement,
    ...methods,
    support,
    confidence: primary.confidence,
    claims: primary.claims,
    source,
  };
};

const fundingOf = (parts: Parts) => {
  const design = designOf(parts);
  return {
    total_budget: design?.budget ?? null,
    currency: 'USD',
    lines: design?.budget_lines ?? [],
    basis: design ? messages.budgetBasis : messages.noBudget,
    source: parts.experimentDesign?.source,
  };
};

/** Answers the calls of the ten-step journey. */
export const tenStepHandlers = (
  dependencies: PipelineDependencies & Pick<EngineDependencies, 'store'>,
): Handler[] => {
  const sourceOf = (by: string): Source => ({
    origin: 'computed',
    by,
    at: dependencies.now().toISOString(),
    seed: dependencies.seed,
  });
  return [
    handle(checkHealth, async () => {
      const papers = (await dependencies.library()).length;
      return {
        status: 'ok',
        library: { papers },
        live: {
          literature: Boolean(dependencies.live?.literature),
          structure: Boolean(dependencies.live?.structure),
        },
        source: sourceOf(messages.byEngine),
      };
    }),
    handle(startTenStep, async (request, work) => {
      const topic = requiredTopic(request.topic);
      const agents = researchAgents(dependencies).filter(({ id }) => START.has(id));
      const parts = await partsOf(await runAgents(agents, topic, { work }));
      const { paper_ids: ids, abstracts } = literatureDetails(parts.literature);
      const library = await dependencies.library();
      return {
        success: true,
        hypothesis: hypothesisOf(parts),
        related_topics: relatedTopics(library, topic, {
          ids,
          terms: abstracts.flatMap(({ terms }) => terms),
        }),
        literature_references: referencesOf(parts.literature),
        funding_requirements: fundingOf(parts),
        timeline_estimate: designOf(parts)?.duration ?? messages.noTimeline,
        source: sourceOf(messages.byStart),
      };
    }),
    handle(readAnalytics, async () => {
      const counts = await activity(dependencies.store).counts();
      const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
      return { success: true, counts, total, source: sourceOf(messages.byCounting) };
    }),
    handle(writeTenStepPaper, async ({ hypothesis, topic }, work) => ({
      success: true,
      ...(await writeDraft(dependencies, requiredTopic(topic), { hypothesis }, work)),
    })),
  ];
};
