import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { JourneyFrame } from '../../frame/journey-frame.js';
import type { FlowLinks } from '../flow-links.js';
import { Notices } from './notices.view.js';
import { activeModels, noticeModels } from './ten-step.fixtures.js';
import { tenStepMessages as messages } from './ten-step.messages.js';
import type { ActiveModel } from './active.model.js';
import type { TenStepModel } from './ten-step.model.js';
import { ActiveJourneyView } from './ten-step-journey.view.js';

const show = (model: ActiveModel, locale = 'en-US', flow?: FlowLinks) => {
  const send = vi.fn();
  const view = (shown: ActiveModel) => (
    <JourneyFrame locale={locale}>
      <ActiveJourneyView
        model={shown}
        send={send}
        flow={flow}
        agents={(wasOpened) => <h2>{wasOpened ? 'Opened' : 'Agents'}</h2>}
      />
    </JourneyFrame>
  );
  const { rerender } = render(view(model));
  return { send, user: userEvent.setup(), change: (next: ActiveModel) => rerender(view(next)) };
};

const button = (name: string) => screen.getByRole('button', { name });
const figures = () =>
  within(screen.getByRole('list', { name: 'Research results' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('an active ten-step journey', () => {
  it('TEN-01, ENT-28 lists the ten steps in order and marks the current one', () => {
    show(activeModels.agentsAhead);
    const list = within(screen.getByRole('list', { name: 'Steps of this journey' }));
    const items = list.getAllByRole('listitem');
    expect(
      items.map(({ textContent }) => textContent?.replace(/(?:done|Simulated)+$/, '')),
    ).toEqual([
      'Hypothesis Generation',
      'Literature Review',
      'Experiment Design',
      'Data Collection',
      'Analysis and Results',
      'Paper Writing',
      'Peer Review',
      'IP Protection',
      'Company Formation',
      'Market Launch',
    ]);
    expect(items.findIndex((item) => item.getAttribute('aria-current') === 'step')).toBe(2);
    for (const item of items) expect(item.querySelector('svg')).not.toBeNull();
  });

  const stepsSaying = (word: string) =>
    within(screen.getByRole('list', { name: 'Steps of this journey' }))
      .getAllByRole('listitem')
      .flatMap((item, index) => (within(item).queryByText(word) ? [index + 1] : []));

  it('never ticks simulated steps', () => {
    show(activeModels.complete);
    expect(stepsSaying('done')).toEqual([]);
    expect(stepsSaying('Simulated')).toEqual([1, 2, 4, 7, 8, 9, 10]);
    expect(screen.getByRole('status', { name: 'Journey Complete!' })).toHaveTextContent(
      'Steps 4 and 7 to 10 were simulated',
    );
  });

  it('ticks completed steps that have a result, with its origin', () => {
    show(activeModels.computed);
    expect(stepsSaying('done')).toEqual([1, 2, 3, 5, 6]);
    expect(stepsSaying('Computed')).toEqual([1, 2, 3, 5, 6]);
    expect(stepsSaying('Simulated')).toEqual([4, 7, 8, 9, 10]);
    expect(screen.getByText(messages.simulatedStep)).toBeVisible();
  });

  it.each([
    ['agentsAhead', messages.agentsNotRun],
    ['bareAnalysis', messages.agentsGaveNothing],
    ['paperMissing', messages.noPaper],
  ] as const)('reports a step without a result: %s', (name, text) => {
    show(activeModels[name]);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('TEN-09 shows name, description and the launch button from step 3 on', async () => {
    const { send, user } = show(activeModels.agentsAhead);
    expect(screen.getByRole('heading', { level: 2, name: 'Experiment Design' })).toBeVisible();
    expect(screen.getByText(messages.descriptions.experiment)).toBeVisible();
    await user.click(button('Launch AI Research Agents'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'agents.launched' });
  });

  it('TEN-04 shows what the agents have for a step, what was not done, and earlier results', async () => {
    const { user } = show(activeModels.computed);
    const region = (name: string) => screen.getByRole('region', { name });
    expect(screen.getByText('No expert has reviewed your draft.')).toBeVisible();
    expect(within(region('What you can do')).getAllByRole('listitem')).toHaveLength(3);
    const earlier = within(region('Earlier results'));
    await user.click(earlier.getByRole('button', { name: /^Experiment Design/ }));
    expect(earlier.getByRole('heading', { name: 'Statistical design' })).toBeVisible();
  });

  it('TEN-04 ends with what there is and what was simulated', () => {
    show(activeModels.complete);
    expect(screen.getByRole('region', { name: 'What you have' })).toHaveTextContent(
      'Hypothesis Generation',
    );
    expect(screen.getByRole('region', { name: 'What was simulated' })).toHaveTextContent(
      'No company was founded.',
    );
  });

  it('TEN-05, TEN-07 reports that no source supports a hypothesis, without funding (T-86)', () => {
    show(activeModels.unsupportedHypothesis);
    const none = screen.getByRole('article', { name: 'No source supports a hypothesis yet' });
    expect(none).toHaveTextContent('No hypothesis is stated, because too little was found.');
    expect(screen.queryByText(/Estimated funding/)).not.toBeInTheDocument();
  });

  it('carries an interest that no source supports over to the flow of the host', async () => {
    const onContinue = vi.fn();
    const { user } = show(activeModels.unsupportedHypothesis, 'en-US', { onContinue });
    await user.click(button('Continue with your own papers'));
    expect(onContinue).toHaveBeenCalledExactlyOnceWith(
      activeModels.unsupportedHypothesis.data.interest,
    );
  });

  it('leads from company formation to the flow of the host, which drafts a company', async () => {
    const onContinue = vi.fn();
    const company = { ...activeModels.computed, step: 9, key: 'company' as const };
    const { user } = show(company, 'en-US', { onContinue });
    await user.click(button('Draft a company in the guided flow'));
    expect(onContinue).toHaveBeenCalledExactlyOnceWith(company.data.interest);
  });

  it('offers the flow of the host in each later step of an interest that no source supports', async () => {
    const onContinue = vi.fn();
    const data = activeModels.unsupportedHypothesis.data;
    const { user } = show({ ...activeModels.agentsAhead, data }, 'en-US', { onContinue });
    await user.click(button('Continue with your own papers'));
    expect(onContinue).toHaveBeenCalledExactlyOnceWith(data.interest);
  });

  it('lists the references of the start as the closest papers before the agents have run', () => {
    show({ ...activeModels.agentsAhead, step: 8, key: 'protection' });
    expect(screen.getByRole('region', { name: 'Closest papers' })).toHaveTextContent(
      activeModels.agentsAhead.data.literature[0]?.title ?? 'none',
    );
  });

  it('TEN-10, ENT-27 shows papers, a whole percent and the structure score', () => {
    show(activeModels.stats);
    const results = activeModels.stats.data.agenticResults?.results;
    expect(figures()).toEqual([
      `Papers analysed ${results?.literature?.papers_analyzed}`,
      'Hypothesis confidence 82%',
      `Structure score ${results?.structure?.confidence_metrics?.plddt_score}`,
    ]);
  });

  it('TEN-10 shows 0, N/A and N/A for missing values', () => {
    show(activeModels.bareStats);
    expect(figures()).toEqual([
      'Papers analysed 0',
      'Hypothesis confidence N/A',
      'Structure score N/A',
    ]);
  });

  it('TEN-11 opens the full results', async () => {
    const { send, user } = show(activeModels.stats);
    await user.click(button('View Full Results'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'results.viewed' });
  });

  it('moves the focus to a heading when the agents open and close', () => {
    const { change } = show(activeModels.agentsAhead);
    button('Launch AI Research Agents').focus();
    const { step } = activeModels.agentsAhead;
    change({ ...activeModels.agentsAtWork, step });
    expect(screen.getByRole('heading', { name: 'Opened' })).toBeVisible();
    change({ ...activeModels.stats, step });
    expect(screen.getByRole('heading', { level: 3, name: messages.agentsTitle })).toHaveFocus();
  });

  it('does not move the focus when another tab continues', () => {
    const { change } = show(activeModels.agentsAhead);
    button('Launch AI Research Agents').focus();
    change({ ...activeModels.agentsAhead, step: 4 });
    expect(button('Launch AI Research Agents')).toHaveFocus();
    button('Continue').focus();
    change({ ...activeModels.agentsAhead, step: 5 });
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  });

  it('reports that only the key figures are left, and offers the agents again', () => {
    show(activeModels.reducedStats);
    expect(screen.getByText(messages.resultsReduced)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'View Full Results' })).not.toBeInTheDocument();
    expect(button('Launch AI Research Agents')).toBeEnabled();
  });

  it('returns from the agents to the journey', async () => {
    const { send, user } = show(activeModels.fullResults);
    await user.click(button('Back to Journey'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'agents.closed' });
  });

  it('formats numbers and money by locale', () => {
    show(activeModels.hypothesis, 'de-DE');
    expect(screen.getByText(/^Estimated funding: 240\.000/)).toBeVisible();
  });

  it('TEN-07 shows how the funding was calculated, if known', () => {
    const { data } = activeModels.hypothesis;
    const basis = 'Built up from unit costs.';
    show({ ...activeModels.hypothesis, data: { ...data, funding: { total_budget: 9, basis } } });
    expect(screen.getByText('Estimated funding: $9').nextElementSibling).toHaveTextContent(basis);
  });

  it('shows an empty state without references, and the total if there are more', () => {
    const { change } = show(activeModels.noLiterature);
    expect(screen.getByText(messages.noLiterature)).toBeVisible();
    change(activeModels.moreLiterature);
    expect(screen.getByText('Showing 3 of 5 references')).toBeVisible();
  });
});

describe('notices about saving a journey', () => {
  const open = (model: TenStepModel) => {
    const send = vi.fn();
    render(
      <JourneyFrame>
        <Notices model={model} send={send} />
      </JourneyFrame>,
    );
    return { send, user: userEvent.setup() };
  };

  it('offer the choice between two versions', async () => {
    const { send, user } = open(noticeModels.conflict);
    expect(screen.getByRole('status')).toHaveTextContent('This journey was changed in another tab');
    await user.click(button('Use the other version'));
    await user.click(button('Keep this version'));
    expect(send.mock.calls).toEqual([
      [{ type: 'conflict.resolvedRemote' }],
      [{ type: 'conflict.resolvedLocal' }],
    ]);
  });

  it('do not offer an unreadable version', () => {
    open(noticeModels.unreadable);
    expect(screen.queryByRole('button', { name: 'Use the other version' })).not.toBeInTheDocument();
    expect(button('Keep this version')).toBeEnabled();
  });

  it('can be dismissed if they need no decision', async () => {
    const { send, user } = open(noticeModels.updatedByOtherTab);
    await user.click(button('Dismiss notice'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'notice.dismissed' });
  });
});
