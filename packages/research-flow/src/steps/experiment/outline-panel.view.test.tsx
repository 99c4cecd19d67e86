import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { experimentModels } from './experiment.fixtures.js';
import type { ExperimentModel } from './experiment-step.model.js';
import { ExperimentStepView } from './experiment-step.view.js';

const show = (model: ExperimentModel) => {
  const send = vi.fn();
  render(<ExperimentStepView model={model} send={send} />);
  return send;
};

describe('the outline of a study', () => {
  it('asks what an outline leaves open, and fills a field with one click', async () => {
    const send = show(experimentModels.outline);
    expect(screen.getByRole('heading', { name: 'Decide this first' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Plan the study' })).toBeDisabled();
    const choices = within(
      screen.getByRole('group', { name: 'Choices: What do you vary or compare?' }),
    );
    await userEvent.click(choices.getByRole('button', { name: 'short naps versus quiet rest' }));
    expect(send).toHaveBeenCalledExactlyOnceWith({
      type: 'outline.typed',
      part: 'factor',
      text: 'short naps versus quiet rest',
    });
  });

  it('tells what only the paper names from what the hypothesis names, by keyboard as well', async () => {
    const send = show(experimentModels.outline);
    const measured = 'What do you measure?';
    const named = within(screen.getByRole('group', { name: `Choices: ${measured}` }));
    expect(named.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'sleep latency',
    ]);
    screen.getByRole('group', { name: `In your paper: ${measured}` });
    const inPaper = within(
      screen.getByRole('group', { name: 'In your paper: Whom or what do you study?' }),
    );
    inPaper.getByRole('button', { name: 'night nurses' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(send).toHaveBeenCalledExactlyOnceWith({
      type: 'outline.typed',
      part: 'units',
      text: 'night nurses',
    });
  });

  it('takes selected words of the sentence into a field', async () => {
    const send = show(experimentModels.outline);
    const sentence = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your sentence' });
    const buttons = within(screen.getByRole('group', { name: 'Use the selected words' }));
    const button = buttons.getByRole('button', { name: 'I measure this' });
    await userEvent.click(button);
    expect(screen.getByText('Select some words of the sentence first.')).toBeVisible();
    expect(sentence).toHaveFocus();
    await userEvent.keyboard('x{Backspace}');
    expect(sentence).toHaveValue(experimentModels.outline.sentence);
    const start = sentence.value.indexOf('mory rec');
    sentence.setSelectionRange(start, start + 'mory rec'.length);
    await userEvent.click(button);
    expect(send).toHaveBeenCalledExactlyOnceWith({
      type: 'outline.typed',
      part: 'outcome',
      text: 'memory recall',
    });
    expect(screen.queryByText('Select some words of the sentence first.')).toBeNull();
  });

  it('shows the passages that name the choices of an outline', async () => {
    show(experimentModels.outline);
    await userEvent.click(screen.getByRole('button', { name: 'Passages on what to measure' }));
    expect(
      screen.getByText('The primary outcome was memory recall at the next morning.'),
    ).toBeVisible();
  });

  it('plans an answered outline by keyboard, and marks the chosen answers', async () => {
    const send = show(experimentModels.outlineAnswered);
    expect(screen.getByRole('button', { name: 'sleep latency' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'What do you measure?' }), '{Enter}');
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'outline.planned' });
  });

  it('shows no size, time or money of an outline', () => {
    show(experimentModels.outline);
    expect(screen.getByText(/^The sample size is computed when/)).toBeVisible();
    expect(screen.queryByRole('spinbutton', { name: 'Sample size' })).toBeNull();
    expect(screen.queryByRole('spinbutton', { name: /^Budget/ })).toBeNull();
    expect(screen.queryByText('$0')).toBeNull();
  });

  it('offers what may be varied or measured for one of both', async () => {
    const send = show(experimentModels.outline);
    const measured = within(
      screen.getByRole('group', { name: 'Also named: What do you measure?' }),
    );
    await userEvent.click(measured.getByRole('button', { name: 'time awake' }));
    expect(send).toHaveBeenCalledExactlyOnceWith({
      type: 'outline.typed',
      part: 'outcome',
      text: 'time awake',
    });
  });

  it('no longer offers for one field what the other has', () => {
    show(experimentModels.outlineEither);
    expect(screen.getByRole('group', { name: 'Also named: What do you measure?' })).toBeVisible();
    expect(
      screen.queryByRole('group', { name: 'Also named: What do you vary or compare?' }),
    ).toBeNull();
  });

  it('asks nothing for a proof, unless the person wants to compare and measure', async () => {
    const send = show(experimentModels.proof);
    expect(screen.queryByText('Decide this first')).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'What do you measure?' })).toBeNull();
    expect(screen.queryByText(/^The sample size is computed when/)).toBeNull();
    expect(screen.getByText('Duration and budget are not planned.')).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: 'Plan a study that compares and measures instead' }),
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'What do you measure?' }), 'x');
    expect(send).toHaveBeenLastCalledWith({ type: 'outline.typed', part: 'outcome', text: 'x' });
  });

  it('has no empty duration of a phase, but one of a phase that the person adds', () => {
    show(experimentModels.proofPhases);
    expect(screen.getByRole('textbox', { name: 'Phase 2 name' })).toHaveValue('Proof');
    expect(screen.queryByRole('textbox', { name: 'Phase 2 duration' })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Phase 3 duration' })).toBeVisible();
  });

  it('moves the focus to the plan that takes the place of the outline', () => {
    const { rerender } = render(
      <ExperimentStepView model={experimentModels.outlineAnswered} send={vi.fn()} />,
    );
    screen.getByRole('button', { name: 'Plan the study' }).focus();
    rerender(<ExperimentStepView model={experimentModels.overview} send={vi.fn()} />);
    expect(screen.getByRole('textbox', { name: 'Methodology' })).toHaveFocus();
    expect(screen.queryByText(/^The sample size is computed when/)).toBeNull();
    expect(screen.getByRole('spinbutton', { name: 'Sample size' })).toBeVisible();
  });
});
