import { exampleTenStepStart } from '@spinout/api-client/testing';
import { getBackupKey, memoryStorage } from '@spinout/flow-kit';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { JourneyFrame } from '../../frame/journey-frame.js';
import { savedRunKey } from '../../storage/run-key.js';
import { toTenStepData } from '../../journeys/ten-step/journey-data.js';
import { JOURNEY_KEY } from '../../journeys/ten-step/saved-journey.js';
import { myJourneysModels } from './my-journeys.fixtures.js';
import { MyJourneysScreen } from './my-journeys.js';
import type { JourneySource, SavedEntry } from './my-journeys.types.js';
import { MyJourneysView } from './my-journeys.view.js';
import { tenStepSource } from './ten-step.source.js';

const BACKUP_KEY = getBackupKey(JOURNEY_KEY);

const INTEREST = 'How sleep changes recall';

const record = {
  schemaVersion: 1,
  journeyId: 'journey-1',
  journeyData: toTenStepData('journey-1', INTEREST, exampleTenStepStart),
  currentStep: 4,
  showAgenticSystem: false,
  timestamp: '2026-03-02T12:00:00.000Z',
};

const stored = (text = JSON.stringify(record)) => {
  const storage = memoryStorage();
  void storage.write(JOURNEY_KEY, text);
  void storage.write(savedRunKey('journey-1'), 'run');
  return storage;
};

const flow: SavedEntry = {
  id: 'flow',
  kind: 'guided-flow',
  title: 'Protein folding',
  step: 2,
  stepCount: 6,
  savedAt: '2026-03-05T12:00:00.000Z',
};

/** A source that returns the given value, valid or not. */
const flowSource = (entries: unknown = [flow]) => ({
  kind: 'guided-flow' as const,
  list: vi.fn(() => Promise.resolve(entries as readonly SavedEntry[])),
  remove: vi.fn((_id: string) => Promise.resolve()),
});

const show = (sources: readonly JourneySource[], locale?: string) => {
  const runtime = testRuntime();
  const onClose = vi.fn();
  const onOpen = vi.fn();
  const page = (open: boolean) => (
    <StrictMode>
      <JourneyFrame locale={locale} runtime={runtime}>
        <button type="button">Menu</button>
        <MyJourneysScreen {...{ sources, open, onClose, onOpen }} />
      </JourneyFrame>
    </StrictMode>
  );
  const { rerender } = render(page(false));
  screen.getByRole('button', { name: 'Menu' }).focus();
  rerender(page(true));
  return { runtime, onClose, onOpen, user: userEvent.setup(), close: () => rerender(page(false)) };
};

