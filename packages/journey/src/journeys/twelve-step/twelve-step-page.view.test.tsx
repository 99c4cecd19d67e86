import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { JourneyFrame } from '../../frame/journey-frame.js';
import { twelveStepModels } from './twelve-step.fixtures.js';
import { TwelveStepRunView } from './twelve-step-page.view.js';

const { stopped, inOtherTab } = twelveStepModels;
const conflict = {
  description: 'The other run is on “Tides”.',
  help: 'Changes are not saved until you choose one.',
  canUseOther: true,
};

const show = (model: typeof stopped) => (
  <JourneyFrame runtime={testRuntime()}>
    <TwelveStepRunView model={model} send={vi.fn()} />
  </JourneyFrame>
);

it('moves the focus to the steps when the person has chosen one of two runs', () => {
  const page = render(show({ ...stopped, conflict }));
  screen.getByRole('button', { name: 'Use the other run' }).focus();
  page.rerender(show({ ...inOtherTab, conflict: null }));
  expect(screen.getByRole('list', { name: 'Research journey steps' })).toHaveFocus();
});

it('moves the focus to the steps when the last run that could be restored is discarded', () => {
  const replaced = { text: 'Your run on “Tides” was replaced.', dismissLabel: 'Discard it' };
  const page = render(show({ ...stopped, replaced }));
  screen.getByRole('button', { name: 'Discard it' }).focus();
  page.rerender(show({ ...stopped, replaced: null }));
  expect(screen.getByRole('list', { name: 'Research journey steps' })).toHaveFocus();
});

it('offers neither a new run, a repetition nor an undo while another tab performs the run', () => {
  render(show({ ...inOtherTab, topic: 'Tides' }));
  expect(screen.getByRole('button', { name: 'Start Your Journey' })).toBeDisabled();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getAllByRole('listitem')[5]).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText(/^In progress in another tab: step 6 of 12, Data/)).toBeVisible();
});
