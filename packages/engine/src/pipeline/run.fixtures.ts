import type { AgentId, Progress, ResearchBundle } from '@spinout/api-client';
import { createTestDependencies } from '../handlers/handlers.fixtures.js';
import type { CallContext } from '../calls/call-context.js';
import type { Agent, AgentOutputs, PipelineDependencies } from './agent.types.js';
import { buildResearchBundle } from './research-bundle.js';
import { createResearchAgents } from './research-agents.js';
import { runAgents } from './run-agents.js';

/** The agents in their order of execution. */
export const AGENT_IDS: readonly AgentId[] = [
  'literature-agent',
  'hypothesis-agent',
  'experiment-agent',
  'alphafold-agent',
  'analysis-agent',
  'paper-agent',
];

/** A call context that records progress reports. */
export const createTestContext = (signal: AbortSignal = new AbortController().signal) => {
  const reports: Progress[] = [];
  const context: CallContext = { signal, report: (progress) => reports.push(progress) };
  return { context, reports };
};

/** Runs all agents with the real library. */
export const runAllAgents = (
  topic: string,
  dependencies: PipelineDependencies = createTestDependencies(),
  done: AgentOutputs = {},
  agents: readonly Agent[] = createResearchAgents(dependencies),
): Promise<AgentOutputs> =>
  runAgents(agents, topic, { context: createTestContext().context, done });

/** Runs the pipeline and returns the bundle. */
export const runPipeline = async (
  topic: string,
  dependencies: PipelineDependencies = createTestDependencies(),
): Promise<ResearchBundle> =>
  buildResearchBundle(topic, await runAllAgents(topic, dependencies), dependencies.now());

/** Collects all values of a key in a JSON value. */
export const collectValues = (value: unknown, key: string): readonly unknown[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name === key ? [inner as unknown] : []),
    ...collectValues(inner, key),
  ]);
};
