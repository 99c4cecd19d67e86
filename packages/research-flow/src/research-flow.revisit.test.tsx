import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { FlowHandle } from './research-flow.js';
import { savedFlowKey } from './saved/saved-flow.js';
import {
  click,
  completeStepsBefore,
  createPersistentStorage,
  getCurrentStep,
  open,
  walk,
} from './testing/render-flow.js';

const TIMEOUT_MS = 60_000;

const findPanel = () => screen.findByRole('region', { name: 'Results to update' });
const waitForStep = (step: number) => waitFor(() => expect(getCurrentStep()).toBe(step));

/** Opens a completed step by its name in the progress list. */
const change = async (step: string) => {
  await click(step);
  const dialog = await screen.findByRole('dialog', { name: step });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change' }));
};

const chooseTopic = async (name: RegExp) => {
  await userEvent.click((await screen.findAllByRole('radio', { name }))[0] as HTMLElement);
  await click('Continue with Selected Topic');
};

const changeTopic = async () => {
  await change('Interest Selection');
  await waitForStep(1);
  await screen.findByRole('radio', { name: /Decoding memory consolidation/ });
  const [other] = screen.getAllByRole('radio', { name: /^(?!Decoding)/ });
  await userEvent.click(other as HTMLElement);
  await click('Continue with Selected Topic');
};

describe('completed steps', () => {
  it(
    'FLOW-16 cannot be opened unless the host sets revisit',
    async () => {
      open();
      await completeStepsBefore(2);
      const list = screen.getByRole('list', { name: 'Research flow steps' });
      expect(within(list).queryByRole('button')).toBeNull();
      expect(screen.queryByRole('button', { name: /back|previous/i })).toBeNull();
    },
    TIMEOUT_MS,
  );

  it(
    'are summarized and changed by keyboard; the person returns to where they were (T-88)',
    async () => {
      open({ revisit: true });
      await completeStepsBefore(4);
      const list = screen.getByRole('list', { name: 'Research flow steps' });
      expect(within(list).getAllByRole('button')).toHaveLength(3);
      within(list).getByRole('button', { name: 'Paper Upload' }).focus();
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog', { name: 'Paper Upload' });
      expect(within(dialog).getByText('Findings')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() =>
        expect(within(list).getByRole('button', { name: 'Paper Upload' })).toHaveFocus(),
      );
      await change('Interest Selection');
      await waitForStep(1);
      expect(screen.getByText('You are changing Interest Selection')).toBeVisible();
      expect(
        screen.getByRole('radio', { name: /Decoding memory consolidation/, checked: true }),
      ).toBeVisible();
      await click('Continue with Literature Review');
      await waitForStep(4);
      expect(screen.queryByRole('region', { name: 'Results to update' })).toBeNull();
    },
    TIMEOUT_MS,
  );
});

describe('another paper', () => {
  it(
    'discards neither of two earlier ones, also after a reload',
    async () => {
      const first = open({ revisit: true });
      await completeStepsBefore(4);
      for (const text of ['Spindles rose after training.', 'Ripples fell without sleep.']) {
        await change('Paper Upload');
        await waitForStep(2);
        await click('Paste Text');
        const field = await screen.findByRole('textbox', { name: 'Paper text' });
        await userEvent.clear(field);
        await userEvent.type(field, text);
        await click('Analyze Paper');
        await waitForStep(4);
      }
      await waitFor(async () =>
        expect(await first.storage.read(savedFlowKey('default'))).toContain('"olderPapers"'),
      );
      first.unmount();

      open({ revisit: true, storage: first.storage });
      const readText = async () => {
        await click('Undo');
        await waitForStep(4);
        await change('Paper Upload');
        await waitForStep(2);
        const field = await screen.findByRole('textbox', { name: 'Paper text' });
        return (field as HTMLTextAreaElement).value;
      };
      const texts = [await readText()];
      await click('Continue with Literature Review');
      texts.push(await readText());
      expect(texts[0]).toBe('Spindles rose after training.');
      expect(texts[1]).not.toMatch(/Spindles|Ripples/);
    },
    TIMEOUT_MS,
  );

  it(
    'leaves the one before one click away, also after a reload, and each makes its results current again',
    async () => {
      const onEvent = vi.fn();
      const first = open({ revisit: true });
      await completeStepsBefore(4);
      await change('Paper Upload');
      await waitForStep(2);
      await click('Paste Text');
      const text = await screen.findByRole('textbox', { name: 'Paper text' });
      await userEvent.clear(text);
      await userEvent.type(text, 'Spindles rose after training.');
      await click('Analyze Paper');
      await waitForStep(4);
      await findPanel();
      expect(screen.getByText(/^Your paper is now “Example paper”/)).toBeVisible();
      await waitFor(async () =>
        expect(await first.storage.read(savedFlowKey('default'))).toContain('"earlierPaper"'),
      );
      first.unmount();

      open({ revisit: true, storage: first.storage, onEvent });
      await click('Undo');
      await waitForStep(4);
      await waitFor(() =>
        expect(screen.queryByRole('region', { name: 'Results to update' })).toBeNull(),
      );
      await change('Paper Upload');
      await waitForStep(2);
      expect(await screen.findByRole('textbox', { name: 'Paper text' })).not.toHaveValue(
        'Spindles rose after training.',
      );
      await click('Continue with Literature Review');
      await waitForStep(4);
      expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'data.changed' }));
      await click('Undo');
      await findPanel();
      await click('Dismiss and discard the earlier paper');
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    },
    TIMEOUT_MS,
  );
});

