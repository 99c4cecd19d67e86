import { exampleBundle } from '@spinout/api-client/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { researchModels } from './agentic-research.fixtures.js';
import { AgenticResearchView } from './agentic-research.view.js';
import { FinalSummary } from './final-summary.view.js';
import { pipelineMessages as messages } from './pipeline.messages.js';
import type { PipelineModel } from './pipeline.model.js';
import { replay } from './run/replay.js';

const show = (model: PipelineModel) => {
  const send = vi.fn();
  const page = render(<AgenticResearchView model={model} send={send} />);
  return { send, ...page };
};

const items = () =>
  within(screen.getByRole('list', { name: 'Research agents' }))
    .getAllByRole('listitem')
    .filter((item) => item.hasAttribute('data-status'));

describe('the research agents', () => {
  it('PIPE-01, T-36 ask for a topic if none was given', async () => {
    const { send } = show(researchModels.waiting);
    expect(screen.getByRole('heading', { level: 2, name: 'Agentic Research' })).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Research topic' }), 'x');
    expect(send).toHaveBeenCalledWith({ type: 'topic.changed', topic: 'x' });
    await userEvent.click(screen.getByRole('button', { name: 'Start Research' }));
    expect(send).toHaveBeenCalledWith({ type: 'run.requested' });
  });

  it('say where the topic goes before it is sent, and not where nothing is sent', () => {
    const sent = /^Your topic goes to the research service\. .* UniProt and AlphaFold DB\.$/;
    const { unmount } = show(researchModels.waiting);
    expect(screen.getByText(sent)).toBeVisible();
    unmount();
    show({ ...researchModels.waiting, isTopicSent: false });
    expect(screen.queryByText(sent)).not.toBeInTheDocument();
  });

  it('start with Enter in the topic box', async () => {
    const { send } = show(researchModels.waiting);
    await userEvent.type(screen.getByRole('textbox', { name: 'Research topic' }), '{Enter}');
    expect(send).toHaveBeenCalledWith({ type: 'run.requested' });
  });

  it('report a missing topic', () => {
    show(researchModels.blank);
    expect(screen.getByRole('textbox', { name: 'Research topic' })).toBeInvalid();
    expect(screen.getByText('Please enter a research topic')).toBeVisible();
  });

  it('ask for no topic if one was given', () => {
    show(researchModels.designing);
    expect(screen.queryByRole('textbox', { name: 'Research topic' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Start Research' })).toBeNull();
  });

  it('PIPE-02, ENT-10 are six with name, role and status (S-72)', () => {
    show(researchModels.designing);
    expect(items()).toHaveLength(6);
    expect(
      items().map((item) => within(item).getByRole('heading', { level: 3 }).textContent),
    ).toEqual([
      'Literature Agent',
      'Hypothesis Agent',
      'Experiment Agent',
      'AlphaFold Agent',
      'Analysis Agent',
      'Paper Agent',
    ]);
    const statuses = ['completed', 'completed', 'working', 'working', 'idle', 'idle'];
    expect(items().map((item) => item.getAttribute('data-status'))).toEqual(statuses);
    items().forEach((item, index) => expect(item).toHaveTextContent(statuses[index] ?? ''));
    expect(items()[0]).toHaveTextContent(messages.roles['literature-agent']);
  });

  it.each([
    ['waiting', 'initialization'],
    ['designing', 'research'],
    ['completed', 'completed'],
    ['failed', 'error'],
  ] as const)('PIPE-03 show that a run that is %s is in phase %s', (state, phase) => {
    show(researchModels[state]);
    expect(screen.getByRole('status', { name: 'Research phase' }).textContent).toBe(phase);
  });

  it('PIPE-04, PIPE-05, CONST-33 have a log with times that can be scrolled by keyboard (S-72)', () => {
    show(researchModels.designing);
    const log = screen.getByRole('log', { name: 'Research activity log' });
    expect(log).toHaveAttribute('tabindex', '0');
    expect(log).toHaveStyle({ maxHeight: '300px' });
    const lines = within(log).getAllByRole('listitem');
    expect(lines).toHaveLength(7);
    expect(lines[2]).toHaveTextContent('Literature Agent completed');
    expect(lines[2]?.querySelector('time')).toHaveAttribute('datetime', '2026-03-02T10:00:03.000Z');
  });

  it('PIPE-15 log the specified text of a failed run and offer a retry (S-74)', async () => {
    const { send } = show(researchModels.failed);
    const log = screen.getByRole('log', { name: 'Research activity log' });
    expect(within(log).getByText('Research pipeline encountered an error')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry Analysis Agent' }));
    expect(send).toHaveBeenCalledWith({ type: 'agent.retried', agent: 'analysis-agent' });
    expect(screen.getAllByRole('button', { name: /^Retry/ })).toHaveLength(1);
  });

  it('PIPE-06, PIPE-18, PIPE-19 summarize a finished run, with N/A for a missing impact factor', () => {
    show(researchModels.completed);
    const summary = screen.getByRole('region', { name: 'Final summary' });
    expect(within(summary).getByRole('heading', { level: 3 })).toHaveTextContent('Final summary');
    expect(within(summary).getByText('Data source: Simulated')).toBeVisible();
    expect(summary).toHaveTextContent('Target journalJournal of Examples');
    expect(summary).toHaveTextContent('Impact factorN/A');
    expect(summary).toHaveTextContent('Papers analysed14');
  });

  it('show no summary before a run is complete', () => {
    show(researchModels.failed);
    expect(screen.queryByRole('region', { name: 'Final summary' })).toBeNull();
  });

  it.each(['completed', 'designing', 'failed', 'noted'] as const)(
    'show source and origin of each value of a run that is %s',
    (state) => {
      show(researchModels[state]);
      for (const item of items()) {
        const badge = within(item).queryByText('Simulated');
        const isDone = item.getAttribute('data-status') === 'completed';
        if (isDone) expect(badge).toBeVisible();
        else expect(badge).toBeNull();
      }
    },
  );

  it('expand to their outputs', async () => {
    show(researchModels.completed);
    for (const button of screen.getAllByRole('button', { name: /^Output of/ })) {
      await userEvent.click(button);
    }
    const [literature, hypothesis, experiment, structure, analysis, paper] = items();
    expect(
      within(literature as HTMLElement).getByRole('link', { name: /DNA repair/ }),
    ).toHaveAttribute('href', 'https://doi.org/10.1000/example-repair');
    expect(
      within(literature as HTMLElement).getAllByRole('meter', { name: 'Relevance' })[0],
    ).toHaveAttribute('aria-valuenow', '0.91');
    expect(
      within(hypothesis as HTMLElement).getAllByRole('meter', { name: 'Confidence' }),
    ).toHaveLength(2);
    expect(experiment).toHaveTextContent('Sample size128');
    expect(
      within(structure as HTMLElement).getByRole('meter', { name: 'Mean pLDDT' }),
    ).toHaveAttribute('aria-valuenow', '89.3');
    expect(structure).toHaveTextContent('Band: confident (70 to 90)');
    expect(analysis).toHaveTextContent('Confidence interval: 0.1 – 0.3');
    expect(paper).toHaveTextContent('Made up for tests.');
  });

  it('show that a topic has no protein, and token usage', async () => {
    show(researchModels.withoutProtein);
    await userEvent.click(screen.getByRole('button', { name: 'Output of AlphaFold Agent' }));
    expect(
      screen.getByText('No protein was recognized in the topic, so there is no structure.'),
    ).toBeVisible();
    expect(items()[0]).toHaveTextContent('8,312 tokens in, 941 out (example-model)');
    expect(
      screen.getByText('AlphaFold Agent completed: no protein recognized in the topic'),
    ).toBeVisible();
  });

  it('do not report “TP53 protein” as a topic without a protein', async () => {
    show(researchModels.withoutStructure);
    await userEvent.click(screen.getByRole('button', { name: 'Output of AlphaFold Agent' }));
    expect(screen.getByText(/^No structure found for this protein\./)).toBeVisible();
    expect(screen.getByText('AlphaFold Agent completed: no structure found')).toBeVisible();
    expect(screen.queryByText(/no protein/i)).toBeNull();
  });

  it('show the order of work as a picture and as text', () => {
    show(researchModels.designing);
    const graph = within(screen.getByRole('figure', { name: 'Order of work' }));
    const text = graph.getByRole('img').getAttribute('aria-label');
    expect(text).toContain('Analysis Agent: idle, waits for Experiment Agent and AlphaFold Agent.');
    expect(text).toContain('AlphaFold Agent: working, waits for Hypothesis Agent.');
  });

  it('can be stopped, resumed and run again', async () => {
    const running = show(researchModels.designing);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Run' }));
    expect(running.send).toHaveBeenCalledWith({ type: 'run.cancelled' });
    running.unmount();
    const interrupted = show(researchModels.interrupted);
    expect(screen.getByText(/2 of 6 agents finished, and their results are saved/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
    expect(interrupted.send).toHaveBeenCalledWith({ type: 'run.resumed' });
    interrupted.unmount();
    const cancelled = show(researchModels.cancelled);
    await userEvent.click(screen.getByRole('button', { name: 'Run Again' }));
    expect(cancelled.send).toHaveBeenCalledWith({ type: 'run.requested' });
  });

  it('show that another tab owns the run', () => {
    show(researchModels.inOtherTab);
    expect(screen.getByText(/^This run continues in another tab/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resume' })).toBeVisible();
  });

  it('let a person choose between the runs of two tabs', async () => {
    const { send, unmount } = show(researchModels.otherRun);
    expect(screen.getByText('Another tab has a different run')).toBeVisible();
    expect(
      screen.getByText(
        'The other run is on “Example topic on BRCA1”: research, 4 of 6 agents finished.',
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use the other run' }));
    expect(send).toHaveBeenLastCalledWith({ type: 'conflict.resolvedRemote' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep this run' }));
    expect(send).toHaveBeenLastCalledWith({ type: 'conflict.resolvedLocal' });
    unmount();
    show(researchModels.otherUnreadable);
    expect(screen.getByText(/cannot be read here/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use the other run' })).toBeNull();
  });

  it('do not show agent notes of a backend in the log', async () => {
    show(researchModels.noted);
    const log = screen.getByRole('log', { name: 'Research activity log' });
    expect(log).not.toHaveTextContent('14 papers found');
    await userEvent.click(screen.getByRole('button', { name: 'What Literature Agent did' }));
    expect(screen.getByText('Used search_papers')).toBeVisible();
  });

  it('T-56 are hidden if they are turned off', () => {
    show(researchModels.turnedOff);
    expect(screen.getByText('Research agents are turned off.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Research agents' })).toBeNull();
  });
});

describe('the final summary', () => {
  it('PIPE-19 reads only the first target journal', () => {
    const bundle = {
      ...exampleBundle,
      dataSource: 'REAL APIs (PubMed, AlphaFold)',
      literature: undefined,
      hypotheses: null,
      structure: null,
      paper: { ...exampleBundle.paper, target_journals: undefined } as typeof exampleBundle.paper,
    };
    const run = replay([{ type: 'results.opened', bundle, at: '2026-03-02T10:00:00Z' }]);
    render(<FinalSummary run={run} />);
    const summary = screen.getByRole('region', { name: 'Final summary' });
    for (const name of ['Papers analysed', 'Hypothesis confidence', 'Target journal']) {
      expect(summary).toHaveTextContent(`${name}N/A`);
    }
    expect(summary).toHaveTextContent('Data source: REAL APIs (PubMed, AlphaFold)');
    expect(summary).toHaveTextContent(
      'Simulated for demonstration: Experiment Agent, Analysis Agent, Paper Agent.',
    );
  });
});
