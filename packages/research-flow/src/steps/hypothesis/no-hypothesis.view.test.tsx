import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { hypothesisModels } from './hypothesis.fixtures.js';
import { show, button, buttons, card } from './hypothesis-view.test-tools.js';

describe('the hypothesis step without a hypothesis', () => {
  it('HYP-07, HYP-11 offers starting points if there is no hypothesis, without a percentage or a way to proceed (T-86)', () => {
    show(hypothesisModels.unsupported);
    const none = screen.getByRole('region', { name: 'Choose where to start' });
    expect(within(none).getByRole('status')).toHaveTextContent(
      'No hypothesis is stated, because no second source was found.',
    );
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
    expect(screen.queryByText(/Confidence: /)).not.toBeInTheDocument();
    expect(buttons()).not.toContain('Proceed with this Hypothesis');
    expect(button('Generate Another')).toBeVisible();
  });

  it('offers the open questions and reported effects of the paper with their passages (T-86)', async () => {
    const send = show(hypothesisModels.unsupported);
    const questions = screen.getByRole('list', {
      name: 'Open questions and untested ideas in your paper',
    });
    expect(questions).toHaveTextContent('Whether spindles mediate recall is unknown.');
    await userEvent.click(within(questions).getByRole('button', { name: 'Show source passage' }));
    expect(within(questions).getByText(/Example paper/)).toBeVisible();
    expect(screen.queryByText('Sleep spindles rose after training.')).not.toBeInTheDocument();
    await userEvent.click(button('Effects your paper reports (1)'));
    const effects = screen.getByRole('list', { name: 'Effects your paper reports' });
    expect(effects).toHaveTextContent('Sleep spindles rose after training.');
    await userEvent.click(button('Start from this: Whether spindles mediate recall is unknown.'));
    expect(send.mock.lastCall?.[0]).toMatchObject({
      type: 'start.chosen',
      start: { text: 'Whether spindles mediate recall is unknown.' },
    });
  });

  it('asks whether the main result holds where it was not tested, and starts from the statement', async () => {
    const { paperAnalysis } = hypothesisModels.unsupported;
    const [result] = paperAnalysis?.findings ?? [];
    const [limit] = paperAnalysis?.gaps ?? [];
    if (!result || !limit) throw new Error('the fixture has no result or no question');
    const statement = 'Training raised sleep spindles, also in older adults.';
    const send = show({
      ...hypothesisModels.unsupported,
      paperAnalysis: {
        ...paperAnalysis,
        extensions: [
          {
            text: 'Does this also hold in older adults?',
            evidence: [...result.evidence, ...limit.evidence],
            parts: { statement },
          },
        ],
      },
    });
    const list = screen.getByRole('list', {
      name: 'Your paper’s main result, where it was not tested',
    });
    expect(screen.getByRole('list', { name: 'Main result' })).toHaveTextContent(
      result.evidence[0]?.quote ?? 'no quote',
    );
    for (const { quote } of limit.evidence) expect(list).toHaveTextContent(quote);
    await userEvent.click(button('Start from this: Does this also hold in older adults?'));
    expect(send.mock.lastCall?.[0]).toMatchObject({
      type: 'start.chosen',
      start: { text: statement },
    });
  });

  it('lists the question first that the person has chosen as the topic', () => {
    const { paperAnalysis } = hypothesisModels.unsupported;
    const [first] = paperAnalysis?.gaps ?? [];
    const chosen = { text: 'Naps may help.', title: 'Naps', evidence: [] };
    show({
      ...hypothesisModels.unsupported,
      topic: 'Naps',
      paperAnalysis: { ...paperAnalysis, gaps: first ? [first, chosen] : [] },
    });
    const [question] = within(
      screen.getByRole('list', { name: 'Open questions and untested ideas in your paper' }),
    ).getAllByRole('listitem');
    expect(question).toHaveTextContent('Naps may help.');
  });

  it('accepts the user’s own hypothesis once it is long enough (T-86)', async () => {
    show(hypothesisModels.unsupportedWithoutPaper);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(button('Use my hypothesis')).toBeDisabled();
    cleanup();
    const send = show(hypothesisModels.ownTyped);
    expect(screen.getByRole('textbox', { name: 'Write your own hypothesis' })).toHaveValue(
      'Naps improve recall in older adults.',
    );
    await userEvent.click(button('Use my hypothesis'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'own.chosen' });
  });

  it('HYP-07 shows no percentage for the user’s own hypothesis (T-86)', () => {
    show(hypothesisModels.own);
    const own = screen.getByRole('article', { name: 'Naps improve recall in older adults.' });
    expect(own).not.toHaveTextContent('%');
    expect(within(own).queryByRole('meter')).not.toBeInTheDocument();
  });

  it('still shows an earlier hypothesis when another one has no support', () => {
    show(hypothesisModels.unsupportedAgain);
    expect(screen.getByText('Your earlier hypothesis is below.')).toBeVisible();
    expect(card()).toBeVisible();
    expect(button('Proceed with this Hypothesis')).toBeVisible();
  });
});
