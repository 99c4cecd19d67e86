import { MessagesProvider } from '@spinout/flow-kit/react';
import { exampleDesign } from '@spinout/api-client/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { experimentModels } from './experiment.fixtures.js';
import { draftModel, type ExperimentModel } from './experiment-step.model.js';
import { ExperimentStepView } from './experiment-step.view.js';

const show = (model: ExperimentModel, locale = 'en-US') =>
  render(
    <MessagesProvider locale={locale}>
      <ExperimentStepView model={model} send={vi.fn()} />
    </MessagesProvider>,
  );

const openTable = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Show as table (${name})` }));
  const rows = within(screen.getByRole('table', { name })).getAllByRole('row');
  return rows.map((row) => [...row.children].map((cell) => cell.textContent));
};

describe('the curve of the smallest detectable effect', () => {
  it('states what the planned size detects, and has its points as a table', async () => {
    show(experimentModels.withOptions);
    await userEvent.click(screen.getByRole('button', { name: 'Why this sample size' }));
    expect(
      screen.getByRole('img', {
        name: 'With 20 per group, the smallest detectable effect is 1.02.',
      }),
    ).toBeInTheDocument();
    const rows = await openTable('Smallest detectable effect by group size');
    expect(rows.slice(0, 3)).toEqual([
      ['Per group', 'Cohen’s d'],
      ['10', '1.52'],
      ['20 (planned)', '1.02'],
    ]);
  });
});

describe('the power curve', () => {
  it('states what the planned size reaches, and follows the inputs', async () => {
    const { rerender } = show(experimentModels.explained);
    await userEvent.click(screen.getByRole('button', { name: 'Why this sample size' }));
    expect(
      screen.getByRole('img', {
        name: 'With 64 per group, statistical power is 80.0%, which reaches the target of 80%.',
      }),
    ).toBeInTheDocument();
    const analysis = experimentModels.explained.design.power_analysis;
    rerender(
      <MessagesProvider locale="en-US">
        <ExperimentStepView
          model={{
            ...experimentModels.explained,
            targetPower: 0.9,
            design: {
              ...experimentModels.explained.design,
              power_analysis: analysis && { ...analysis, per_group: 40 },
            },
          }}
          send={vi.fn()}
        />
      </MessagesProvider>,
    );
    expect(
      screen.getByRole('img', {
        name: 'With 40 per group, statistical power is 59.0%, below the target of 90%.',
      }),
    ).toBeInTheDocument();
  });

  it('has its points as a table with the planned size marked', async () => {
    show(experimentModels.explained);
    await userEvent.click(screen.getByRole('button', { name: 'Why this sample size' }));
    const rows = await openTable('Power by group size');
    expect(rows.slice(0, 2)).toEqual([
      ['Per group', 'Power'],
      ['16', '28.0%'],
    ]);
    expect(rows[4]).toEqual(['64 (planned)', '80.0%']);
  });

  it('keeps the target of the plan while the user tries another sample size', () => {
    const analysis = experimentModels.explained.design.power_analysis;
    const proposed = { ...exampleDesign, power_analysis: analysis };
    const design = {
      ...exampleDesign,
      power_analysis: analysis && { ...analysis, power: 0.41, per_group: 24 },
    };
    const draft = {
      tab: 'overview',
      proposed,
      design,
      typed: { controls: '', equipment: '' },
    } as const;
    expect(draftModel({ ...draft, plan: { sampleSize: 48 } }, 'en-US').targetPower).toBe(0.8);
    expect(draftModel({ ...draft, plan: { power: '0.95' } }, 'en-US').targetPower).toBe(0.95);
    expect(draftModel({ ...draft, plan: { power: 'x' } }, 'en-US').targetPower).toBe(0.41);
    expect(draftModel({ ...draft, design: exampleDesign }, 'en-US').targetPower).toBeNull();
  });
});

describe('the timeline', () => {
  it('states how long the phases take, and has them as a table', async () => {
    show(experimentModels.timeline);
    expect(
      screen.getByRole('img', {
        name: 'Total: 30.4 weeks. Longest phase: Main study, 26.1 weeks.',
      }),
    ).toBeInTheDocument();
    expect(await openTable('Phases by week')).toEqual([
      ['Phase', 'Starts in week', 'Ends in week', 'Duration'],
      ['Setup', '0', '4.3', '4.3 weeks'],
      ['Main study', '4.3', '30.4', '26.1 weeks'],
    ]);
  });

  it('shows no picture if a duration cannot be read', () => {
    show({ ...experimentModels.timeline, phases: null });
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('formats numbers in the language of the page', () => {
    show(experimentModels.timeline, 'de');
    expect(screen.getByRole('img', { name: /30,4 Wochen/ })).toBeInTheDocument();
  });
});

describe('the budget', () => {
  it('states the largest part, and has the parts as a table', async () => {
    show(experimentModels.resources);
    expect(
      screen.getByRole('img', { name: 'Largest category: Equipment, 40% of $100,000.' }),
    ).toBeInTheDocument();
    expect((await openTable('Budget by category'))[4]).toEqual(['Contingency', '5%', '$5,000']);
  });
});
