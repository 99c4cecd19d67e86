import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { researchModels } from './agentic-research.fixtures.js';
import { AgenticResearchView } from './agentic-research.view.js';
import type { PipelineModel } from './pipeline.model.js';

const show = (model: PipelineModel) => render(<AgenticResearchView model={model} send={vi.fn()} />);

describe('the strip of a run', () => {
  it('states how long the run took, and has each agent in a table', async () => {
    show(researchModels.completed);
    expect(
      screen.getByRole('img', {
        name: 'Recorded time: 19.5 sec. Experiment Agent took the longest: 3 sec.',
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

  it('is not shown before a run', () => {
    show(researchModels.waiting);
    expect(screen.queryByRole('heading', { name: 'This run, agent by agent' })).toBeNull();
  });
});
