import type { PaperAnalysis } from '@spinout/api-client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { hypothesisModels } from './hypothesis.fixtures.js';
import { show, button, buttons, card, texts } from './hypothesis-view.test-tools.js';

describe('the hypothesis step', () => {
  it('HYP-01, HYP-02 shows its title and the research topic (S-17)', () => {
    show(hypothesisModels.idle);
    expect(
      screen.getByRole('heading', { level: 2, name: 'AI Scientist Hypothesis Generation' }),
    ).toBeVisible();
    expect(screen.getByText('Research topic: Sleep and memory')).toBeVisible();
  });

  it('HYP-03 offers to generate only while idle', async () => {
    const send = show(hypothesisModels.idle);
    await userEvent.click(button('Generate AI-Powered Hypothesis'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'generation.requested' });
    for (const name of ['Generate Another', 'Proceed with this Hypothesis', 'Try Again']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });

  it('shows the analysis of the uploaded paper at the top, with passages (T-22)', async () => {
    show(hypothesisModels.idle);
    const paper = screen.getByRole('region', { name: 'Your paper' });
    expect(paper).toHaveTextContent('Example paper');
    expect(texts(within(paper).getByRole('list', { name: 'Key terms' }))).toEqual([
      'sleep spindle',
    ]);
    expect(paper).toHaveTextContent('Sleep spindles rose after training.');
    await userEvent.click(within(paper).getByRole('button', { name: 'Show source passage' }));
    expect(paper).toHaveTextContent('In both groups the pattern was the same.');
  });

  it('shows findings and methods of the paper, and omits missing parts (T-22)', () => {
    const findings = [{ text: 'Spindles rose.', evidence: [] }];
    const paperAnalysis = { findings, methodologies: ['EEG', 'fMRI'] } as unknown as PaperAnalysis;
    show({ ...hypothesisModels.idle, paperAnalysis });
    const paper = within(screen.getByRole('region', { name: 'Your paper' }));
    expect(paper.getByRole('list', { name: 'Reported results' })).toHaveTextContent(
      'Spindles rose.',
    );
    expect(texts(paper.getByRole('list', { name: 'Methods' }))).toEqual(['EEG', 'fMRI']);
    expect(paper.queryByRole('list', { name: 'Key terms' })).toBeNull();
    expect(paper.queryByText(/named no terms or sentences/)).toBeNull();
  });

  it.each([
    [
      'no fields',
      {},
      'We found no terms or sentences in your paper. Try another version of it, or paste its text.',
    ],
    [
      'empty lists',
      { summary: [], findings: [], key_terms: [], score: null },
      'We found no terms or sentences in your paper. Try another version of it, or paste its text.',
    ],
    [
      'unknown fields',
      { assessment: 'Solid work.' },
      'Your paper was analyzed, but this page cannot show the result.',
    ],
  ])('explains the result of an analysis with %s (T-22)', (_, analysis, text) => {
    show({ ...hypothesisModels.idle, paperAnalysis: analysis });
    expect(screen.getByRole('region', { name: 'Your paper' })).toHaveTextContent(text);
  });

  it('says which words of the topic no source names', () => {
    const { hypothesis } = hypothesisModels.generated;
    if (!hypothesis) throw new Error('The fixture has a hypothesis.');
    const coverage = { covered: 'base editing', not_covered: 'BRCA1' };
    show({
      ...hypothesisModels.generated,
      hypothesis: { ...hypothesis, topic_coverage: coverage },
    });
    expect(screen.getByText(/^No source on “base editing” mentions “BRCA1”\./)).toBeVisible();
  });

  it('collapses the paper once there is a hypothesis (T-22)', () => {
    show(hypothesisModels.generated);
    expect(button('What we found in your paper')).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows no paper if none was analyzed', () => {
    show(hypothesisModels.withoutPaper);
    expect(screen.queryByRole('region', { name: 'Your paper' })).not.toBeInTheDocument();
  });

  it('HYP-04 shows that it is generating, and offers to cancel (S-17)', async () => {
    const send = show(hypothesisModels.generating);
    expect(screen.getByRole('status').textContent).toBe(
      'AI Scientist is generating breakthrough hypothesis...',
    );
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await userEvent.click(button('Cancel'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'generation.cancelled' });
  });

  it('HYP-06 shows title, id and statement on a card (S-17)', () => {
    show(hypothesisModels.generated);
    expect(
      within(card()).getByRole('heading', { level: 3, name: 'Spindles link training to recall' }),
    ).toBeVisible();
    expect(card()).toHaveTextContent('hyp-1');
    expect(card()).toHaveTextContent('Sleep spindles mediate the effect of training on recall.');
  });

  it('HYP-07, CONST-18 shows a confidence of 0.874 as 87% (S-17)', () => {
    show(hypothesisModels.generated);
    expect(within(card()).getByText('Confidence: 87%')).toBeVisible();
    expect(within(card()).getByRole('meter', { name: 'Confidence' })).toHaveAttribute(
      'aria-valuetext',
      '87%',
    );
  });

  it('explains the factors of the confidence', async () => {
    show(hypothesisModels.generated);
    await userEvent.click(button('How we calculated this'));
    expect(card()).toHaveTextContent('Two independent sources support each link.');
    expect(card()).toHaveTextContent('We call evidence weak below 40% and strong from 70%.');
    const table = within(card()).getByRole('table', { name: 'Confidence factors' });
    expect(
      within(table).getByRole('row', { name: 'Independent sources 80% 100%' }),
    ).toBeInTheDocument();
  });

  it('HYP-08 shows estimated impact and timeline', () => {
    show(hypothesisModels.generated);
    const terms = within(card()).getAllByRole('term');
    const definitions = within(card()).getAllByRole('definition');
    expect(terms.map((each) => each.textContent)).toEqual(['Estimated impact', 'Timeline']);
    expect(definitions.map((each) => each.textContent)).toEqual([
      'High: a cheap marker of recall',
      '12 months',
    ]);
  });

  it('HYP-09 shows methods as tags and next steps as a numbered list', () => {
    show(hypothesisModels.generated);
    expect(texts(within(card()).getByRole('list', { name: 'Methodology' }))).toEqual([
      'electroencephalography',
      'randomized controlled trial',
    ]);
    const steps = within(card()).getByRole('list', { name: 'Next steps' });
    expect(steps.tagName).toBe('OL');
    expect(texts(steps)).toEqual([
      'Measure spindles before and after training',
      'Relate the change to recall',
    ]);
  });

  it('shows its refutation, candidate number, origin and claims', () => {
    show(hypothesisModels.generated);
    for (const text of ['No change in spindles after training.', 'Candidate 1 of 3', 'Simulated']) {
      expect(card()).toHaveTextContent(text);
    }
    expect(within(card()).getByRole('list', { name: 'Claims and their passages' })).toBeVisible();
  });

  it('shows no empty headings for missing parts of a reply', () => {
    show(hypothesisModels.minimal);
    expect(screen.queryAllByRole('heading', { level: 4 })).toEqual([]);
    expect(screen.queryAllByRole('term')).toEqual([]);
  });

  it('HYP-10, HYP-11 offers to generate another one, and to proceed with this one (S-17)', async () => {
    const send = show(hypothesisModels.generated);
    await userEvent.click(button('Generate Another'));
    await userEvent.click(button('Proceed with this Hypothesis'));
    expect(send.mock.calls).toEqual([
      [{ type: 'generation.requested' }],
      [{ type: 'hypothesis.chosen' }],
    ]);
  });

  it.each([
    ['HYP-14', 'failed', 'Failed to generate hypothesis'],
    ['HYP-15', 'invalid', 'Invalid response format'],
  ] as const)('HYP-05, %s shows the state %s inline with Try Again', async (_, name, text) => {
    const send = show(hypothesisModels[name]);
    const group = screen.getByRole('group', { name: 'Hypothesis error' });
    expect(group).toHaveTextContent(text);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(within(group).getByRole('button', { name: 'Try Again' }));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'generation.requested' });
  });

  it('still shows the earlier card if generating another one failed', () => {
    show(hypothesisModels.failedAgain);
    expect(screen.getByRole('group', { name: 'Hypothesis error' })).toBeVisible();
    expect(card()).toBeVisible();
    expect(buttons()).toContain('Proceed with this Hypothesis');
    expect(buttons()).not.toContain('Generate Another');
  });
});
