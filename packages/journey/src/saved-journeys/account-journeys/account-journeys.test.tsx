import { createPlatformClient } from '@spinout/api-client';
import { scriptedTransport, type Script } from '@spinout/api-client/testing';
import { memoryStorage, observedStorage } from '@spinout/flow-kit';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { MyJourneys } from '../my-journeys/my-journeys.js';
import type { SavedEntry } from '../my-journeys/my-journeys.types.js';
import { JOURNEY_KEY } from '../../journeys/ten-step/saved-journey.js';
import { tenStepRecord } from '../../journeys/ten-step/ten-step.record.js';
import { accountJourneysModels as models } from './account-journeys.fixtures.js';
import { accountJourneysMessages as messages } from './account-journeys.messages.js';
import { fakeAccount, noteRecord, tenStepText } from './account-journeys.test-tools.js';
import { AccountJourneys, useAccountJourneys } from './account-journeys.js';
import { AccountNoticesView } from './account-journeys.view.js';
import { AccountNotices, ImportLocalJourneys } from './account-notices.js';

const IMPORT_BUTTON = 'Save to my account';

function Dialog({ onOpen }: { readonly onOpen: (entry: SavedEntry) => void }) {
  const { sources, owner } = useAccountJourneys();
  return (
    <MyJourneys
      key={owner}
      open
      sources={sources}
      onClose={vi.fn()}
      onOpen={onOpen}
      offer={<ImportLocalJourneys />}
      runtime={testRuntime()}
    />
  );
}

interface ShowOptions {
  readonly account?: ReturnType<typeof fakeAccount>;
  readonly script?: Script;
  readonly owner?: string | null;
  /** Stored text of the ten-step journey. @default none */
  readonly text?: string;
  readonly view?: 'notices' | 'dialog';
}

const show = ({
  account = fakeAccount(),
  script = {},
  owner = 'ada',
  text,
  view = 'notices',
}: ShowOptions = {}) => {
  const storage = observedStorage({ ...memoryStorage(), persistent: true });
  if (text !== undefined) void storage.write(JOURNEY_KEY, text);
  const transport = scriptedTransport({ ...account.script, ...script });
  const api = createPlatformClient({ transport });
  const runtime = testRuntime();
  const onOpen = vi.fn();
  const page = (person: string | null) => (
    <StrictMode>
      <AccountJourneys
        {...{ api, storage, runtime, onOpen }}
        records={[tenStepRecord, noteRecord]}
        owner={person}
      >
        {view === 'notices' ? <AccountNotices /> : <Dialog onOpen={onOpen} />}
      </AccountJourneys>
    </StrictMode>
  );
  const { rerender } = render(page(owner));
  return {
    account,
    storage,
    transport,
    onOpen,
    user: userEvent.setup(),
    signInAs: (person: string | null) => rerender(page(person)),
  };
};

const button = (name: string) => screen.getByRole('button', { name });
const list = () => screen.findByRole('list', { name: 'Research journeys' });

it('passes on the same sources when a host creates its list of records anew', () => {
  const sources = new Set<unknown>();
  const Watch = () => {
    sources.add(useAccountJourneys().sources);
    return null;
  };
  const storage = observedStorage(memoryStorage());
  const api = createPlatformClient({ transport: scriptedTransport({}) });
  const page = () => (
    <AccountJourneys {...{ api, storage }} records={[noteRecord]} owner={null} onOpen={vi.fn()}>
      <Watch />
    </AccountJourneys>
  );
  const { rerender } = render(page());
  rerender(page());
  expect(sources.size).toBe(1);
});

describe('the account notices', () => {
  it('MENU-03 offers to import a guest’s journeys after sign-in, and confirms the import (T-43, T-09)', async () => {
    const { account, user, signInAs } = show({ owner: null, text: tenStepText('journey-g') });
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    signInAs('ada');
    await user.click(await screen.findByRole('button', { name: IMPORT_BUTTON }));
    expect(
      await screen.findByText('Saved to your account: “Interest of journey-g”.'),
    ).toBeVisible();
    expect([...account.journeys.keys()]).toEqual(['journey-g']);
    await user.click(button('Close'));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('hides the offer after it is declined', async () => {
    const { account, user } = show({ text: tenStepText('journey-g') });
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
    expect(account.journeys.size).toBe(0);
  });

  it('tells the host to show a newer version after opening it', async () => {
    const first = show({ text: tenStepText('journey-1') });
    await first.user.click(await screen.findByRole('button', { name: IMPORT_BUTTON }));
    await screen.findByText(/^Saved to your account/);
    first.account.saveOnOtherDevice(
      'journey-1',
      tenStepText('journey-1', 8),
      '2026-03-03T10:00:00.000Z',
    );
    first.signInAs(null);
    first.signInAs('ada');
    await first.user.click(await screen.findByRole('button', { name: 'Open newer version' }));
    await waitFor(() => expect(first.onOpen.mock.calls).toEqual([['ten-step']]));
    expect(first.storage.read(JOURNEY_KEY)).toBe(tenStepText('journey-1', 8));
  });

  it.each([
    ['offered', IMPORT_BUTTON, 'import.requested'],
    ['offered', 'Not now', 'import.declined'],
    ['blocked', 'Try again', 'retry.requested'],
    ['newer', 'Open newer version', 'conflict.resolvedRemote'],
    ['newer', 'Keep this version', 'conflict.resolvedLocal'],
    ['imported', 'Close', 'importNotice.closed'],
  ] as const)('sends an event for each button: %s, %s', async (state, name, type) => {
    const send = vi.fn();
    render(<AccountNoticesView model={models[state]} send={send} />);
    await userEvent.click(button(name));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type });
  });

  it('warns about local changes, and shows why a version could not be opened', () => {
    const renderModel = (model: (typeof models)[keyof typeof models]) => (
      <AccountNoticesView model={model} send={vi.fn()} />
    );
    const { rerender } = render(renderModel(models.newerOverwrites));
    expect(screen.getByText(messages.newerOverwrites)).toBeVisible();
    rerender(renderModel(models.notOpened));
    expect(screen.getByRole('alert')).toHaveTextContent('Try again.');
    rerender(renderModel(models.opening));
    expect(button('Opening…')).toHaveAttribute('aria-busy', 'true');
    expect(button('Keep this version')).toBeDisabled();
  });
});

