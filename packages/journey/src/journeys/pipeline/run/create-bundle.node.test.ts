import type { AgentId } from '@spinout/api-client';
import { exampleBundle } from '@spinout/api-client/testing';
import { expect, it } from 'vitest';
import { AGENT_ORDER } from '../pipeline.constants.js';
import { PART_OF } from './agent-outputs.js';
import { createBundle } from './create-bundle.js';
import type { RunState } from './run-state.js';

const { hypotheses } = exampleBundle;

const bundleWith = (primary: object) => {
  const given = { ...exampleBundle, hypotheses: { ...hypotheses, primary } };
  const agents = Object.fromEntries(
    AGENT_ORDER.map((id: AgentId) => [id, { output: given[PART_OF[id]] }]),
  );
  const run = { topic: 'Sleep', agents, usage: null } as unknown as RunState;
  return createBundle(run, { at: '2026-03-02T10:00:00.000Z', dataSource: 'Test' });
};

it.each([[{ support: 'none' }], [{ title: 'No supported hypothesis' }]])(
  'ENT-17 omits the experiment of a hypothesis without support: %j (T-86)',
  (change) => {
    expect(bundleWith({ ...hypotheses?.primary, ...change }).experimentDesign).toBeNull();
    expect(bundleWith({ ...hypotheses?.primary }).experimentDesign).toEqual(
      exampleBundle.experimentDesign,
    );
  },
);
