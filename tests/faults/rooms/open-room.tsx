import { createPlatformClient } from '@spinout/api-client';
import { memoryTokenStorage, type HttpTransportSettings } from '@spinout/api-client/http';
import { memoryStorage } from '@spinout/flow-kit';
import { testRuntime } from '@spinout/flow-kit/testing';
import { createAuthSession, type AuthPage } from '@spinout/journey/auth';
import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { faultyServer, type AnyCall, type Answer } from '../screens/faulty-server.js';
import type { Room, RoomDependencies } from './room.types.js';

const ORIGIN = 'https://app.example';

/** A page that goes nowhere, and remembers where it was to go. */
function stillPage(at: string) {
  let href = new URL(at, ORIGIN).href;
  const left: string[] = [];
  const move = (path: string) => void (href = new URL(path, href).href);
  const page: AuthPage = {
    href: () => href,
    clean: move,
    goTo: move,
    leave: (url) => void left.push(url),
    isFramed: () => false,
    watch: () => () => undefined,
  };
  return { page, left };
}

const persistent = () => ({ ...memoryStorage(), persistent: true });

/** Puts a room on the page, over a network that a test decides; StrictMode mounts it twice. */
export async function openRoom(
  room: Room,
  answer: Answer<AnyCall>,
  settings: HttpTransportSettings = {},
) {
  const runtime = testRuntime();
  const tokens = memoryTokenStorage();
  if (room.isSigned === true) {
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
    ...(room.isSigned === true && { session }),
  });
  const api = createPlatformClient({ transport: server.transport });
  const dependencies: RoomDependencies = {
    api,
    runtime,
    tokens,
    session,
    storage: persistent(),
    tab: persistent(),
    ...stillPage(room.at ?? '/'),
  };
  const view = render(<StrictMode>{room.screen(dependencies)}</StrictMode>);
  await room.enter?.();
  return {
    dependencies,
    unmount: view.unmount,
    /** Requests of the calls that the room is about. */
    asked: () => server.sent.filter(({ id }) => room.calls.includes(id)),
  };
}
