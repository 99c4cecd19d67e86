import type { ExperimentDesign } from '@spinout/api-client';
import { exampleDesign } from '@spinout/api-client/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { budgetItems } from './budget-items.js';
import { experimentModels } from './experiment.fixtures.js';
import { draftModel, type ExperimentModel } from './experiment-step.model.js';
import { ExperimentStepView } from './experiment-step.view.js';

const show = (model: ExperimentModel) => {
  const send = vi.fn();
  render(<ExperimentStepView model={model} send={send} />);
  return send;
};

describe('the experiment step', () => {
  it('EXP-01, EXP-02 shows its title and what it is waiting for, without tabs (S-24)', () => {
    show(experimentModels.designing);
    expect(screen.getByRole('heading', { level: 2, name: 'Experiment Design' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Generating experiment design based on your hypothesis...',
    );
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('EXP-21 offers to bring a removed entry back, beside its list, and keeps the focus there', async () => {
    const send = show(experimentModels.entryRemoved);
    expect(screen.getAllByText(/^“Sham stimulation” was removed/)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'undo.requested' });
    expect(document.body).not.toHaveFocus();
  });

  it('EXP-04 has four tabs and starts on Overview (S-24)', () => {
    show(experimentModels.overview);
    const tabs = within(screen.getByRole('tablist', { name: 'Experiment design sections' }));
    expect(tabs.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Variables',
      'Timeline',
      'Resources',
    ]);
    expect(tabs.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  });

  it('EXP-05, EXP-22, EXP-23, CONST-09 has its fields with their limits (S-46)', () => {
    show(experimentModels.overview);
    expect(screen.getByRole('textbox', { name: 'Methodology' }).tagName).toBe('TEXTAREA');
    expect(screen.getByRole('textbox', { name: 'Duration' })).toHaveValue('9 months');
    const size = screen.getByRole('spinbutton', { name: 'Sample size' });
    expect(size).toHaveValue(128);
    expect(size).toHaveAttribute('min', '1');
    const budget = screen.getByRole('spinbutton', { name: 'Budget' });
    expect(budget).toHaveValue(240_000);
    expect(budget).toHaveAttribute('min', '0');
    expect(budget).toHaveAttribute('step', '1000');
  });

  it('leads with what is varied and measured and in whom, and the sample size with its reason', () => {
    show(experimentModels.explained);
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts.slice(0, 3)).toEqual([
      experimentModels.explained.design.variables.independent.join('; '),
      experimentModels.explained.design.variables.dependent.join('; '),
      'healthy adults',
    ]);
    const [reason, size, methodology] = [
      screen.getByText(/^With 64 per group/),
      screen.getByRole('spinbutton', { name: 'Sample size' }),
      screen.getByRole('textbox', { name: 'Methodology' }),
    ];
    const { DOCUMENT_POSITION_FOLLOWING: FOLLOWING } = Node;
    expect(reason.compareDocumentPosition(size)).toBe(FOLLOWING);
    expect(size.compareDocumentPosition(methodology)).toBe(FOLLOWING);
  });

  it('marks a design as edited only if it was, also after it was restored', () => {
    const restored = structuredClone(exampleDesign);
    const draft = { tab: 'overview', typed: { controls: '', equipment: '' } } as const;
    const isEdited = (design: ExperimentDesign) =>
      draftModel({ ...draft, proposed: exampleDesign, design }, 'en-US').edited;
    expect(isEdited(restored)).toBe(false);
    expect(isEdited({ ...restored, budget: 7 })).toBe(true);
  });

  it('repeats the budget as an amount of money, also while it is edited', () => {
    show(experimentModels.overview);
    const budget = screen.getByRole('spinbutton', { name: 'Budget' });
    expect(budget.nextElementSibling).toHaveTextContent('$240,000');
  });

  it('marks values below their minimum as invalid, but accepts them (T-27)', () => {
    show(experimentModels.outOfRange);
    expect(screen.getByRole('spinbutton', { name: 'Sample size' })).toBeInvalid();
    expect(screen.getByRole('spinbutton', { name: 'Budget' })).toBeInvalid();
    expect(screen.getByRole('button', { name: 'Finalize Experiment Design' })).toBeEnabled();
  });

  it('EXP-05 states the power analysis in a sentence with its inputs, and copies the text for a protocol', async () => {
    const user = userEvent.setup();
    show(experimentModels.explained);
    expect(
      screen.getByText(
        'With 64 per group, the test detects Cohen’s d = 0.5 with a power of 80%. Plan for 128 in all.',
      ),
    ).toBeVisible();
    const inputs = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(inputs).toEqual(
      expect.arrayContaining(['Two-sample t test, two-sided', 'Cohen’s d = 0.5', '0.05', '80%']),
    );
    const { statement } = experimentModels.explained.design.power_analysis ?? { statement: '' };
    expect(screen.queryByText(statement)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Text for your protocol' }));
    expect(screen.getByText(statement)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy text' }));
    expect(await screen.findByText('Copied to clipboard')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(statement);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy text' }));
    expect(await screen.findByText(/could not be copied/)).toBeVisible();
  });

  it('offers further options on request, with what does not fit together', async () => {
    const user = userEvent.setup();
    const send = show(experimentModels.withOptions);
    const conflicts = screen.getByRole('list', { name: 'What does not fit together' });
    expect(conflicts).toHaveTextContent('The study has 61, but the power needs 280.');
    expect(conflicts).toHaveTextContent('This sample detects effects from 1.02.');
    expect(screen.getByText(/^With groups of 20, 41 enrolled, 61 in all,/)).toBeVisible();
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(expect.arrayContaining(['20, 41', '1.45', '0.0167']));
    await user.click(screen.getByRole('button', { name: 'Why this sample size' }));
    expect(screen.queryByRole('spinbutton', { name: /^Last group/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More options for the sample size' }));
    await user.type(screen.getByRole('spinbutton', { name: /^Last group/ }), '2');
    expect(send).toHaveBeenLastCalledWith({ type: 'plan.typed', field: 'ratio', text: '22' });
    expect(screen.getByRole('spinbutton', { name: /^Intracluster/ })).toHaveValue(0.05);
    expect(screen.getByText(/the size is that of the first group/)).toBeVisible();
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Shared by the method of' }),
      'Bonferroni',
    );
    expect(send).toHaveBeenLastCalledWith({ type: 'correction.chosen', correction: 'bonferroni' });
    const views = within(screen.getByRole('group', { name: 'Chart' }));
    await user.click(views.getByRole('button', { name: 'Statistical power' }));
    expect(send).toHaveBeenLastCalledWith({ type: 'curve.chosen', view: 'power' });
  });

  it('asks for clusters, a correction and unequal groups only where they apply', async () => {
    const user = userEvent.setup();
    const { plan } = experimentModels.adjustable;
    show({ ...experimentModels.adjustable, plan: plan && { ...plan, hasGroups: false } });
    await user.click(screen.getByRole('button', { name: 'Why this sample size' }));
    await user.click(screen.getByRole('button', { name: 'More options for the sample size' }));
    expect(screen.getByRole('spinbutton', { name: 'Expected losses (%)' })).toHaveValue(0);
    for (const name of [/^Last group/, /^Intracluster/])
      expect(screen.queryByRole('spinbutton', { name })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Shared by the method of' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Chart' })).toBeNull();
    expect(screen.queryByRole('list', { name: 'What does not fit together' })).toBeNull();
  });

  it('offers the inputs of the power analysis, and the effect of the paper with its quote', async () => {
    const send = show(experimentModels.adjustable);
    await userEvent.click(screen.getByRole('button', { name: 'Why this sample size' }));
    const group = within(screen.getByRole('group', { name: 'Change the calculation' }));
    expect(group.getByRole('spinbutton', { name: 'Significance level (alpha)' })).toHaveValue(0.05);
    expect(group.getByRole('spinbutton', { name: 'Statistical power' })).toHaveValue(0.8);
    await userEvent.type(group.getByRole('spinbutton', { name: /^Effect size/ }), '5');
    expect(send).toHaveBeenCalledWith({ type: 'plan.typed', field: 'effect', text: '0.55' });
    expect(
      group.getAllByText('Naps raised memory recall, t(98) = 3.00, p = .003.')[0],
    ).toBeVisible();
    await userEvent.click(group.getByRole('checkbox', { name: 'Use the effect as reported' }));
    expect(send).toHaveBeenCalledWith({ type: 'effect.chosen', asReported: true });
    await userEvent.click(group.getByRole('button', { name: 'Other effects in your papers' }));
    const choices = within(group.getByRole('radiogroup', { name: 'Plan with' }));
    expect(choices.getByRole('radio', { name: /^Effect 1/ })).toBeChecked();
    expect(choices.getByText('Naps improved mood as well, t(98) = 1.75, p = .083.')).toBeVisible();
    await userEvent.click(choices.getByRole('radio', { name: /^Effect 2/ }));
    expect(send).toHaveBeenCalledWith({ type: 'effect.selected', number: 1 });
  });

  it('EXP-06 adds a control with Enter and removes one (S-26)', async () => {
    const send = show(experimentModels.overview);
    expect(screen.getByRole('list', { name: 'Controls' })).toHaveTextContent('Untrained group');
    await userEvent.type(screen.getByRole('textbox', { name: 'New control' }), 'x{Enter}');
    expect(send).toHaveBeenCalledWith({ type: 'entry.typed', list: 'controls', text: 'x' });
    expect(send).toHaveBeenLastCalledWith({ type: 'entry.added', list: 'controls' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove control Untrained group' }));
    expect(send).toHaveBeenLastCalledWith({ type: 'entry.removed', list: 'controls', index: 0 });
  });

  it('EXP-07 lists the variables, read-only', () => {
    show(experimentModels.variables);
    for (const [name, text] of [
      ['Independent variables (manipulated)', 'Training'],
      ['Dependent variables (measured)', 'Recall after one week'],
      ['Controlled variables (kept constant)', 'Age'],
    ] as const) {
      expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
      expect(screen.getByRole('list', { name })).toHaveTextContent(text);
    }
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['observed', 'Independent variables (observed)'],
    ['open', 'Independent variables (manipulated or observed)'],
  ] as const)('calls no variable manipulated or constant that is %s', (factor_role, name) => {
    const { variables: model } = experimentModels;
    show({ ...model, design: { ...model.design, factor_role } });
    expect(screen.getByRole('list', { name })).toHaveTextContent('Training');
    const controlled = 'Controlled variables (kept alike or adjusted for)';
    expect(screen.getByRole('list', { name: controlled })).toHaveTextContent('Age');
    expect(screen.queryByText(/\(manipulated\)|kept constant/u)).toBeNull();
  });

  it('EXP-08, EXP-09 edits phases and adds one (S-26)', async () => {
    const send = show(experimentModels.timeline);
    const list = screen.getByRole('list', { name: 'Timeline phases' });
    expect(within(list).getByRole('group', { name: 'Phase 2' })).toBeVisible();
    expect(within(list).getByRole('textbox', { name: 'Phase 2 name' })).toHaveValue('Main study');
    await userEvent.type(within(list).getByRole('textbox', { name: 'Phase 2 duration' }), '!');
    expect(send).toHaveBeenCalledWith({
      type: 'phase.changed',
      index: 1,
      change: { duration: '6 months!' },
    });
    await userEvent.click(screen.getByRole('button', { name: '+ Add Phase' }));
    expect(send).toHaveBeenLastCalledWith({ type: 'phase.added' });
  });

  it('EXP-10 lists equipment, which can be added and removed', async () => {
    const send = show(experimentModels.resources);
    expect(screen.getByRole('list', { name: 'Required equipment' })).toHaveTextContent(
      'EEG amplifier',
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'New equipment' }), 'y{Enter}');
    expect(send).toHaveBeenLastCalledWith({ type: 'entry.added', list: 'equipment' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove equipment EEG amplifier' }));
    expect(send).toHaveBeenLastCalledWith({ type: 'entry.removed', list: 'equipment', index: 0 });
  });

  it('EXP-11, EXP-12, CONST-10 shows the total budget and its breakdown (S-26)', () => {
    show(experimentModels.resources);
    const summary = screen.getByRole('region', { name: 'Budget Summary' });
    expect(summary).toHaveTextContent('Total: $100,000');
    const parts = within(screen.getByRole('list', { name: 'Budget breakdown' }));
    expect(parts.getAllByRole('listitem').map((part) => part.textContent)).toEqual([
      'Equipment 40%$40,000',
      'Personnel 35%$35,000',
      'Consumables 20%$20,000',
      'Contingency 5%$5,000',
    ]);
  });

  it('EXP-11 says what the items of the budget are, and that the split is no result', () => {
    const line = { item: 'Personnel', unit_cost_usd: 50_000, units: 2, total_usd: 100_000 };
    const budget_lines = [{ ...line, basis: '', low_usd: 70_000, high_usd: 150_000 }];
    const design = { ...exampleDesign, budget: 100_000, budget_lines };
    const shown = { ...experimentModels.resources, items: budgetItems(design, 'en-US') };
    show(shown);
    expect(screen.getByText(/expect \$70,000 to \$150,000 in all/)).toBeVisible();
    expect(screen.getByText(/^A standard split of the total/)).toBeVisible();
    expect(screen.queryByText(/You changed the budget/)).not.toBeInTheDocument();
    show({ ...shown, items: budgetItems({ ...design, budget: 90_000 }, 'en-US') });
    expect(screen.getByText(/These items sum up to \$100,000/)).toBeVisible();
  });

  it('shows that a design was prepared locally (T-25)', () => {
    show(experimentModels.fallback);
    expect(screen.getByText('Standard design (prepared locally)')).toBeVisible();
  });

  it('EXP-13 finalizes the design', async () => {
    const send = show(experimentModels.overview);
    await userEvent.click(screen.getByRole('button', { name: 'Finalize Experiment Design' }));
    expect(send).toHaveBeenCalledWith({ type: 'design.finalized' });
  });
});
