import { exampleAnalysis, exampleMetadata } from '@spinout/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import type { FlowHandle } from './research-flow.js';
import { savedFlowKey } from './saved/saved-flow.js';
import type { AnalyzedPaper } from './steps/paper/paper.types.js';
import {
  click,
  completeStepsBefore,
  createPersistentStorage,
  getCurrentStep,
  open,
} from './testing/render-flow.js';

const TIMEOUT_MS = 60_000;

const paper: AnalyzedPaper = {
  analysis: exampleAnalysis,
  metadata: exampleMetadata,
  documents: [{ id: 'doc-9', title: 'Spindles and recall', method: 'file' }],
  journeyId: 'journey-99',
};

const waitForStep = (step: number) => waitFor(() => expect(getCurrentStep()).toBe(step));

describe('a flow that starts from a paper', () => {
  it('proposes topics from it, offers it in the second step, and keeps the order of the steps', async () => {
    const storage = createPersistentStorage();
    const { transport, unmount } = open({ initialPaper: paper, storage });
    expect(await screen.findByRole('radio', { name: 'Spindles and recall' })).toBeChecked();
    expect(getCurrentStep()).toBe(1);
    await click('Continue with Selected Topic');
    await screen.findByRole('region', { name: 'Your paper' });
    expect(getCurrentStep()).toBe(2);

    // Also after a reload, where the host names no paper.
    unmount();
    open({ storage });
    await click('Use another paper');
    expect(screen.getByLabelText('Paper file')).toBeInTheDocument();
    await click('Keep the first paper');
    expect(screen.getByRole('button', { name: 'Continue with this paper' })).toHaveFocus();
    await click('Continue with this paper');
    await waitForStep(3);
    expect(transport.sentTo('paper.analyze')).toEqual([]);
    await waitFor(async () =>
      expect(JSON.parse((await storage.read(savedFlowKey('default'))) ?? '')).toMatchObject({
        journeyId: 'journey-99',
        data: { papers: { documents: [{ id: 'doc-9' }] } },
      }),
    );
  });

  it(
    'does not replace a saved flow, unless the host starts it; then it can be restored',
    async () => {
      const storage = createPersistentStorage();
      const first = open({ storage });
      await completeStepsBefore(3);
      first.unmount();
      const handle = createRef<FlowHandle>();
      open({ storage, initialPaper: paper, ref: handle });
      expect(await screen.findByText(/Decoding memory consolidation/)).toBeVisible();
      expect(getCurrentStep()).toBe(3);

      act(() => handle.current?.start({ paper }));
      expect(await screen.findByRole('radio', { name: 'Spindles and recall' })).toBeChecked();
      expect(getCurrentStep()).toBe(1);
      await userEvent.click(await screen.findByRole('button', { name: /Restore|Undo/ }));
      await waitForStep(3);
    },
    TIMEOUT_MS,
  );
});

describe('a flow that starts from an interest', () => {
  it('has it as the selected custom topic', async () => {
    open({ initialInterest: ' Do axolotls dream? ' });
    expect(await screen.findByRole('region', { name: 'Selected Topic' })).toHaveTextContent(
      'Do axolotls dream?',
    );
    expect(screen.getByRole('textbox', { name: 'Custom research topic' })).toHaveValue(
      'Do axolotls dream?',
    );
    await click('Continue with Selected Topic');
    await waitForStep(2);
  });
});
