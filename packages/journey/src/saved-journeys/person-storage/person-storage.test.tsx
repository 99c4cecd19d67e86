import { exampleUser } from '@spinout/api-client/testing';
import type { KeyValueStorage } from '@spinout/flow-kit';
import { JourneyFrame } from '../../frame/journey-frame.js';
import { MainPage } from '../../shell/main-page/main-page.js';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AuthCallback } from '../../account/auth/auth-callback.js';
import { AuthProvider } from '../../account/auth/auth-provider.js';
import {
  createAuthDependencies,
  sharedStorage,
  STORED_TOKENS,
  storedTokens,
} from '../../account/auth/auth.test-tools.js';
import { useAuth } from '../../account/auth/use-auth.js';
import { JOURNEY_KEY } from '../../journeys/ten-step/saved-journey.js';
import { tenStepRecord } from '../../journeys/ten-step/ten-step.record.js';
import { savedRunKey } from '../../storage/run-key.js';
import { fakeAccount, tenStepText } from '../account-journeys/account-journeys.test-tools.js';
import { AccountJourneys } from '../account-journeys/account-journeys.js';
import { getAccountKey } from './account-storage.js';
import { usePersonStorage } from './use-person-storage.js';

const RECORDS = [tenStepRecord];
const ADAS_JOURNEY = tenStepText('journey-a', 3);
const ADAS_INTEREST = 'Interest of journey-a';
const PLATFORM_RUN = savedRunKey('platform');

afterEach(() => vi.restoreAllMocks());

/** A host's page, as in the demo. */
function Page({
  api,
  storage,
  runtime,
}: Pick<ReturnType<typeof createAuthDependencies>, 'api' | 'storage' | 'runtime'>) {
  const { state, accountId, signOut, continueAsGuest } = useAuth();
  const person = usePersonStorage({ storage, records: RECORDS, runtime });
  if (person === null) return null;
  return (
    <AccountJourneys
      {...{ api, runtime }}
      storage={person.storage}
      records={RECORDS}
      owner={state === 'signed-in' ? accountId : null}
      onOpen={vi.fn()}
    >
      <p>{`State: ${state}`}</p>
      <button type="button" onClick={signOut}>
        Sign Out
      </button>
      <button type="button" onClick={continueAsGuest}>
        Continue as Guest
      </button>
      <MainPage
        {...{ api, runtime }}
        storage={person.storage}
        hostname="app.example"
        theme="light"
        platform={{ notices: null }}
      />
    </AccountJourneys>
  );
}

interface OpenOptions {
  readonly storage?: KeyValueStorage;
  readonly personId?: string | null;
}

/** Opens a page in a tab of the browser. */
function open({ storage = sharedStorage().tab(), personId = 'ada' }: OpenOptions = {}) {
  const account = fakeAccount();
  const current = { personId };
  const events = new EventTarget();
  const dependencies = createAuthDependencies({
    storage,
    events,
    ...(personId !== null && { tokens: storedTokens() }),
    script: {
      ...account.script,
      'session.profile': () => ({ success: true, user: { ...exampleUser, id: current.personId } }),
    },
  });
  const { api, session, tab, page, runtime, tokens } = dependencies;
  const view = render(
    <StrictMode>
      <AuthProvider {...{ api, session, storage, tab, page, runtime }}>
        <AuthCallback>
          <JourneyFrame>
            <Page {...{ api, storage, runtime }} />
          </JourneyFrame>
        </AuthCallback>
      </AuthProvider>
    </StrictMode>,
  );
  return {
    ...dependencies,
    account,
    unmount: view.unmount,
    container: view.container,
    /** Another person signs in, in another tab. */
    signInAs: (id: string) => {
      current.personId = id;
      act(() => {
        tokens.write({ ...STORED_TOKENS, signIn: `sign-in-of-${id}` });
        events.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
      });
    },
    expire: () =>
      act(() => {
        tokens.write({ token: null, refreshToken: null, signIn: null });
        events.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
      }),
  };
}

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const isAt = async (state: string) => screen.findByText(`State: ${state}`);
const seesLanding = () => screen.findByRole('button', { name: 'Start Your Journey' });
const seesAda = () =>
  waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(ADAS_INTEREST));
const seesNothingOfAda = () => expect(document.body).not.toHaveTextContent(ADAS_INTEREST);

const storageWithAda = () => {
  const { tab, texts } = sharedStorage();
  texts.set(getAccountKey('ada', JOURNEY_KEY), ADAS_JOURNEY);
  return { tab, texts };
};

