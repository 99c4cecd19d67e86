import { createPlatformClient } from '@spinout/api-client';
import { memoryTokenStorage, type HttpTransportSettings } from '@spinout/api-client/http';
import { memoryStorage } from '@spinout/flow-kit';
import { testRuntime } from '@spinout/flow-kit/testing';
import { createAuthSession, type AuthPage } from '@spinout/journey/auth';
import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { faultyServer, type AnyCall, type Answer } from '../screens/faulty-server.js';
import type { JourneyCase, JourneyCaseDependencies } from './journey-case.types.js';

const ORIGIN = 'https://app.example';

/** A fake page that records where it would navigate. */
function fakePage(path: string) {
  let href = new URL(path, ORIGIN).href;
  const redirects: string[] = [];
  const move = (path: string) => void (href = new URL(path, href).href);
  const page: AuthPage = {
    href: () => href,
    clean: move,
    goTo: move,
    leave: (url) => void redirects.push(url),
    isFramed: () => false,
    watch: () => () => undefined,
  };
  return { page, redirects };
}

const persistent = () => ({ ...memoryStorage(), persistent: true });

/** Renders a screen with a faulty server, in StrictMode, which mounts it twice. */
export async function openJourneyScreen(
  journeyCase: JourneyCase,
  answer: Answer<AnyCall>,
  settings: HttpTransportSettings = {},
) {
  const runtime = testRuntime();
  const tokens = memoryTokenStorage();
  if (journeyCase.isSignedIn === true) {
    tokens.write({ token: 'token-1', refreshToken: 'refresh-1', signIn: 'sign-in-1' });
  }
  const session = createAuthSession({
    api: () => api,
    storage: tokens,
    locks: null,
    events: null,
  });
  const server = faultyServer<AnyCall>(answer, {
    now: () => runtime.now().getTime(),
    ...settings,
    ...(journeyCase.isSignedIn === true && { session }),
  });
  const api = createPlatformClient({ transport: server.transport });
  const dependencies: JourneyCaseDependencies = {
    api,
    runtime,
    tokens,
    session,
    storage: persistent(),
    tab: persistent(),
    ...fakePage(journeyCase.path ?? '/'),
  };
  const view = render(<StrictMode>{journeyCase.screen(dependencies)}</StrictMode>);
  await journeyCase.enter?.();
  return {
    dependencies,
    unmount: view.unmount,
    /** Requests of the calls under test. */
    getRequests: () => server.sent.filter(({ id }) => journeyCase.calls.includes(id)),
  };
}
