import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRoom } from './rooms/open-room.js';
import { roomOf, rooms, type RoomName } from './rooms/rooms.js';
import { meets } from './rooms/told-apart.js';
import { FAULTS, type Fault } from './screens/faults.js';
import { good, held, type AnyCall } from './screens/faulty-server.js';
import { watchForNoise } from './screens/open-scene.js';
import { briefly, eventually, pass, stubDownloads, until } from './screens/page.js';

/** What the network takes to try a reading call again, and again. */
const TRIED_AGAIN_MS = 15_000;

const names = Object.keys(rooms) as RoomName[];

let noise: ReturnType<typeof watchForNoise>;
let speakAtLength: () => void;

beforeAll(() => {
  speakAtLength = briefly();
});
afterAll(() => speakAtLength());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stubDownloads();
  noise = watchForNoise();
});
afterEach(() => noise.end());

const meetFault = async (name: RoomName, fault: Fault) => {
  const room = roomOf(name);
  const { offline = false, passesMs = 0, settings } = fault;
  let isHealed = false;
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!offline);
  const { dependencies, asked } = await openRoom(
    room,
    (sent) => (isHealed || !room.calls.includes(sent.id) ? good(sent) : fault.answer(sent)),
    settings,
  );
  await room.ask?.();
  await until(() => asked().length > 0);
  const waitMs = Math.max(passesMs, room.reads === true ? TRIED_AGAIN_MS : 0);
  for (let tried = 0; tried < (room.tries ?? 1); tried += 1) await pass(waitMs);
  await eventually(() => room.failed(fault.failure, dependencies));
  if (room.ask !== null && dependencies.left.length === 0)
    expect(document.activeElement).not.toBe(document.body);
  await room.kept?.();
  if (room.again === null) return;
  isHealed = true;
  online.mockReturnValue(true);
  await room.again(fault.failure, dependencies);
  await eventually(() => room.good(dependencies, fault.failure));
};

const cells = names.flatMap((room) =>
  FAULTS.filter((fault) => meets(room, fault)).map((fault) => ({
    room,
    fault,
    name: fault.name,
  })),
);

describe('a room of the journeys whose call fails says so, keeps what was made, and shows a way on', () => {
  it.each(cells)('$room meets $name', async ({ room, fault }) => {
    await meetFault(room, fault);
    noise.expectNone();
  });
});

/** Leaves the room while nobody has answered yet. */
const leave = async (name: RoomName) => {
  const room = roomOf(name);
  const { answer, give } = held<AnyCall>();
  const { asked, unmount, dependencies } = await openRoom(room, (sent) =>
    room.calls.includes(sent.id) ? answer(sent) : good(sent),
  );
  await room.ask?.();
  await until(() => asked().length > 0);
  const requests = asked().length;
  unmount();
  await until(() => asked().every(({ signal }) => signal.aborted));
  await give(0);
  await pass(60_000);
  expect(asked()).toHaveLength(requests);
  expect(asked().every(({ signal }) => signal.aborted)).toBe(true);
  expect(
    [dependencies.runtime.log.warn, dependencies.runtime.log.error].flatMap(
      ({ mock }) => mock.calls,
    ),
  ).toEqual([]);
};

describe('a room of the journeys that is left', () => {
  it.each(names.filter((name) => roomOf(name).outlivesTheRoom !== true))(
    'breaks its request off, and hears of nothing any more: %s',
    async (name) => {
      await leave(name);
      noise.expectNone();
    },
  );
});
