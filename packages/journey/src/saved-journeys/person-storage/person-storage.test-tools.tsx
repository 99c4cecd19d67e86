import { exampleUser } from '@spinout/api-client/testing';
import type { KeyValueStorage } from '@spinout/flow-kit';
import { JourneyFrame } from '../../frame/journey-frame.js';
import { MainPage } from '../../shell/main-page/main-page.js';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, vi } from 'vitest';
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
export const ADAS_JOURNEY = tenStepText('journey-a', 3);
const ADAS_INTEREST = 'Interest of journey-a';
export const PLATFORM_RUN = savedRunKey('platform');

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
export function open({ storage = sharedStorage().tab(), personId = 'ada' }: OpenOptions = {}) {
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
export const press = (name: string) => user.click(screen.getByRole('button', { name }));
export const isAt = async (state: string) => screen.findByText(`State: ${state}`);
export const seesLanding = () => screen.findByRole('button', { name: 'Start Your Journey' });
export const seesAda = () =>
  waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(ADAS_INTEREST));
export const seesNothingOfAda = () => expect(document.body).not.toHaveTextContent(ADAS_INTEREST);

export const storageWithAda = () => {
  const { tab, texts } = sharedStorage();
  texts.set(getAccountKey('ada', JOURNEY_KEY), ADAS_JOURNEY);
  return { tab, texts };
};
