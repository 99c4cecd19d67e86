import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sharedStorage } from '../../account/auth/auth.test-tools.js';
import { JOURNEY_KEY } from '../../journeys/ten-step/saved-journey.js';
import { tenStepText } from '../account-journeys/account-journeys.test-tools.js';
import { getAccountKey } from './account-storage.js';
import {
  ADAS_JOURNEY,
  PLATFORM_RUN,
  open,
  press,
  isAt,
  seesLanding,
  seesAda,
  seesNothingOfAda,
  storageWithAda,
} from './person-storage.test-tools.js';

afterEach(() => vi.restoreAllMocks());

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
    await press('Views and sections');
    await press('Feature Dashboard');
    await waitFor(() => expect(screen.getByTitle('Feature Dashboard')).toBeVisible());
    await press('Sign Out');
    await isAt('signed-out');
    await press('Views and sections');
    const section = await screen.findByRole('button', { name: 'Feature Dashboard' });
    expect(section).not.toHaveAttribute('aria-current');
    expect(texts.get(PLATFORM_RUN)).toBeUndefined();
  });
});
