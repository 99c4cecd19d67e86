import { exampleDesign, exampleHypothesis, examplePapers } from '@spinout/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { FlowData } from './data/flow-data.js';
import { savedFlowKey, type SavedFlow } from './saved/saved-flow.js';
import {
  click,
  createPersistentStorage,
  open,
  getCurrentStep,
  walk,
  completeStepsBefore,
} from './testing/render-flow.js';

const unsupported = [
  ['support', { ...exampleHypothesis, confidence: 0, support: 'none' }],
  ['placeholder title', { ...exampleHypothesis, title: 'No supported hypothesis', support: null }],
] as const;

const derivedDesign = {
  ...exampleDesign,
  methodology: 'Units with No supported hypothesis against units without it.',
};

describe.each(unsupported)('an unsupported hypothesis, recognized by its %s', (_, none) => {
  const reply = { success: true, hypothesis: none };

  it('HYP-11 cannot be chosen; the user continues with their own (T-86)', async () => {
    const { transport } = open({}, { 'hypothesis.generate': reply });
    await completeStepsBefore(3);
    await click('Generate AI-Powered Hypothesis');
    await screen.findByRole('region', { name: 'No source supports a hypothesis yet' });
    expect(screen.queryByRole('button', { name: 'Proceed with this Hypothesis' })).toBeNull();
    expect(screen.queryByText(/Confidence: \d/)).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Download Options' })).toBeNull();
    const field = screen.getByRole('textbox', { name: 'Write your own hypothesis' });
    await userEvent.type(field, 'Naps improve recall.');
    await click('Use my hypothesis');
    await walk.literature();
    await screen.findByRole('heading', { name: 'Experiment Design' });
    await waitFor(() => expect(transport.sentTo('experiment.design')).toHaveLength(1));
    for (const call of ['literature.search', 'experiment.design'] as const) {
      expect(transport.sentTo(call)[0]).toMatchObject({
        hypothesis: { statement: 'Naps improve recall.', source: { origin: 'user' } },
      });
    }
  }, 60_000);

  it('HYP-11 sends a saved flow back to the hypothesis step (T-86, T-79)', async () => {
    const storage = createPersistentStorage();
    const saved = {
      schemaVersion: 1,
      journeyId: 'journey-9',
      step: 'company',
      data: {
        interest: { id: 'topic-1', title: 'Sleep' },
        hypothesis: none,
        papers: { documents: [{ id: 'doc-1', title: 'Mine', method: 'text' }], results: [] },
        experimentDesign: derivedDesign,
        budgetEstimate: 138_000,
      },
      drafts: { hypothesis: { hypothesis: none } },
    };
    await storage.write(savedFlowKey('default'), JSON.stringify(saved));
    const { transport } = open({ storage });
    await screen.findByRole('region', { name: 'No source supports a hypothesis yet' });
    expect(getCurrentStep()).toBe(3);
    expect(screen.getByText('Research topic: Sleep')).toBeVisible();
    expect(transport.requests).toHaveLength(0);
    await click('Generate Another');
    await click('Proceed with this Hypothesis');
    const readSaved = async () =>
      JSON.parse((await storage.read(savedFlowKey('default'))) ?? '{}') as SavedFlow;
    await waitFor(async () => expect((await readSaved()).step).toBe('literature'));
    expect((await readSaved()).data).toMatchObject({
      papers: { documents: [{ id: 'doc-1' }] },
      hypothesis: { id: exampleHypothesis.id, support: 'supported' },
    });
    expect(JSON.stringify(await readSaved())).not.toMatch(/No supported hypothesis|138000/);
  }, 60_000);

  it('EXP-02, ENT-01 is removed from the host’s initial data, with everything derived from it (T-86)', async () => {
    const initialData = {
      researchArea: 'Neuroscience',
      hypothesis: { ...none, support: none.support ?? undefined },
      papers: { results: examplePapers },
      experimentDesign: derivedDesign,
      budgetEstimate: 138_000,
    } satisfies FlowData;
    const { transport } = open({ initialData, defaultStep: 5 });
    await screen.findByRole('heading', { name: 'Experiment Design' });
    await waitFor(() =>
      expect(transport.sentTo('experiment.design')).toMatchObject([{ hypothesis: null }]),
    );
    expect(screen.queryByRole('heading', { name: 'Download Options' })).toBeNull();
  }, 60_000);
});
