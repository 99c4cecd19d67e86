import { createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { memoryStorage } from '@spinout/flow-kit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DisclaimersScreen } from '../../panels/disclaimers/disclaimers.js';
import { open, getButton } from './twelve-step-page.test-tools.js';

afterEach(() => vi.unstubAllGlobals());

describe('the full research journey', () => {
  it('TWELVE-01, TWELVE-03, TWELVE-04, TWELVE-05 shows its public parts, the topic and twelve pending steps (S-82)', () => {
    const { steps, statuses } = open(
      {},
      {
        authButtons: <button type="button">Sign In</button>,
        backendStatus: 'Ready',
        disclaimers: <p>The disclaimers</p>,
      },
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Full Research Journey' })).toBeVisible();
    const page = screen.getByRole('region', { name: 'Full Research Journey' });
    expect(within(page).getByRole('status', { name: 'Backend status' })).toHaveTextContent('Ready');
    expect(within(page).getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(within(page).getByText('The disclaimers')).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Welcome' })).toBeVisible();
    const features = screen.getByRole('list', { name: 'What you get' });
    expect(within(features).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('textbox', { name: 'Research topic' })).toBeVisible();
    expect(statuses()).toEqual(Array.from({ length: 12 }, () => 'pending'));
    const titles = steps().map(
      (step) => within(step).getByRole('heading', { level: 3 }).textContent,
    );
    expect(titles).toEqual([
      'Topic Selection',
      'Literature Research',
      'Hypothesis Generation',
      'Structure Visualization',
      'Experiment Design',
      'Data Analysis',
      'Paper Generation',
      'PDF Export',
      'Peer Review',
      'IP Protection',
      'Company Formation',
      'Market Launch',
    ]);
  });

  it('TWELVE-02 shows the disclaimers until they are dismissed', async () => {
    const transport = scriptedTransport(allExampleReplies);
    open(
      {},
      {
        disclaimers: (
          <DisclaimersScreen api={createPlatformClient({ transport })} storage={memoryStorage()} />
        ),
      },
    );
    const page = screen.getByRole('region', { name: 'Full Research Journey' });
    expect(await within(page).findByRole('region', { name: 'Disclaimers' })).toBeVisible();
    await userEvent.click(within(page).getByRole('button', { name: 'I Understand' }));
    expect(within(page).queryByRole('region', { name: 'Disclaimers' })).toBeNull();
  });

  it('shows only the public parts behind a closed gate (T-10)', () => {
    open({}, { gate: () => <p>Please sign in</p>, backendStatus: 'Ready' });
    expect(screen.getByText('Please sign in')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Research journey steps' })).toBeNull();
  });

  it('TWELVE-23, TWELVE-24 does not start without a topic, and Enter asks for one (S-85)', async () => {
    const { user, transport } = open();
    const box = screen.getByRole('textbox', { name: 'Research topic' });
    expect(getButton('Start Your Journey')).toBeDisabled();
    await user.type(box, '   {Enter}');
    const alert = await screen.findByRole('alertdialog', { name: 'Alert' });
    expect(alert).toHaveAccessibleDescription('Please enter a research topic');
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(box).toHaveValue('   ');
    expect(transport.requests).toEqual([]);
  });

  it('TWELVE-24 disables Start while running; Enter also starts, and Cancel stops', async () => {
    const { user, waitForStep, statuses, advance } = open();
    const box = screen.getByRole('textbox', { name: 'Research topic' });
    await user.type(box, 'BRCA1{Enter}');
    await waitForStep(5);
    expect(box).toHaveFocus();
    expect(getButton('Start Your Journey')).toBeDisabled();
    await user.type(box, ' and more');
    expect(box).toHaveValue('BRCA1');
    await user.click(getButton('Cancel run'));
    expect(getButton('Start Your Journey')).toHaveFocus();
    await advance(10_000);
    expect(statuses().slice(3)).toEqual([
      'completed',
      ...Array.from({ length: 8 }, () => 'pending'),
    ]);
    await user.click(getButton('Repeat from step 5'));
    expect(screen.getByRole('list', { name: 'Research journey steps' })).toHaveFocus();
    await waitForStep(5);
  });

  it('moves to what the run has led to if the person stayed with the steps, and not if they went on', async () => {
    const { user, start, waitThrough } = open();
    await start('BRCA1');
    expect(screen.getByRole('list', { name: 'Research journey steps' })).toHaveFocus();
    await waitThrough(5, 6, 9, 10, 11, 12);
    const title = () => screen.findByRole('heading', { name: 'Research Journey Completed' });
    expect(await title()).toHaveFocus();
    await user.click(getButton('Start Your Journey'));
    await waitThrough(5);
    getButton('Rotate').focus();
    await waitThrough(6, 9, 10, 11, 12);
    expect(await title()).not.toHaveFocus();
  });

  it('does not start a second run while Enter is held down', async () => {
    const { user, transport, waitForStep } = open();
    await user.type(screen.getByRole('textbox'), 'BRCA1{Enter}{Enter}{Enter}');
    await waitForStep(5);
    expect(transport.sentTo('research.run')).toHaveLength(1);
  });
});
