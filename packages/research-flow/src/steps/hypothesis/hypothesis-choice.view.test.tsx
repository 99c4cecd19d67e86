import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { hypothesisModels } from './hypothesis.fixtures.js';
import { structuredHypothesis } from './hypothesis-drafts.fixtures.js';
import { createStartForm } from './hypothesis-start.js';
import { startingPoint } from './starting-point.fixtures.js';
import { show, button, texts } from './hypothesis-view.test-tools.js';

describe('the hypotheses to choose from', () => {
  const list = () => screen.getByRole('list', { name: 'Hypotheses to choose from' });
  const shownTexts = () => texts(list());

  it('are listed with kind, sentence and number of passages', () => {
    show(hypothesisModels.structured);
    expect(shownTexts()).toEqual([
      'Your ownNo passagesNaps improve recall more than rest in older adults.Show this',
      'Open question2 passagesEvening training may raise the density of sleep spindles in older adults.Shown above',
      'Proposed, not tested1 passageNaps may improve recall in children.Show this',
      'GeneralizationNo passagesSpindle density predicts recall in patients with insomnia.Show this',
    ]);
    expect(within(list()).getByText('Shown above').closest('li')).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('are requested by number, or shown if they are the user’s own, and the card has the focus', async () => {
    const send = show(hypothesisModels.structured);
    await userEvent.click(button('Show this: Naps may improve recall in children.'));
    expect(send).toHaveBeenLastCalledWith({ type: 'candidate.chosen', number: 2 });
    await userEvent.click(button('Show this: Naps improve recall more than rest in older adults.'));
    expect(send).toHaveBeenLastCalledWith({ type: 'own.selected', id: 'own-a' });
    expect(screen.getByRole('article')).toHaveFocus();
  });

  it('name boundaries, contradictions and links, and explain the one on the card', () => {
    show(hypothesisModels.further);
    expect(shownTexts()).toEqual([
      'Beyond the tested range2 passagesThe finding that fish oil reduced blood viscosity also holds after more than 6 weeks.Show this',
      'Contradicting results2 passagesStudied in the same way, fish oil may reduce blood viscosity in healthy men but not in older women.Show this',
      'Link across sources2 passagesFish oil may reduce the frequency of vasospastic attacks by lowering blood viscosity.Shown above',
    ]);
    expect(
      screen.getByText(
        'Two sources report one effect each. Together they suggest this one, which none of the sources we searched reports.',
      ),
    ).toBeVisible();
  });

  it('are one button away from the card', async () => {
    show(hypothesisModels.structured);
    await userEvent.click(button('Compare with the others'));
    expect(screen.getByRole('region', { name: 'Hypotheses to choose from' })).toHaveFocus();
  });

  it('are not shown if there is no other one', () => {
    show(hypothesisModels.generated);
    expect(screen.queryByRole('list', { name: 'Hypotheses to choose from' })).toBeNull();
  });

  it('are compared in pairs by keyboard', async () => {
    const send = show(hypothesisModels.structured);
    button('Which would you rather test?').focus();
    await userEvent.keyboard('{Enter}{Tab}{Tab}{Enter}');
    expect(send).toHaveBeenCalledExactlyOnceWith({
      type: 'preference.stated',
      preferred: 'Evening training may raise the density of sleep spindles in older adults.',
      other: 'own-a',
    });
  });

  it('say so when all neighbors have been compared', async () => {
    show(hypothesisModels.allCompared);
    await userEvent.click(button('Which would you rather test?'));
    expect(
      screen.getByText('You have compared them all. The list is in your order.'),
    ).toBeVisible();
  });
});

describe('the parts of a hypothesis', () => {
  it('are listed as far as they are known, with the check', () => {
    show(hypothesisModels.structured);
    const [facts] = screen.getAllByRole('term').map((term) => term.closest('dl'));
    expect(facts).toHaveTextContent(
      'Factorevening trainingCompared withmorning trainingOutcomedensity of sleep spindlesExpected directionIncreaseMechanismmotor memoryPopulationolder adults',
    );
    expect(screen.queryByText('Conditions')).toBeNull();
    expect(screen.getByText('Complete: factor, comparator, outcome and evidence')).toBeVisible();
  });

  it('are edited in a form with the check, which receives the focus', async () => {
    const send = show(hypothesisModels.structured);
    await userEvent.click(button('Edit hypothesis'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'edit.started' });
    cleanup();
    const sendEdit = show(hypothesisModels.edited);
    expect(screen.queryByRole('article')).toBeNull();
    const form = within(screen.getByRole('region', { name: 'Edit hypothesis' }));
    expect(form.getByRole('textbox', { name: 'Factor' })).toHaveFocus();
    await userEvent.click(form.getByRole('button', { name: 'More parts (optional)' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Conditions' }), 'x');
    await userEvent.selectOptions(
      form.getByRole('combobox', { name: 'Expected direction' }),
      'Decrease',
    );
    await userEvent.type(form.getByRole('textbox', { name: 'Hypothesis' }), '!');
    await userEvent.type(form.getByRole('textbox', { name: 'Mechanism' }), '{Enter}');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    expect(sendEdit.mock.calls.map(([event]) => event as unknown)).toEqual([
      { type: 'edit.changed', field: 'conditions', text: 'x' },
      { type: 'edit.changed', field: 'direction', text: 'lowers' },
      {
        type: 'edit.changed',
        field: 'statement',
        text: 'Evening training may raise the density of sleep spindles in older adults.!',
      },
      { type: 'edit.saved' },
      { type: 'edit.cancelled' },
    ]);
  });

  it('are asked for as far as they matter, the others on request', async () => {
    show(hypothesisModels.started);
    const names = () =>
      screen
        .getAllByRole<HTMLInputElement>('textbox')
        .map(({ labels }) => labels?.[0]?.textContent);
    expect(names()).toEqual(['Factor', 'Compared with', 'Outcome', 'Population', 'Hypothesis']);
    await userEvent.click(button('More parts (optional)'));
    expect(names()).toEqual(expect.arrayContaining(['Mechanism', 'Conditions']));
  });

  it('are filled in from a sentence of the paper, with the focus on the first empty one (T-86)', async () => {
    const send = show(hypothesisModels.started);
    const field = (name: string) => screen.getByRole('textbox', { name });
    expect(field('Factor')).toHaveValue('evening training');
    expect(field('Factor')).toHaveAccessibleDescription('From your paper: “evening training”');
    expect(field('Compared with')).toHaveFocus();
    expect(field('Compared with')).toHaveAccessibleDescription('What do you compare it with?');
    expect(screen.getByRole('combobox', { name: 'Expected direction' })).toHaveValue('raises');
    expect(screen.getByText(/^Whether evening training raises/)).toBeVisible();
    await userEvent.click(button('Choose another start'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'edit.cancelled' });
  });

  it('offer what the sentence names for each field', async () => {
    const send = show(hypothesisModels.started);
    const choices = (label: string) => screen.queryByRole('group', { name: `Choices: ${label}` });
    expect(choices('Compared with')).toBeNull();
    const factor = within(choices('Factor') as HTMLElement);
    expect(factor.getByRole('button', { name: 'evening training' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(factor.getByRole('button', { name: 'time in bed' }));
    expect(send).toHaveBeenCalledExactlyOnceWith({
      type: 'edit.changed',
      field: 'factor',
      text: 'time in bed',
    });
  });

  it('cannot be saved incomplete, and the form says what is missing', async () => {
    const send = show(hypothesisModels.editedIncomplete);
    await userEvent.click(button('Save hypothesis'));
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: 'Factor' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Hypothesis' })).toHaveAccessibleDescription(
      'Write at least three words.',
    );
    expect(screen.getByRole('textbox', { name: 'Factor' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Outcome' })).toBeInvalid();
    expect(texts(screen.getByRole('list', { name: 'Check' }))).toEqual([
      'No factor is named.',
      'The outcome is not measurable. Name a rate, a score or a level.',
      'No passage supports it.',
    ]);
  });

  it('says what is missing in a start that nothing was changed in when it is saved, and leads to the field', async () => {
    const { factor: _, ...parts } = startingPoint.parts ?? {};
    const start = { ...startingPoint, parts };
    const send = show({
      ...hypothesisModels.started,
      edit: { form: createStartForm(start), claims: [start], start },
      canSaveEdit: false,
    });
    const factor = () => screen.getByRole('textbox', { name: 'Factor' });
    expect(factor()).toBeValid();
    await userEvent.click(screen.getByRole('textbox', { name: 'Hypothesis' }));
    await userEvent.click(button('Save hypothesis'));
    expect(send).not.toHaveBeenCalled();
    expect(factor()).toBeInvalid();
    expect(factor()).toHaveFocus();
    expect(factor()).toHaveAccessibleDescription(/Name the factor too/);
  });

  it('can be named for an own hypothesis at any time', async () => {
    const send = show(hypothesisModels.idle);
    await userEvent.click(button('Write your own'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'own.started' });
    cleanup();
    const sendOwn = show(hypothesisModels.writingOwn);
    expect(screen.getByRole('textbox', { name: 'Write your own hypothesis' })).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox', { name: 'Compared with' }), 'r');
    await userEvent.click(button('Cancel'));
    await userEvent.click(button('Use my hypothesis'));
    expect(sendOwn.mock.calls.map(([event]) => event as unknown)).toEqual([
      { type: 'own.partChanged', field: 'comparator', text: 'r' },
      { type: 'own.cancelled' },
      { type: 'own.chosen' },
    ]);
  });

  it('names the passages of an edited hypothesis as those from before', () => {
    const { structured } = hypothesisModels;
    const source = { origin: 'user' as const, by: 'The author' };
    show({ ...structured, hypothesis: { ...structuredHypothesis, source } });
    expect(
      screen.getByRole('list', { name: 'Passages behind the hypothesis before your edits' }),
    ).toBeVisible();
    expect(screen.queryByText(/Confidence: /)).toBeNull();
  });
});
