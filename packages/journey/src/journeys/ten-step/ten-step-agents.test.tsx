import { createPlatformClient, FEATURE_FLAGS } from '@spinout/api-client';
import {
  allExampleReplies,
  exampleBundle,
  scriptedTransport,
  type Script,
} from '@spinout/api-client/testing';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { TenStepJourney } from './ten-step-journey.js';
import { savedAt, storageWith, withResults } from './ten-step.test-tools.js';

const features = { ...FEATURE_FLAGS, quantum: false, pdfExport: false };

/** A journey saved at a step; its agents use a scripted research service and need no delays. */
const show = (record: object, script: Script = {}) => {
  const transport = scriptedTransport({ ...allExampleReplies, ...script });
  render(
    <TenStepJourney
      api={createPlatformClient({ transport })}
      runtime={testRuntime()}
      storage={storageWith(record)}
      realResearch="always"
      features={features}
    />,
  );
  return { transport, user: userEvent.setup() };
};

const button = (name: string) => screen.findByRole('button', { name });
const statList = () => screen.findByRole('list', { name: 'Research results' }, { timeout: 30_000 });
const stats = async () =>
  within(await statList())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the research agents in a ten-step journey', () => {
  beforeAll(() => import('../pipeline/agentic-research.js'));

  it('TEN-09..11, TEN-30, TEN-31, ENT-27 are launched, show key figures, and their results reopen without a run (S-65)', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { transport, user } = show(savedAt(3), {
      'research.run': () => new Promise((resolve) => (answer = resolve)),
    });
    await user.click(await button('Launch AI Research Agents'));
    expect(await screen.findByRole('list', { name: 'Research agents' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Agentic Research' })).toHaveFocus();
    expect(transport.sentTo('research.run')).toEqual([{ topic: 'Sleep and memory' }]);

    answer({ success: true, results: exampleBundle });
    const { literature, structure } = exampleBundle;
    expect(await stats()).toEqual([
      `Papers analysed ${literature?.papers_analyzed}`,
      'Hypothesis confidence 82%',
      `Structure score ${structure?.confidence_metrics?.plddt_score}`,
    ]);
    expect(screen.queryByRole('list', { name: 'Research agents' })).not.toBeInTheDocument();

    await user.click(await button('View Full Results'));
    expect(await screen.findByRole('region', { name: 'Final summary' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Agentic Research' })).toHaveFocus();
    const log = () => screen.getByRole('log', { name: 'Research activity log' });
    expect(log()).toHaveTextContent('Research on “Sleep and memory” started');
    expect(log()).toHaveTextContent('Paper Agent completed');
    await user.click(await button('Back to Journey'));
    expect(await statList()).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'AI research agents' })).toHaveFocus();
    await user.click(await button('View Full Results'));
    expect(await screen.findByText('Paper Agent completed')).toBeVisible();
    expect(log()).not.toHaveTextContent('no run was started');
    expect(transport.sentTo('research.run')).toHaveLength(1);
  });

  it('TEN-10 show 0, N/A and N/A for results without key figures (S-65)', async () => {
    const minimal = { ...exampleBundle, literature: null, hypotheses: null, structure: null };
    show(savedAt(5, { agenticResults: { results: minimal } }));
    expect(await stats()).toEqual([
      'Papers analysed 0',
      'Hypothesis confidence N/A',
      'Structure score N/A',
    ]);
  });

  it('TEN-33, T-46 are restored after a reload with the open view, without running again (S-68)', async () => {
    const { transport } = show({ ...savedAt(6, withResults), showAgenticSystem: true });
    expect(await screen.findByRole('region', { name: 'Final summary' })).toBeVisible();
    expect(await button('Back to Journey')).toBeVisible();
    expect(transport.requests).toHaveLength(0);
  });

  it('keep running while the journey continues', async () => {
    const { transport, user } = show(
      { ...savedAt(3), showAgenticSystem: true },
      { 'research.run': () => new Promise(() => undefined) },
    );
    await screen.findByRole('list', { name: 'Research agents' });
    await user.click(await button('Continue'));
    await screen.findByRole('heading', { level: 2, name: 'Data Collection' });
    expect(screen.getByRole('list', { name: 'Research agents' })).toBeVisible();
    expect(transport.sentTo('research.run')).toHaveLength(1);
  });
});