describe('the journey of one person', () => {
  it('is not on the screen of the next after sign-out, and is there again for the person', async () => {
    const { tab, texts } = storageWithAda();
    const { signInAs } = open({ storage: tab() });
    await isAt('signed-in');
    await seesAda();

    await press('Sign Out');
    await isAt('signed-out');
    await seesLanding();
    seesNothingOfAda();
    expect(texts.get(JOURNEY_KEY)).toBeUndefined();

    signInAs('bob');
    await isAt('signed-in');
    await seesLanding();
    seesNothingOfAda();

    await press('Sign Out');
    await isAt('signed-out');
    signInAs('ada');
    await isAt('signed-in');
    await seesAda();
  });

  it('is neither shown to the next person nor saved for them when that person follows without a sign-out', async () => {
    const { tab, texts } = storageWithAda();
    const { signInAs, account } = open({ storage: tab() });
    await isAt('signed-in');
    await seesAda();
    signInAs('bob');
    await waitFor(seesNothingOfAda);
    await seesLanding();
    await isAt('signed-in');
    expect(account.journeys.has('journey-a')).toBe(false);
    expect([...texts.keys()].filter((key) => key.includes('bob'))).toEqual([]);
  });

  it('is not on the screen of a guest who follows an expired session', async () => {
    const { tab } = storageWithAda();
    const { expire } = open({ storage: tab() });
    await isAt('signed-in');
    await seesAda();
    expire();
    await isAt('signed-out');
    // The person may sign in again and continue.
    await seesAda();
    await press('Continue as Guest');
    await isAt('guest');
    await seesLanding();
    seesNothingOfAda();
  });

  it('leaves the other tab when the person signs out in this one', async () => {
    const { tab } = storageWithAda();
    const other = open({ storage: tab() });
    await isAt('signed-in');
    await seesAda();
    act(() => void tab().remove('signed_in_account'));
    await seesLanding();
    seesNothingOfAda();
    other.unmount();
  });

  it('is not on a page that is opened after sign-out', async () => {
    const { tab } = storageWithAda();
    const first = open({ storage: tab() });
    await isAt('signed-in');
    await press('Sign Out');
    await isAt('signed-out');
    first.unmount();
    open({ storage: tab(), personId: null });
    await seesLanding();
    seesNothingOfAda();
  });

  it('starts with the page again, before the profile is loaded', async () => {
    const { tab } = storageWithAda();
    const first = open({ storage: tab() });
    await isAt('signed-in');
    first.unmount();
    open({ storage: tab() });
    await seesAda();
  });

  it('is removed from the screen with what an older version of the page stored', async () => {
    const { tab, texts } = sharedStorage();
    texts.set(JOURNEY_KEY, ADAS_JOURNEY);
    const sync = { owner: 'ada', journeyId: 'journey-a', revision: 1, saved: '', seen: '' };
    texts.set(`account-copy:${JOURNEY_KEY}`, JSON.stringify({ ...sync, changedAt: null }));
    open({ storage: tab(), personId: null });
    await seesLanding();
    seesNothingOfAda();
    expect(texts.get(getAccountKey('ada', JOURNEY_KEY))).toBe(ADAS_JOURNEY);
  });

  it('is shown to a person whose storage answers later', async () => {
    const { tab } = storageWithAda();
    const { read, ...rest } = tab();
    const later = { ...rest, read: (key: string) => Promise.resolve(read(key)) };
    open({ storage: later });
    await isAt('signed-in');
    await seesAda();
    await press('Sign Out');
    await isAt('signed-out');
    await seesLanding();
    seesNothingOfAda();
  });
});

describe('the work of a guest', () => {
  const GUESTS_JOURNEY = tenStepText('journey-g', 3);
  const GUESTS_INTEREST = 'Interest of journey-g';
  const storageOfGuest = () => {
    const { tab, texts } = sharedStorage();
    texts.set(JOURNEY_KEY, GUESTS_JOURNEY);
    return { tab, texts };
  };
  const seesGuest = () =>
    waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(GUESTS_INTEREST));

  it('goes with the guest who signs in, and is gone from the screen after sign-out (T-09)', async () => {
    const { tab, texts } = storageOfGuest();
    const { signInAs } = open({ storage: tab(), personId: null });
    await seesGuest();
    signInAs('ada');
    await isAt('signed-in');
    await seesGuest();
    expect(texts.get(JOURNEY_KEY)).toBeUndefined();
    await press('Sign Out');
    await isAt('signed-out');
    await seesLanding();
    expect(document.body).not.toHaveTextContent(GUESTS_INTEREST);
  });

  it('stays in the browser while someone with an own journey is signed in', async () => {
    const { tab, texts } = storageOfGuest();
    texts.set(getAccountKey('ada', JOURNEY_KEY), ADAS_JOURNEY);
    open({ storage: tab() });
    await isAt('signed-in');
    await seesAda();
    await press('Sign Out');
    await isAt('signed-out');
    await seesGuest();
    seesNothingOfAda();
  });
});

describe('the platform', () => {
  it('starts anew for the next person, whose runs are their own', async () => {
    const { tab, texts } = storageWithAda();
    open({ storage: tab() });
    await isAt('signed-in');
    await press('Full Research Platform');
    await screen.findByRole('heading', { name: 'Agentic Research' });
    texts.set(getAccountKey('ada', PLATFORM_RUN), 'of Ada');
    await user.click(screen.getByRole('tab', { name: 'Feature Dashboard' }));
    await press('Sign Out');
    await isAt('signed-out');
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'Feature Dashboard' })).toHaveAttribute(
        'aria-selected',
        'false',
      ),
    );
    expect(texts.get(PLATFORM_RUN)).toBeUndefined();
  });
});
