import type { AgentId } from '@spinout/api-client';
import type { CallContext } from '../calls/call-context.js';
import type { Agent, AgentOutputs } from './agent.types.js';

export interface RunOptions {
  readonly context: CallContext;
  /** Existing outputs; these agents do not run again. @default none */
  readonly done?: AgentOutputs;
  /** Saves the output of an agent; dependent agents start afterwards. */
  readonly onFinished?: (id: AgentId, output: unknown) => void | Promise<void>;
}

/**
 * Runs agents in the order of their dependencies, in parallel where possible. Reports progress with the id of the agent as
 * stage: 0 of 1 when it starts and 1 of 1 after its output is saved.
 * @returns the outputs of all agents, including `done`
 * @throws the error of the first failed agent, after the parallel agents have finished; the reason of the signal
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
    const output = await agent.run({ topic, done: Object.fromEntries(outputs), work: context });
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
