import { describeStructure } from '../structure/describe-structure.js';
import type { StructureFacts } from '../structure/structure-facts.types.js';
import type { Agent, PipelineDependencies } from './agent.types.js';
import { cleanTopic } from './topic.js';
import { toJson } from './to-json.js';

const findFacts = async (
  { live }: PipelineDependencies,
  topic: string,
  signal: AbortSignal,
): Promise<StructureFacts | null> => {
  try {
    return (await live?.structure?.(topic, signal)) ?? null;
  } catch {
    signal.throwIfAborted();
    return null;
  }
};

/**
 * Looks up the structure of the protein that the topic names, as public sources know it; null where the topic names
 * none, no source is switched on, or none knows it.
 */
export const structureAgent = (dependencies: PipelineDependencies): Agent => ({
  id: 'alphafold-agent',
  needs: ['hypothesis-agent'],
  async run({ topic, context: { signal } }) {
    signal.throwIfAborted();
    const facts = await findFacts(dependencies, cleanTopic(topic), signal);
    if (!facts) return null;
    return toJson(describeStructure(facts, dependencies.seed));
  },
});