describe('the list of journeys while signed in', () => {
  const createAccountWithJourney = () => {
    const account = fakeAccount();
    account.saveOnOtherDevice('journey-1', tenStepText('journey-1', 8), '2026-03-03T10:00:00.000Z');
    return account;
  };

  it('MENU-03 lists journeys of the account and the browser with their location (T-43)', async () => {
    show({ account: createAccountWithJourney(), text: tenStepText('journey-g'), view: 'dialog' });
    const rows = within(await list());
    await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(2));
    const [newest, other] = rows.getAllByRole('listitem');
    expect(newest).toHaveTextContent('Interest of journey-1');
    expect(newest).toHaveTextContent('Step 8 of 10 Saved March 3, 2026 In your account');
    expect(other).toHaveTextContent('Step 3 of 10 Saved March 2, 2026 In this browser');
    expect(screen.getByText(/^Saved in your account, in this browser/)).toBeVisible();
  });

  it('shows an imported journey once when it is in both places', async () => {
    const { user } = show({ text: tenStepText('journey-g'), view: 'dialog' });
    await user.click(await screen.findByRole('button', { name: IMPORT_BUTTON }));
    expect(await screen.findByText('In your account and this browser')).toBeVisible();
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
  });

  it('opens a journey of the account when it replaces nothing', async () => {
    const { user, onOpen, storage } = show({ account: createAccountWithJourney(), view: 'dialog' });
    await list();
    await user.click(button('Open: Interest of journey-1'));
    await waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1));
    expect(onOpen.mock.calls[0]?.[0]).toMatchObject({ kind: 'ten-step', location: 'account' });
    expect(storage.read(JOURNEY_KEY)).toBe(tenStepText('journey-1', 8));
  });

  it('asks before replacing a journey, and keeps it on cancel', async () => {
    const text = tenStepText('journey-g');
    const { user, onOpen, storage } = show({
      account: createAccountWithJourney(),
      text,
      view: 'dialog',
    });
    await list();
    await user.click(await screen.findByRole('button', { name: 'Open: Interest of journey-1' }));
    const question = await screen.findByRole('group', {
      name: /^Open this journey instead of “Interest of journey-g”\?/,
    });
    expect(question).toHaveTextContent('saved in this browser only and will be lost');
    expect(button('Keep the current journey')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button('Open: Interest of journey-1')).toHaveFocus();
    expect(storage.read(JOURNEY_KEY)).toBe(text);
    await user.click(button('Open: Interest of journey-1'));
    await user.click(await screen.findByRole('button', { name: 'Replace and open' }));
    await waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1));
    expect(storage.read(JOURNEY_KEY)).toBe(tenStepText('journey-1', 8));
  });

  it('reports a failed opening and succeeds on retry', async () => {
    const account = createAccountWithJourney();
    const { user, onOpen, storage } = show({ account, view: 'dialog' });
    await list();
    const stored = account.journeys.get('journey-1');
    account.journeys.clear();
    await user.click(button('Open: Interest of journey-1'));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be opened');
    expect(storage.read(JOURNEY_KEY)).toBeNull();
    if (stored) account.journeys.set('journey-1', stored);
    await user.click(button('Open: Interest of journey-1'));
    await waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1));
  });

  it('deletes a journey in both places', async () => {
    const { user, account, storage } = show({ text: tenStepText('journey-g'), view: 'dialog' });
    await user.click(await screen.findByRole('button', { name: IMPORT_BUTTON }));
    await screen.findByText('In your account and this browser');
    await user.click(button('Delete: Interest of journey-g'));
    await user.click(button('Delete permanently'));
    expect(await screen.findByText('Deleted: Interest of journey-g')).toBeVisible();
    expect(storage.read(JOURNEY_KEY)).toBeNull();
    expect(account.journeys.size).toBe(0);
    expect(await screen.findByText(/^No journeys yet/)).toBeVisible();
  });

  it('still lists this browser’s journeys when the account fails', async () => {
    const script = { 'journeys.list': () => Promise.reject(new Error('no answer')) };
    show({ text: tenStepText('journey-g'), script, view: 'dialog' });
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText(/^Some journeys could not be read: your account\./)).toBeVisible();
  });

  it('lists nothing of the account after sign-out', async () => {
    const { signInAs } = show({
      account: createAccountWithJourney(),
      owner: 'ada',
      view: 'dialog',
    });
    await list();
    signInAs(null);
    expect(screen.getByText('Saved in this browser only.')).toBeVisible();
    expect(await screen.findByText(/^No journeys yet/)).toBeVisible();
  });
});
