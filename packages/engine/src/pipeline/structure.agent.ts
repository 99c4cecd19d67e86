import { describeStructure } from '../protein-structure/describe-structure.js';
import type { StructureFacts } from '../protein-structure/structure-facts.types.js';
import type { Agent, PipelineDependencies } from './agent.types.js';
import { cleanTopic } from '../literature/topic.js';
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
 * Looks up the structure of the protein named in the topic in public sources; null if the topic names no protein, no source
 * is enabled, or no source knows it.
 */
export const structureAgent = (dependencies: PipelineDependencies): Agent => ({
  id: 'alphafold-agent',
  needs: ['hypothesis-agent'],
  async run({ topic, work: { signal } }) {
    signal.throwIfAborted();
    const facts = await findFacts(dependencies, cleanTopic(topic), signal);
    if (!facts) return null;
    return toJson(describeStructure(facts, dependencies.seed));
  },
});