const list = () => screen.findByRole('list', { name: 'Research journeys' });
const button = (name: string) => screen.getByRole('button', { name });
const titles = async () =>
  within(await list())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('the list of journeys', () => {
  it('MENU-03 lists the journeys saved in this browser in a dialog, newest first (T-43)', async () => {
    show([tenStepSource(stored()), flowSource()]);
    expect(screen.getByRole('dialog', { name: 'My Research Journeys' })).toBeVisible();
    expect(screen.getByRole('status', { name: 'Loading your journeys' })).toBeVisible();
    expect(await titles()).toEqual(['Protein folding', INTEREST]);
    const [newest, other] = within(await list()).getAllByRole('listitem');
    expect(newest).toHaveTextContent('Guided Research Flow Step 2 of 6 Saved March 5, 2026');
    expect(other).toHaveTextContent('Ten-step journey Step 4 of 10 Saved March 2, 2026');
    expect(button(`Open: ${INTEREST}`)).toBeVisible();
    expect(button(`Delete: ${INTEREST}`)).toBeVisible();
  });

  it('formats the date for the locale', async () => {
    show([flowSource()], 'de-DE');
    expect(within(await list()).getByText('Saved 5. März 2026')).toBeVisible();
  });

  it('tells the host which journey to show', async () => {
    const { user, onOpen } = show([flowSource()]);
    await list();
    await user.click(button('Open: Protein folding'));
    expect(onOpen.mock.calls).toEqual([[flow]]);
  });

  it('shows an empty state without journeys', async () => {
    show([tenStepSource(memoryStorage()), flowSource([])]);
    expect(await screen.findByText(/^No journeys yet\./)).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it.each(['Escape', 'Close'])('closes with %s and returns the focus', async (action) => {
    const { user, onClose, close } = show([flowSource()]);
    await list();
    if (action === 'Escape') await user.keyboard('{Escape}');
    else await user.click(button('Close'));
    expect(onClose).toHaveBeenCalledTimes(1);
    close();
    await waitFor(() => expect(button('Menu')).toHaveFocus());
  });
});

describe('deleting a journey', () => {
  it('asks first, with the focus on the safe answer', async () => {
    const storage = stored();
    const { user } = show([tenStepSource(storage)]);
    await list();
    await user.click(button(`Delete: ${INTEREST}`));
    expect(screen.getByRole('group', { name: /can’t undo this/ })).toBeVisible();
    expect(button('Keep journey')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button(`Delete: ${INTEREST}`)).toHaveFocus();
    expect(storage.read(JOURNEY_KEY)).not.toBeNull();
  });

  it('removes the ten-step journey and its agent run, and moves the focus', async () => {
    const storage = stored();
    void storage.write(BACKUP_KEY, 'put aside');
    const { user } = show([tenStepSource(storage), flowSource()]);
    await list();
    await user.click(button(`Delete: ${INTEREST}`));
    await user.click(button('Delete permanently'));
    const done = await screen.findByText(`Deleted: ${INTEREST}`);
    expect(done).toHaveFocus();
    await waitFor(async () => expect(await titles()).toEqual(['Protein folding']));
    expect(storage.read(JOURNEY_KEY)).toBeNull();
    expect(storage.read(savedRunKey('journey-1'))).toBeNull();
    expect(storage.read(BACKUP_KEY)).toBe('put aside');
  });

  it('keeps and lists a journey that another tab started in its place', async () => {
    const storage = stored();
    const { user } = show([tenStepSource(storage)]);
    await list();
    const other = {
      ...record,
      journeyId: 'journey-2',
      journeyData: { ...record.journeyData, interest: 'Started elsewhere' },
    };
    void storage.write(JOURNEY_KEY, JSON.stringify(other));
    await user.click(button(`Delete: ${INTEREST}`));
    await user.click(button('Delete permanently'));
    expect(await screen.findByRole('heading', { name: 'Started elsewhere' })).toBeVisible();
    expect(storage.read(JOURNEY_KEY)).toContain('journey-2');
  });

  it('reports a failure and deletes on retry', async () => {
    const source = flowSource();
    source.remove.mockRejectedValueOnce(new Error('no storage'));
    const { user, runtime } = show([source]);
    await list();
    await user.click(button('Delete: Protein folding'));
    await user.click(button('Delete permanently'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again.');
    expect(button('Delete permanently')).toHaveFocus();
    expect(runtime.log.warn).toHaveBeenCalledTimes(1);
    source.list.mockResolvedValue([]);
    await user.click(button('Delete permanently'));
    expect(await screen.findByText('Deleted: Protein folding')).toHaveFocus();
    expect(source.remove.mock.calls).toEqual([['flow'], ['flow']]);
  });
});

describe('an unreadable source', () => {
  it('does not affect the others, and can be retried', async () => {
    const source = flowSource();
    source.list.mockRejectedValueOnce(new Error('no storage'));
    const { user, runtime } = show([tenStepSource(stored()), source]);
    expect(await titles()).toEqual([INTEREST]);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Some journeys could not be read: Guided Research Flow. Nothing was changed.',
    );
    expect(runtime.log.warn).toHaveBeenCalledTimes(1);
    await user.click(button('Try again'));
    await waitFor(async () => expect(await titles()).toEqual(['Protein folding', INTEREST]));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  });

  it.each([
    ['is damaged', '{"journeyId":'],
    ['comes from a newer version', JSON.stringify({ ...record, schemaVersion: 9 })],
  ])('is reported instead of an empty list when the stored journey %s', async (_, text) => {
    show([tenStepSource(stored(text))]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Ten-step journey');
    expect(screen.queryByText(/^No journeys yet/)).not.toBeInTheDocument();
  });

  it('skips broken entries and shows the rest', async () => {
    show([flowSource([null, 7, 'text', {}, { id: '' }, { id: 5 }, flow, flow, { id: 'bare' }])]);
    expect(await titles()).toEqual(['Protein folding', 'Untitled journey']);
    const [, minimal] = within(await list()).getAllByRole('listitem');
    expect(minimal?.textContent).not.toMatch(/Step|Saved/);
  });

  it('counts a non-list response as a failure', async () => {
    show([flowSource('none'), tenStepSource(stored())]);
    expect(await titles()).toEqual([INTEREST]);
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('shows markup and bidirectional controls as plain text', async () => {
    show([flowSource([{ ...flow, title: '<b>a</b>\u202Egpj.exe\u2066\n' }])]);
    expect(await titles()).toEqual(['<b>a</b>gpj.exe']);
  });
});

describe('the view of the list', () => {
  it('prevents a second deletion while one is in progress', () => {
    render(
      <JourneyFrame>
        <MyJourneysView model={myJourneysModels.deleting} send={vi.fn()} />
      </JourneyFrame>,
    );
    expect(button('Deleting…')).toHaveAttribute('aria-busy', 'true');
    expect(button('Keep journey')).toBeDisabled();
    expect(button('Delete: Protein folding in cold-adapted bacteria')).toBeDisabled();
  });
});
