import { describeStructure } from '../protein-structure/describe-structure.js';
import type { AgentTask } from './agent.types.js';

/**
 * Looks up the structure of the protein named in the topic in public sources; null if the topic names no protein, no source
 * is enabled, or no source knows it.
 */
export const runStructureAgent: AgentTask = async ({ live, seed }, { topic, work: { signal } }) => {
  const find = async () => live?.structure?.(topic, signal);
  const facts = await find().catch(() => {
    signal.throwIfAborted();
    return null;
  });
  return facts ? describeStructure(facts, seed) : null;
};
