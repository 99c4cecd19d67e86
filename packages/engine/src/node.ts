import type { Transport } from '@spinout/api-client';
import { checkNodeVersion } from './runtime/check-node-version.js';
import { createEngine } from './engine.js';
import { loadLibrary } from './library/library.js';
import { readDocInThread } from './reading/read-doc-in-thread.js';
import { memoryStore } from './store/store.js';
import type { EngineDependencies } from './dependencies/engine-dependencies.js';

/**
 * Creates the dependencies of an engine in Node: the bundled library and a reader of Word's old binary format.
 * @param settings overrides. @default a store in memory, the system's clock, seed 1, no fetching of addresses
 * @throws {ConfigurationError} in a Node that is too old
 */
export const createNodeDependencies = (
  settings: Partial<EngineDependencies> = {},
): EngineDependencies => {
  checkNodeVersion(process.versions.node);
  return {
    now: () => new Date(),
    seed: 1,
    store: memoryStore(),
    library: loadLibrary,
    readDoc: readDocInThread,
    ...settings,
  };
};

/**
 * Creates an engine for Node.
 * @param settings overrides of {@link nodeDependencies}
 * @example createNodeEngine({ store, fetchPaper })
 */
export const createNodeEngine = (settings: Partial<EngineDependencies> = {}): Transport =>
  createEngine(createNodeDependencies(settings));

export { answerCall, createEngine } from './engine.js';
export { answerLightCall } from './light-calls.js';
export type {
  Agent,
  AgentInput,
  AgentOutputs,
  PipelineDependencies,
} from './pipeline/agent.types.js';
export { buildResearchBundle } from './pipeline/research-bundle.js';
export {
  createLiveSources,
  type LiveSourceAdapters as LiveSourceChoice,
} from './dependencies/live-sources.js';
export type { LiveSources } from './dependencies/live-sources.types.js';
export { createResearchAgents } from './pipeline/research-agents.js';
export { runAgents } from './pipeline/run-agents.js';
export { Refusal } from './calls/refusal.js';
export { createActivityCounter } from './store/activity.js';
export { getDataKind } from './store/data-kinds.js';
export { randomId } from './runtime/random-id.js';
export { memoryStore, type Store } from './store/store.js';
export type { FetchedPaper, EngineDependencies } from './dependencies/engine-dependencies.js';
