import type { AgentId } from '@spinout/api-client';
import { describe, expect, it } from 'vitest';
import { createTestDependencies } from '../handlers/handlers.fixtures.js';
import type { Agent, AgentInput } from './agent.types.js';
import { createResearchAgents } from './research-agents.js';
import { runAgents } from './run-agents.js';
import { AGENT_IDS, createTestContext } from './run.fixtures.js';

/** Agents with the real needs that record when they begin and end, and end on request. */
const slowAgents = (fail: Partial<Record<AgentId, Error>> = {}) => {
  const events: string[] = [];
  const gates = new Map(AGENT_IDS.map((id) => [id, Promise.withResolvers<undefined>()] as const));
  const agents = createResearchAgents(createTestDependencies()).map(({ id, needs }): Agent => ({
    id,
    needs,
    async run({ done }: AgentInput) {
      events.push(`${id} begins with ${Object.keys(done).length}`);
      await gates.get(id)?.promise;
      const failure = fail[id];
      if (failure) throw failure;
      events.push(`${id} ends`);
      return { by: id };
    },
  }));
  const end = async (id: AgentId) => {
    gates.get(id)?.resolve(undefined);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return { agents, events, end };
};

describe('runAgents', () => {
  it('PIPE-13 runs literature, hypothesis, then experiment and structure side by side, analysis, paper', async () => {
    const { agents, events, end } = slowAgents();
    const run = runAgents(agents, 'any', { context: createTestContext().context });
    expect(events).toEqual(['literature-agent begins with 0']);
    await end('literature-agent');
    await end('hypothesis-agent');
    expect(events.slice(3)).toEqual([
      'hypothesis-agent ends',
      'experiment-agent begins with 2',
      'alphafold-agent begins with 2',
    ]);
    await end('alphafold-agent');
    expect(events.at(-1)).toBe('alphafold-agent ends');
    await end('experiment-agent');
    expect(events.at(-1)).toBe('analysis-agent begins with 4');
    await end('analysis-agent');
    await end('paper-agent');
    expect(Object.keys(await run).toSorted()).toEqual(AGENT_IDS.toSorted());
  });

  it('reports for each agent that it started, and that its output is saved', async () => {
    const { agents, end } = slowAgents();
    const { context, reports } = createTestContext();
    const saved: string[] = [];
    const run = runAgents(agents, 'any', {
      context,
      onFinished: (id, output) => {
        expect(reports.some(({ stage, done }) => stage === id && done === 1)).toBe(false);
        expect(output).toEqual({ by: id });
        saved.push(id);
      },
    });
    for (const id of AGENT_IDS) await end(id);
    await run;
    expect(saved.toSorted()).toEqual(AGENT_IDS.toSorted());
    for (const id of AGENT_IDS) {
      expect(reports.filter(({ stage }) => stage === id)).toEqual([
        { stage: id, done: 0, total: 1 },
        { stage: id, done: 1, total: 1 },
      ]);
    }
  });

  it('starts no agent before the outputs that it needs are saved', async () => {
    const { agents, events, end } = slowAgents();
    const pendingSave = Promise.withResolvers<undefined>();
    const run = runAgents(agents, 'any', {
      context: createTestContext().context,
      onFinished: () => pendingSave.promise,
    });
    await end('literature-agent');
    expect(events).toHaveLength(2);
    pendingSave.resolve(undefined);
    for (const id of AGENT_IDS) await end(id);
    await run;
  });

  it('goes on from what is there already, outputs of null included', async () => {
    const { agents, events, end } = slowAgents();
    const done = {
      'literature-agent': { by: 'before' },
      'hypothesis-agent': { by: 'before' },
      'experiment-agent': null,
    };
    const run = runAgents(agents, 'any', { context: createTestContext().context, done });
    for (const id of AGENT_IDS) await end(id);
    expect(await run).toMatchObject({ ...done, 'paper-agent': { by: 'paper-agent' } });
    expect(events[0]).toBe('alphafold-agent begins with 3');
    expect(events.some((line) => /^(?:literature|hypothesis|experiment)/.test(line))).toBe(false);
  });

  it('starts no further agent after an abort', async () => {
    const { agents, events, end } = slowAgents();
    const left = new AbortController();
    const run = runAgents(agents, 'any', { context: createTestContext(left.signal).context });
    left.abort(new Error('left'));
    await end('literature-agent');
    await expect(run).rejects.toThrow('left');
    expect(events).toEqual(['literature-agent begins with 0', 'literature-agent ends']);
  });

  it('saves the outputs of parallel agents if one fails, starts no others, and rejects', async () => {
    const { agents, events, end } = slowAgents({ 'experiment-agent': new Error('no bench') });
    const saved: string[] = [];
    const run = runAgents(agents, 'any', {
      context: createTestContext().context,
      onFinished: (id) => void saved.push(id),
    });
    const outcome = expect(run).rejects.toThrow('no bench');
    for (const id of AGENT_IDS) await end(id);
    await outcome;
    expect(saved).toEqual(['literature-agent', 'hypothesis-agent', 'alphafold-agent']);
    expect(events.at(-1)).toBe('alphafold-agent ends');
  });

  it('fails if an output cannot be saved', async () => {
    const { agents, events, end } = slowAgents();
    const run = runAgents(agents, 'any', {
      context: createTestContext().context,
      onFinished: () => Promise.reject(new Error('disk full')),
    });
    const outcome = expect(run).rejects.toThrow('disk full');
    await end('literature-agent');
    await outcome;
    expect(events).toHaveLength(2);
  });

  it('names agents whose dependencies are missing', async () => {
    const agents = createResearchAgents(createTestDependencies()).filter(
      ({ id }) => id === 'paper-agent',
    );
    await expect(
      runAgents(agents, 'any', { context: createTestContext().context }),
    ).rejects.toThrow('No agent gives what these need: paper-agent.');
  });
});
