import {
  checkHealth,
  readAnalytics,
  startTenStep,
  writeTenStepPaper,
  type AgentId,
  type PipelineLiterature,
} from '@spinout/api-client';
import { parseLiteratureDetails } from '../pipeline/literature-details.js';
import { parseRunResults, type RunResults } from '../pipeline/run-results.js';
import { parsePlannedDesign } from '../pipeline/planned-design.js';
import { findRelatedTopics } from '../pipeline/related-topics.js';
import { requireTopic } from '../pipeline/require-topic.js';
import { createResearchAgents } from '../pipeline/research-agents.js';
import { runAgents } from '../pipeline/run-agents.js';
import { writeDraft } from '../pipeline/write-draft.js';
import { createActivityCounter } from '../store/activity.js';
import { createSource, handle, type Handler } from './handle.js';
import { tenStepMessages as messages } from './ten-step.messages.js';

const START: ReadonlySet<AgentId> = new Set([
  'literature-agent',
  'hypothesis-agent',
  'experiment-agent',
]);

const formatReferences = (literature: PipelineLiterature | null) =>
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

const formatHypothesis = ({ hypotheses }: RunResults) => {
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

const formatFunding = (parts: RunResults) => {
  const design = parsePlannedDesign(parts);
  return {
    total_budget: design?.budget ?? null,
    currency: 'USD',
    lines: design?.budget_lines ?? [],
    basis: design ? messages.budgetBasis : messages.noBudget,
    source: parts.experimentDesign?.source,
  };
};

/** Answers the calls of the ten-step journey. */
export const tenStepHandlers: readonly Handler[] = [
  handle(checkHealth, async (_, { dependencies }) => {
    const papers = (await dependencies.library()).length;
    return {
      status: 'ok',
      library: { papers },
      live: {
        literature: Boolean(dependencies.live?.literature),
        structure: Boolean(dependencies.live?.structure),
      },
      source: createSource(dependencies, messages.byEngine),
    };
  }),
  handle(startTenStep, async (request, context) => {
    const { dependencies } = context;
    const topic = requireTopic(request.topic);
    const agents = createResearchAgents(dependencies).filter(({ id }) => START.has(id));
    const parts = await parseRunResults(await runAgents(agents, topic, { context }));
    const { paper_ids: ids, abstracts } = parseLiteratureDetails(parts.literature);
    const library = await dependencies.library();
    return {
      success: true,
      hypothesis: formatHypothesis(parts),
      related_topics: findRelatedTopics(library, topic, {
        ids,
        terms: abstracts.flatMap(({ terms }) => terms),
      }),
      literature_references: formatReferences(parts.literature),
      funding_requirements: formatFunding(parts),
      timeline_estimate: parsePlannedDesign(parts)?.duration ?? messages.noTimeline,
      source: createSource(dependencies, messages.byStart),
    };
  }),
  handle(readAnalytics, async (_, { dependencies }) => {
    const counts = await createActivityCounter(dependencies.store).counts();
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const source = createSource(dependencies, messages.byCounting);
    return { success: true, counts, total, source };
  }),
  handle(writeTenStepPaper, async ({ hypothesis, topic }, context) => ({
    success: true,
    ...(await writeDraft(context.dependencies, requireTopic(topic), { hypothesis }, context)),
  })),
];