describe('results that are out of date', () => {
  it(
    'are kept and marked with the reason, also after a reload, until they are updated (T-88)',
    async () => {
      const first = open({ revisit: true });
      await completeStepsBefore(4);
      await changeTopic();
      await waitForStep(4);
      const panel = await findPanel();
      expect(within(panel).getByText('Hypothesis Generation')).toBeVisible();
      expect(
        within(panel).getAllByText(
          /The topic changed from “Decoding memory consolidation during sleep” to/,
        )[0],
      ).toBeVisible();
      first.unmount();
      await waitFor(async () =>
        expect(await first.storage.read(savedFlowKey('default'))).toContain('"bases"'),
      );

      open({ revisit: true, storage: first.storage });
      await click('Update Hypothesis Generation');
      await waitForStep(3);
      await click('Proceed with this Hypothesis');
      await waitForStep(4);
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: 'Update Hypothesis Generation' })).toBeNull(),
      );
    },
    TIMEOUT_MS,
  );

  it(
    'are no longer marked when the step is changed back, or when they are kept',
    async () => {
      open({ revisit: true });
      await completeStepsBefore(4);
      await changeTopic();
      await findPanel();
      await change('Interest Selection');
      await chooseTopic(/Decoding memory consolidation/);
      await waitForStep(4);
      expect(screen.queryByRole('region', { name: 'Results to update' })).toBeNull();
      await changeTopic();
      await findPanel();
      await click('Keep as is: Hypothesis Generation');
      await waitFor(() =>
        expect(screen.queryByRole('region', { name: 'Results to update' })).toBeNull(),
      );
    },
    TIMEOUT_MS,
  );

  it(
    'are named in the report',
    async () => {
      const { transport } = open({ revisit: true });
      await completeStepsBefore(4);
      await changeTopic();
      await findPanel();
      await click('Download PDF');
      await waitFor(() => expect(transport.sentTo('pdf.generate')).toHaveLength(1));
      const [request] = transport.sentTo('pdf.generate') as { content: string }[];
      expect(request?.content).toMatch(
        /Out of date[\s\S]*Primary hypothesis: The topic changed from “Decoding memory/,
      );
    },
    TIMEOUT_MS,
  );

  it(
    'restores the result that an update has replaced',
    async () => {
      open({ revisit: true });
      await completeStepsBefore(4);
      await changeTopic();
      await click('Update Hypothesis Generation');
      await waitForStep(3);
      await click('Restore the earlier result');
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: 'Restore the earlier result' })).toBeNull(),
      );
      expect(
        await screen.findByRole('button', { name: 'Proceed with this Hypothesis' }),
      ).toBeVisible();
      await findPanel();
    },
    TIMEOUT_MS,
  );
});

describe('a new flow', () => {
  it(
    'can be undone until a step is completed',
    async () => {
      const handle = createRef<FlowHandle>();
      const storage = createPersistentStorage();
      open({ ref: handle, storage });
      await completeStepsBefore(3);
      act(() => handle.current?.reset({ canUndo: true }));
      await waitForStep(1);
      await click('Undo');
      await waitForStep(3);
      await waitFor(async () =>
        expect(await storage.read(savedFlowKey('default'))).toContain('"step":"hypothesis"'),
      );
      act(() => handle.current?.reset({ canUndo: true }));
      await screen.findByRole('button', { name: 'Undo' });
      await walk.topic();
      await waitForStep(2);
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    },
    TIMEOUT_MS,
  );

  it(
    'is offered no undo unless the host asks for it',
    async () => {
      const handle = createRef<FlowHandle>();
      open({ ref: handle });
      await completeStepsBefore(2);
      act(() => handle.current?.reset());
      await waitForStep(1);
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    },
    TIMEOUT_MS,
  );
});
