import type { AgentId } from '@spinout/api-client';
import type { CallContext } from '../handlers/handle.js';
import type { Agent, AgentOutputs } from './agent.types.js';

export interface RunOptions {
  readonly context: CallContext;
  /** What is there already; those agents do not run again. @default nothing */
  readonly done?: AgentOutputs;
  /** Keeps what an agent gave; whoever needs it begins only afterwards. */
  readonly onFinished?: (id: AgentId, output: unknown) => void | Promise<void>;
}

/**
 * Runs agents in the order of their needs, all at once that can. Reports `done` 0 of 1 with the agent's id as stage
 * when one begins and 1 of 1 when what it gave is kept.
 * @returns what each gave, that of `done` included
 * @throws what the first failing agent threw, after those beside it have come to their end; the signal's reason
 */
export async function runAgents(
  agents: readonly Agent[],
  topic: string,
  { context, done = {}, onFinished }: RunOptions,
): Promise<AgentOutputs> {
  const outputs = new Map<AgentId, unknown>(
    agents.flatMap(({ id }) => (Object.hasOwn(done, id) ? [[id, done[id]] as const] : [])),
  );
  for (const { needs } of agents) {
    for (const id of needs) if (Object.hasOwn(done, id)) outputs.set(id, done[id]);
  }
  const running = new Map<AgentId, Promise<void>>();
  const failures: unknown[] = [];

  const runOne = async (agent: Agent) => {
    const { id } = agent;
    context.report({ stage: id, done: 0, total: 1 });
    const output = await agent.run({ topic, done: Object.fromEntries(outputs), context });
    context.signal.throwIfAborted();
    await onFinished?.(id, output);
    outputs.set(id, output);
    context.report({ stage: id, done: 1, total: 1 });
  };

  while (agents.some(({ id }) => !outputs.has(id))) {
    context.signal.throwIfAborted();
    for (const agent of failures.length > 0 ? [] : agents) {
      const { id, needs } = agent;
      if (outputs.has(id) || running.has(id) || !needs.every((need) => outputs.has(need))) continue;
      const run = runOne(agent)
        .catch((error: unknown) => failures.push(error))
        .then(() => void running.delete(id));
      running.set(id, run);
    }
    if (running.size === 0) break;
    await Promise.race(running.values());
  }
  if (failures.length > 0) throw failures[0];
  const unresolved = agents.filter(({ id }) => !outputs.has(id)).map(({ id }) => id);
  if (unresolved.length > 0) {
    throw new Error(`No agent gives what these need: ${unresolved.join(', ')}.`);
  }
  return Object.fromEntries(outputs);
}
