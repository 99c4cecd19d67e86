import { createApiClient, type ApiRequest } from '@spinout/api-client';
import { exampleReplies, jsonReply, scriptedTransport } from '@spinout/api-client/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { FlowData } from './data/flow-data.js';
import { ResearchFlow, type FlowHandle } from './research-flow.js';
import { savedFlowKey } from './saved/saved-flow.js';
import {
  click,
  createPersistentStorage,
  open,
  getCurrentStep,
  walk,
  completeStepsBefore,
} from './testing/render-flow.js';
import { testRuntime } from '@spinout/flow-kit/testing';

describe('the research flow', () => {
  it('FLOW-02, FLOW-05, FLOW-07, FLOW-10, FLOW-13, FLOW-14, ENT-01 guides through six steps and merges their results (S-01, S-05)', async () => {
    const address = window.location.href;
    const steps: number[] = [];
    let completed: FlowData | undefined;
    const { transport } = open({
      onStepChange: (step) => steps.push(step),
      onComplete: (data) => (completed = data),
    });
    await screen.findByRole('heading', { name: 'Select Your Research Topic' });
    expect(screen.queryByText(/sign in/i)).toBeNull();
    for (const part of Object.values(walk)) await part();
    await screen.findByText('Company formation complete.');

    expect(steps).toEqual([2, 3, 4, 5, 6]);
    expect(window.location.href).toBe(address);
    expect(completed).toMatchObject({
      interest: { id: 'neuro-1', title: 'Decoding memory consolidation during sleep' },
      topic: { category: 'Neuroscience & Brain Research' },
      researchArea: 'Neuroscience & Brain Research',
      methodology: 'computational analysis',
      papers: { documents: [{ id: 'doc-1', method: 'text' }], results: [{ id: 'paper-1' }, {}] },
      paper_analysis: { key_terms: [{ term: 'sleep spindle' }] },
      hypothesis: { id: 'hyp-1', generated_at: '2026-03-02T10:00:00.000Z' },
      literature_review: { synthesis: [{ papers: ['paper-1'] }] },
      selected_papers: ['paper-1'],
      experimentDesign: { sampleSize: 128 },
      operationalBlueprint: { methodology: 'Randomised, two parallel groups' },
      budgetEstimate: 240_000,
      companyStructure: { id: 'company-1' },
    });

    const ids = transport.requests.flatMap(({ body }) => {
      const sent = (body.kind === 'json' ? body.value : body.fields) as Record<string, unknown>;
      return [sent.journey_id, sent.journeyId].filter((id) => id !== undefined);
    });
    expect(ids.length).toBeGreaterThanOrEqual(5);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^journey-\d{13}$/);
  }, 60_000);

  it('FLOW-15, FLOW-16 stays at step 6 after completion, and never offers to go back (S-02)', async () => {
    open();
    for (const part of Object.values(walk)) {
      expect(screen.queryByRole('button', { name: /^(back|previous)/i })).toBeNull();
      await part();
    }
    await screen.findByText('Company formation complete.');
    expect(getCurrentStep()).toBe(6);
    expect(screen.getByRole('button', { name: 'Complete Company Formation' })).toBeDisabled();
  }, 60_000);

  it('FLOW-11, FLOW-12 shows six named steps, active up to the current one (S-03)', async () => {
    open({ defaultStep: 3 });
    await screen.findByRole('heading', { name: 'AI Scientist Hypothesis Generation' });
    const bar = screen.getByRole('progressbar', { name: 'Research flow progress' });
    expect(bar).toHaveAttribute('aria-valuemin', '1');
    expect(bar).toHaveAttribute('aria-valuemax', '6');
    expect(bar).toHaveAttribute('aria-valuenow', '3');
    expect(bar).toHaveAttribute('aria-valuetext', 'Step 3 of 6: Hypothesis Generation');
    const items = within(screen.getByRole('list', { name: 'Research flow steps' })).getAllByRole(
      'listitem',
    );
    expect(items.map((item) => item.textContent)).toEqual([
      'Interest Selection',
      'Paper Upload',
      'Hypothesis Generation',
      'Literature Review',
      'Experiment Design',
      'Company Formation',
    ]);
    expect(items.map((item) => item.getAttribute('data-active') === 'true')).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(items[2]).toHaveAttribute('aria-current', 'step');
  });

  it.each([7, 0, -1])('FLOW-18 shows “Step not found” for step %i (S-04)', async (step) => {
    open({ step });
    expect(await screen.findByText('Step not found')).toBeVisible();
  });

  it('FLOW-08, FLOW-09, HYP-16 uses defaults when there is no topic (S-06)', async () => {
    const { transport } = open({ defaultStep: 3 });
    expect(await screen.findByText('Research topic: Advanced Research')).toBeVisible();
    await click('Generate AI-Powered Hypothesis');
    expect(transport.sentTo('hypothesis.generate')).toEqual([
      { topic: 'Advanced Research', interest: 'general', papers: [] },
    ]);
  });

  it('FLOW-17, FLOW-19, TOPIC-21 shows a step’s problem above it and calls the host (S-34)', async () => {
    const onError = vi.fn();
    open({ onError });
    await userEvent.click(await screen.findByRole('tab', { name: 'Custom Topic' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Custom research topic' }), '   ');
    await click('Define Topic');
    const banner = screen.getByRole('alert');
    expect(banner).toHaveTextContent('Please enter a research topic');
    const title = screen.getByRole('heading', { name: 'Select Your Research Topic' });
    expect(banner.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(onError).toHaveBeenCalledExactlyOnceWith('Please enter a research topic', undefined);
    expect(screen.queryByRole('region', { name: 'Selected Topic' })).toBeNull();
    await click('Dismiss error');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('FLOW-20 shows a hypothesis problem inline and in the banner, until it works (S-39)', async () => {
    let isFirst = true;
    open(
      { defaultStep: 3 },
      {
        'hypothesis.generate': () => {
          if (!isFirst) return exampleReplies['hypothesis.generate'];
          isFirst = false;
          return jsonReply(500, {});
        },
      },
    );
    await click('Generate AI-Powered Hypothesis');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to generate hypothesis');
    expect(screen.getByRole('group', { name: 'Hypothesis error' })).toHaveTextContent(
      'Failed to generate hypothesis',
    );
    await click('Try Again');
    await screen.findByRole('article', { name: 'Spindles link training to recall' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends one request per automatic start although StrictMode mounts twice (S-24)', async () => {
    const { transport } = open({ defaultStep: 5 });
    await screen.findByRole('tab', { name: 'Overview' });
    expect(transport.sentTo('experiment.design')).toHaveLength(1);
  });

  it('separates two flows on one page', async () => {
    const storage = createPersistentStorage();
    const script = scriptedTransport(exampleReplies);
    const api = createApiClient({ transport: script });
    render(
      <>
        <div data-testid="a">
          <ResearchFlow api={api} storage={storage} instanceId="a" runtime={testRuntime()} />
        </div>
        <div data-testid="b">
          <ResearchFlow api={api} storage={storage} instanceId="b" runtime={testRuntime()} />
        </div>
      </>,
    );
    const a = within(screen.getByTestId('a'));
    const b = within(screen.getByTestId('b'));
    await userEvent.click(await a.findByRole('radio', { name: /Decoding memory/ }));
    expect(a.getByRole('radio', { name: /Decoding memory/ })).toBeChecked();
    expect(b.getByRole('radio', { name: /Decoding memory/ })).not.toBeChecked();
  });

  it('shows one person nothing of another, and keeps the flows of both', async () => {
    const { rerender, storage, runtime, transport } = open({ instanceId: 'ada' });
    const openFor = (instanceId: string) =>
      rerender(
        <StrictMode>
          <ResearchFlow
            api={createApiClient({ transport })}
            {...{ instanceId, storage, runtime }}
            theme="light"
          />
        </StrictMode>,
      );
    await walk.topic();
    await waitFor(() => expect(getCurrentStep()).toBe(2));
    openFor('bo');
    expect(await screen.findByRole('radio', { name: /Decoding memory/ })).not.toBeChecked();
    expect(getCurrentStep()).toBe(1);
    await click(/Decoding memory/, 'radio');
    await waitFor(async () => expect(await storage.read(savedFlowKey('bo'))).not.toBeNull());
    openFor('ada');
    expect(await screen.findByRole('heading', { name: 'Paper Upload' })).toBeVisible();
    expect(getCurrentStep()).toBe(2);
  });

  it('stays at the step of a host that controls it', async () => {
    const onStepChange = vi.fn();
    const { rerender, storage, runtime } = open({ step: 1, onStepChange });
    await walk.topic();
    await waitFor(() => expect(onStepChange).toHaveBeenCalledWith(2, 'paper'));
    await waitFor(() => expect(getCurrentStep()).toBe(1));
    const api = createApiClient({ transport: scriptedTransport(exampleReplies) });
    rerender(
      <StrictMode>
        <ResearchFlow api={api} runtime={runtime} storage={storage} theme="light" step={2} />
      </StrictMode>,
    );
    expect(await screen.findByRole('heading', { name: 'Paper Upload' })).toBeVisible();
  });

  it('uses a replaced client for the next request', async () => {
    const { rerender, storage, runtime, transport } = open();
    await screen.findByRole('button', { name: 'Get New Suggestions' });
    const other = scriptedTransport(exampleReplies);
    rerender(
      <StrictMode>
        <ResearchFlow
          api={createApiClient({ transport: other })}
          runtime={runtime}
          storage={storage}
          theme="light"
        />
      </StrictMode>,
    );
    await click('Get New Suggestions');
    await screen.findByRole('radio', { name: 'Example topic on sleep and memory' });
    expect(transport.requests).toHaveLength(0);
    expect(other.sentTo('topics.suggest')).toHaveLength(1);
  });

  it('starts a new flow on reset, and discards the old one', async () => {
    const handle = createRef<FlowHandle>();
    const { storage } = open({ ref: handle });
    await completeStepsBefore(2);
    act(() => handle.current?.reset());
    expect(
      await screen.findByRole('heading', { name: 'Select Your Research Topic' }),
    ).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Selected Topic' })).toBeNull();
    await waitFor(async () =>
      expect(await storage.read(savedFlowKey('default'))).toContain('"step":"topic","data":{}'),
    );
  });

  it('shows the host’s messages', async () => {
    open({ messages: { topic: { title: 'Wähle dein Thema' }, flow: { topic: 'Interesse' } } });
    expect(await screen.findByRole('heading', { name: 'Wähle dein Thema' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Research flow steps' })).toHaveTextContent(
      'Interesse',
    );
  });

  it('cancels a request when it is unmounted', async () => {
    let signal: AbortSignal | undefined;
    const { unmount, runtime } = open(
      { defaultStep: 5 },
      {
        'experiment.design': (request: ApiRequest) => {
          signal = request.signal;
          return new Promise(() => undefined);
        },
      },
    );
    await waitFor(() => expect(signal).toBeDefined());
    unmount();
    await waitFor(() => expect(signal?.aborted).toBe(true));
    expect(runtime.log.error).not.toHaveBeenCalled();
  });
});
