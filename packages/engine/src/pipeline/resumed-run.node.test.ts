import { describe, expect, it } from 'vitest';
import { createTestDependencies } from '../handlers/handlers.fixtures.js';
import { AGENT_IDS, runAllAgents } from './run.fixtures.js';

describe('a saved run that is resumed', () => {
  it('gives the same bundle from every point on', async () => {
    const topic = 'Delivery of gene editors inside the body';
    const whole = await runAllAgents(topic);
    for (let count = 1; count < AGENT_IDS.length; count += 1) {
      const saved = Object.fromEntries(AGENT_IDS.slice(0, count).map((id) => [id, whole[id]]));
      const done = JSON.parse(JSON.stringify(saved)) as Record<string, unknown>;
      expect(await runAllAgents(topic, createTestDependencies(), done)).toEqual(whole);
    }
  });

  it('refuses outputs that no agent gives', async () => {
    const done = { 'literature-agent': { papers_analyzed: 'many' } };
    await expect(runAllAgents('sleep', createTestDependencies(), done)).rejects.toThrow();
  });
});
