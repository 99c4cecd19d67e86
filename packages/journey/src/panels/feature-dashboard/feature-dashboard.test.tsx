import { createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, jsonReply, scriptedTransport } from '@spinout/api-client/testing';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FeatureDashboard, type FeatureDashboardProps } from './feature-dashboard.js';

const show = (replies: object = {}, props: Partial<FeatureDashboardProps> = {}) => {
  const transport = scriptedTransport({ ...allExampleReplies, ...replies });
  const runtime = testRuntime();
  render(
    <FeatureDashboard api={createPlatformClient({ transport })} runtime={runtime} {...props} />,
  );
  return { transport, runtime, user: userEvent.setup() };
};

const tab = (name: string) => screen.getByRole('tab', { name });
const tabs = () =>
  within(screen.getByRole('tablist', { name: 'Feature dashboard' }))
    .getAllByRole('tab')
    .map(({ textContent }) => textContent);
const rows = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the feature dashboard', () => {
  it('PANEL-09 has four tabs and starts with the overview (S-90)', async () => {
    show();
    expect(tabs()).toEqual(['Overview', 'Quantum Computing', 'PDF Generation', 'Disclaimers']);
    expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('heading', { level: 3, name: 'Activity' })).toBeVisible();
  });

  it('PANEL-09 shows the named content in each tab (S-90)', async () => {
    const { user } = show();
    await user.click(tab('Quantum Computing'));
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Quantum Computing Services' }),
    ).toBeVisible();
    await user.click(tab('PDF Generation'));
    expect(screen.getByRole('list', { name: 'PDF templates' })).toBeVisible();
    await user.click(tab('Disclaimers'));
    expect(await screen.findByText('An example. Nothing here is advice.')).toBeVisible();
    expect(screen.getByText('Last updated: January 15, 2026')).toBeVisible();
  });

  it('can be operated with the arrow keys', async () => {
    const { user } = show();
    tab('Overview').focus();
    await user.keyboard('{End}');
    expect(tab('Disclaimers')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Disclaimers')).toHaveFocus();
  });

  it('shows real request counts in the overview, most frequent first', async () => {
    show({
      'tenStep.analytics': {
        success: true,
        counts: { 'pdf.generate': 2, 'literature.search': 1_200, 'future.call': 1 },
        total: 1_203,
        source: { origin: 'computed', by: 'The engine' },
      },
    });
    expect(await rows('Completed requests')).toEqual([
      expect.stringMatching(/^Literature searches.*1,200$/),
      expect.stringMatching(/^Reports as PDF.*2$/),
      expect.stringMatching(/^future\.call.*1$/),
    ]);
    expect(screen.getByText('Total: 1,203')).toBeVisible();
    expect(
      screen.getByText(/^Completed requests in this browser, or in your account/),
    ).toBeVisible();
    expect(screen.getByText('The engine')).toBeVisible();
  });

  it('has an empty state before the first request', async () => {
    show({ 'tenStep.analytics': { counts: {}, total: 0 } });
    expect(await screen.findByText(/^No activity yet/)).toBeVisible();
  });

  it.each([
    ['another shape', { anything: 1 }],
    ['counts that are none', { counts: { a: 'many' } }],
    ['counts below nothing', { counts: { a: -1 } }],
    ['a failure', () => jsonReply(500, {})],
  ])('shows the services if the analytics are %s', async (_, analytics) => {
    show({ 'tenStep.analytics': analytics });
    expect(await rows('Available services')).toEqual(['pdf: online', 'quantum: online']);
    expect(screen.getByRole('heading', { level: 3, name: 'Services' })).toBeVisible();
  });

  it('reports that the overview cannot be loaded, and retries', async () => {
    let isDown = true;
    const { user, runtime } = show({
      'tenStep.analytics': () =>
        isDown ? jsonReply(500, {}) : allExampleReplies['tenStep.analytics'],
      'platform.services': () => jsonReply(500, {}),
    });
    await screen.findByText(/^The overview could not be loaded/);
    expect(runtime.log.warn).toHaveBeenCalledTimes(2);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await rows('Completed requests')).toEqual([
      expect.stringContaining('Literature searches'),
    ]);
  });

  it('refreshes the counts on demand', async () => {
    let searches = 3;
    const { user } = show({
      'tenStep.analytics': () => ({ counts: { 'literature.search': searches } }),
    });
    await screen.findByText('Total: 3');
    searches = 4;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Total: 4')).toBeVisible();
  });

  it('has no tab for a feature that is off, and makes none of its calls (T-56)', () => {
    show({}, { features: { quantum: false, pdfExport: false }, tab: 'quantum' });
    expect(tabs()).toEqual(['Overview', 'Disclaimers']);
    expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
  });

  it('PANEL-09 keeps the circuit and its results when switching tabs (S-90)', async () => {
    const { user } = show({}, { tab: 'quantum' });
    await user.click(await screen.findByRole('button', { name: 'Create Circuit' }));
    await screen.findByText(/^Circuit with /);
    await user.type(screen.getByRole('textbox', { name: 'Molecule name' }), 'H2');
    await user.click(screen.getByRole('button', { name: 'Run Simulation' }));
    const results = await screen.findByRole('list', { name: 'Simulation results' });
    await user.click(tab('Overview'));
    expect(results).not.toBeVisible();
    await user.click(tab('Quantum Computing'));
    expect(screen.getByRole('list', { name: 'Simulation results' })).toBe(results);
    expect(screen.getByRole('textbox', { name: 'Molecule name' })).toHaveValue('H2');
  });

  it('keeps the typed title when switching tabs', async () => {
    const { user } = show({}, { tab: 'pdf' });
    await user.click(screen.getByRole('button', { name: 'Use Template: Grant Proposal' }));
    await user.type(screen.getByRole('textbox', { name: /Document title/ }), 'Sleep');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(tab('Overview'));
    await user.click(tab('PDF Generation'));
    await user.click(screen.getByRole('button', { name: 'Use Template: Grant Proposal' }));
    expect(screen.getByRole('textbox', { name: /Document title/ })).toHaveValue('Sleep');
  });
});
