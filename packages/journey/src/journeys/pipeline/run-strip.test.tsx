import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { exampleBundle } from '@spinout/api-client/testing';
import { researchModels } from './agentic-research.fixtures.js';
import { AgenticResearchView } from './agentic-research.view.js';
import type { PipelineModel } from './pipeline.model.js';
import { replay } from './run/replay.js';
import { withTimestamp, type RunEventPayload } from './run/run-event.js';
import { toRunTimeline } from './run/run-timeline.js';
import { createServiceEvents } from './run/service-events.js';

const show = (model: PipelineModel) => render(<AgenticResearchView model={model} send={vi.fn()} />);

describe('the strip of a run', () => {
  it('states how long the run took, and has each agent in a table', async () => {
    show(researchModels.completed);
    expect(
      screen.getByRole('img', {
        name: 'Total time: 19.5 sec. Longest: Experiment Agent, 3 sec.',
      }),
    ).toBeInTheDocument();
    const name = 'This run, agent by agent';
    await userEvent.click(screen.getByRole('button', { name: `Show as table (${name})` }));
    const rows = within(screen.getByRole('table', { name })).getAllByRole('row');
    expect([...(rows[5]?.children ?? [])].map((cell) => cell.textContent)).toEqual([
      'Analysis Agent',
      '13.5 sec',
      '15 sec',
      '1.5 sec',
      'Experiment and Structure (finished last)',
    ]);
  });

  it('gives no time to an agent that still works', () => {
    show(researchModels.asking);
    const picture = screen.getByRole('img', { name: 'No agent has finished yet.' });
    expect(picture).toHaveTextContent('Literature working');
  });

  it('gives the service one time for all its agents, which have none of their own', () => {
    const at = (ms: number, payload: RunEventPayload) =>
      withTimestamp(payload, new Date(Date.parse('2026-03-02T10:00:00Z') + ms));
    const answer = {
      results: exampleBundle,
      dataSource: 'Library',
      source: undefined,
      usage: null,
    };
    const events = createServiceEvents(answer).map((payload) => at(5500, payload));
    const log = [
      at(0, { type: 'run.started', topic: 'Sleep', asks: 'service' }),
      at(0, { type: 'agent.started', agent: 'literature-agent' }),
      ...events,
    ];
    const run = replay(log);
    show({ ...researchModels.completed, run, log, timeline: toRunTimeline(run, log) });
    const picture = screen.getByRole('img', {
      name: 'The research service took 5.5 sec for all agents.',
    });
    expect(picture).toHaveTextContent('Research service 5.5 sec');
    expect(screen.getByText(/without a time for each agent: Literature, Hypotheses/)).toBeVisible();
    expect(screen.queryByText(/^Took/)).not.toBeInTheDocument();
  });

  it('is not shown before a run', () => {
    show(researchModels.waiting);
    expect(screen.queryByRole('heading', { name: 'This run, agent by agent' })).toBeNull();
  });
});
