import { createApiClient } from '@spinout/api-client';
import {
  exampleHypothesis,
  exampleReplies,
  jsonReply,
  scriptedTransport,
} from '@spinout/api-client/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { testRuntime } from '@spinout/flow-kit/testing';
import { listedDraft } from './hypothesis-drafts.fixtures.js';
import type { HypothesisDraft } from './hypothesis.machine.js';
import { HypothesisStep } from './hypothesis-step.js';

const good = exampleReplies['hypothesis.generate'];
const another = { ...exampleHypothesis, id: 'hyp-2', title: 'Another hypothesis' };

/** Holds each request until the test releases the next reply. */
const renderStep = (...replies: readonly unknown[]) => renderStepWithDraft(undefined, ...replies);

/** Opens the step with a draft. */
const renderStepWithDraft = (
  draft: HypothesisDraft | undefined,
  ...replies: readonly unknown[]
) => {
  const waiting: (() => void)[] = [];
  const left = [...replies];
  const transport = scriptedTransport({
    'hypothesis.generate': () =>
      new Promise((resolve) => {
        const reply = left.shift();
        waiting.push(() => resolve(reply));
      }),
  });
  const onComplete = vi.fn();
  render(
    <HypothesisStep
      api={createApiClient({ transport })}
      runtime={testRuntime()}
      draft={draft}
      onComplete={onComplete}
    />,
  );
  const answer = async () => {
    await vi.waitFor(() => expect(waiting).not.toHaveLength(0));
    waiting.shift()?.();
  };
  return { transport, onComplete, answer, user: userEvent.setup() };
};

const getButton = (name: string) => screen.getByRole('button', { name });
const GENERATE = 'Generate AI-Powered Hypothesis';
const LOADING = 'AI Scientist is generating breakthrough hypothesis...';

