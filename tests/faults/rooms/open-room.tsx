import { createPlatformClient } from '@spinout/api-client';
import { memoryTokenStorage, type HttpTransportSettings } from '@spinout/api-client/http';
import { memoryStorage } from '@spinout/journey-kit';
import { testTools } from '@spinout/journey-kit/testing';
import { createAuthSession, type AuthPage } from '@spinout/journey/auth';
import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { faultyServer, type AnyCall, type Answer } from '../screens/faulty-server.js';
import type { Room, RoomWorld } from './room.types.js';

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

const lasting = () => ({ ...memoryStorage(), lasting: true });

/** Puts a room on the page, over a network that a test decides; StrictMode mounts it twice. */
export async function openRoom(
  room: Room,
  answer: Answer<AnyCall>,
  settings: HttpTransportSettings = {},
) {
  const tools = testTools();
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
    now: () => tools.now().getTime(),
    ...settings,
    ...(room.isSigned === true && { session }),
  });
  const api = createPlatformClient({ transport: server.transport });
  const world: RoomWorld = {
    api,
    tools,
    tokens,
    session,
    storage: lasting(),
    tab: lasting(),
    ...stillPage(room.at ?? '/'),
  };
  const view = render(<StrictMode>{room.screen(world)}</StrictMode>);
  await room.enter?.();
  return {
    world,
    unmount: view.unmount,
    /** Requests of the calls that the room is about. */
    asked: () => server.sent.filter(({ id }) => room.calls.includes(id)),
  };
}