describe('the hypothesis step on a client', () => {
  it('HYP-12, HYP-04, HYP-07 goes from idle through loading to a card, which receives the focus (S-17)', async () => {
    const { user, answer } = renderStep(good);
    await user.click(getButton(GENERATE));
    expect(screen.getByText(LOADING)).toBeVisible();
    await answer();
    const card = await screen.findByRole('article', { name: exampleHypothesis.title });
    expect(card).toHaveTextContent('Confidence: 87%');
    expect(card).toHaveFocus();
    expect(screen.queryByText(LOADING)).not.toBeInTheDocument();
  });

  it('HYP-10, HYP-11, HYP-13 loads again, shows the new card, and completes with its time (S-17)', async () => {
    const first = { ...exampleHypothesis, generated_at: '2026-03-01T09:00:00.000Z' };
    const { user, answer, onComplete } = renderStepWithDraft(
      { hypothesis: first },
      { success: true, hypothesis: another },
    );
    await user.click(getButton('Generate Another'));
    expect(screen.getByText(LOADING)).toBeVisible();
    expect(screen.queryByText(exampleHypothesis.title)).not.toBeInTheDocument();
    await answer();
    await screen.findByText('Another hypothesis');
    await user.click(getButton('Proceed with this Hypothesis'));
    expect(onComplete).toHaveBeenCalledExactlyOnceWith({
      hypothesis: { ...another, generated_at: '2026-03-02T10:00:00.000Z' },
    });
  });

  it('FLOW-08, FLOW-09, HYP-16 sends the defaults without props (S-06)', async () => {
    const { user, transport } = renderStep(good);
    expect(screen.getByText('Research topic: Advanced Research')).toBeVisible();
    await user.click(getButton(GENERATE));
    await vi.waitFor(() =>
      expect(transport.sentTo('hypothesis.generate')).toEqual([
        { topic: 'Advanced Research', interest: 'general', papers: [] },
      ]),
    );
  });

  it('HYP-14, FLOW-20, HYP-13 shows a failure in both places, and the card after Try Again (S-39)', async () => {
    const { user, answer } = renderStep(jsonReply(503, { error: 'not these words' }), good);
    await user.click(getButton(GENERATE));
    await answer();
    const group = await screen.findByRole('group', { name: 'Hypothesis error' });
    expect(group).toHaveTextContent('Failed to generate hypothesis');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to generate hypothesis');
    expect(getButton('Try Again')).toHaveFocus();
    await user.click(getButton('Try Again'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await answer();
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Hypothesis error' })).not.toBeInTheDocument();
  });

  it.each([[{ success: false }], [{ success: true }], [{ hypothesis: {} }]])(
    'HYP-15, FLOW-20 shows in both places that the body %j is invalid (S-40)',
    async (body) => {
      const { user, answer } = renderStep(body);
      await user.click(getButton(GENERATE));
      await answer();
      const group = await screen.findByRole('group', { name: 'Hypothesis error' });
      expect(group).toHaveTextContent('Invalid response format');
      expect(within(group).getByRole('button', { name: 'Try Again' })).toBeEnabled();
      expect(screen.getByRole('alert')).toHaveTextContent('Invalid response format');
    },
  );

  it('cancels the request, ignores a late reply, and returns to the previous state', async () => {
    const { user, answer, transport } = renderStep(good);
    await user.click(getButton(GENERATE));
    expect(getButton('Cancel')).toHaveFocus();
    await user.click(getButton('Cancel'));
    expect(getButton(GENERATE)).toHaveFocus();
    expect(transport.requests[0]?.signal.aborted).toBe(true);
    await answer();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('requests a chosen candidate, and shows it with the focus on its card', async () => {
    const reply = { success: true, hypothesis: another, candidates: listedDraft.candidates };
    const { user, answer, transport } = renderStepWithDraft(listedDraft, reply);
    await user.click(getButton('Show this: Naps may improve recall in children.'));
    expect(screen.getByText(LOADING)).toBeVisible();
    await answer();
    expect(await screen.findByRole('article', { name: 'Another hypothesis' })).toHaveFocus();
    expect(transport.sentTo('hypothesis.generate')).toMatchObject([{ candidate: 2 }]);
    expect(screen.getByRole('list', { name: 'Hypotheses to choose from' })).toBeVisible();
  });

  it('moves the preferred hypothesis above, and keeps the focus in the comparison', async () => {
    const { user } = renderStepWithDraft(listedDraft);
    await user.click(getButton('Which would you rather test?'));
    await user.click(
      getButton(`I’d rather test this: ${listedDraft.candidates?.[0]?.statement ?? ''}`),
    );
    const [first] = within(
      screen.getByRole('list', { name: 'Hypotheses to choose from' }),
    ).getAllByRole('listitem');
    expect(first).toHaveTextContent('Evening training');
    expect(document.activeElement).toHaveAccessibleName(/^I’d rather test this/);
  });

  it('completes with an edited hypothesis without confidence, after the focus returned to its card', async () => {
    const { user, onComplete } = renderStepWithDraft(listedDraft);
    await user.click(getButton('Edit hypothesis'));
    await user.click(getButton('More parts (optional)'));
    await user.type(screen.getByRole('textbox', { name: 'Conditions' }), 'at home{Enter}');
    const card = screen.getByRole('article');
    expect(card).toHaveFocus();
    expect(card).toHaveTextContent('at home');
    expect(card).not.toHaveTextContent('Confidence:');
    expect(card).not.toHaveTextContent('own-');
    await user.click(getButton('Proceed with this Hypothesis'));
    expect(onComplete).toHaveBeenCalledExactlyOnceWith({
      hypothesis: expect.objectContaining({
        source: expect.objectContaining({ origin: 'user' }) as unknown,
        structure: { ...listedDraft.hypothesis?.structure, kind: 'own', conditions: 'at home' },
      }) as unknown,
    });
  });

  it('returns to the card with the focus if an own hypothesis is not written after all', async () => {
    const { user } = renderStepWithDraft(listedDraft);
    await user.click(getButton('Write your own'));
    await user.keyboard('Naps help');
    await user.click(getButton('Cancel'));
    expect(screen.getByRole('article')).toHaveFocus();
    await user.click(getButton('Write your own'));
    expect(screen.getByRole('textbox', { name: 'Write your own hypothesis' })).toHaveValue(
      'Naps help',
    );
  });
});
