import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FAULTS, RECOVERIES, type Fault, type Recovery } from './screens/faults.js';
import { good, type Call } from './screens/faulty-server.js';
import { reasonAgainst } from './screens/not-applicable.js';
import { openScene, watchForNoise } from './screens/open-scene.js';
import { briefly, eventually, pass, stubDownloads } from './screens/page.js';
import { scenes } from './screens/scenes.js';
import { SITUATIONS } from './screens/situations.js';

const calls = Object.keys(scenes) as Call[];

/** Every fault with every call: the cells that apply, and those that do not. */
const cellsOf = <Row extends { readonly name: string }>(rows: readonly Row[]) =>
  rows.flatMap((row) =>
    calls.map((call) => ({ call, row, fault: row.name, reason: reasonAgainst(row.name, call) })),
  );
const applying = <Row extends { readonly name: string }>(rows: readonly Row[]) =>
  cellsOf(rows).filter(({ reason }) => reason === null);

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

const meetFault = async (call: Call, fault: Fault) => {
  const { offline = false, passesMs = 0, requests = 1, settings } = fault;
  let isHealed = false;
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!offline);
  const { scene, dependencies, log, ...opened } = await openScene(
    call,
    (sent) => (isHealed ? good(sent) : fault.answer(sent)),
    settings,
  );
  opened.ask();
  await opened.requests(1);
  await pass(passesMs);
  await eventually(() => scene.failed(fault.failure));
  expect(opened.ids()).toEqual(Array<Call>(requests).fill(call));
  expect({
    warn: log.warn.mock.calls.length,
    error: log.error.mock.calls.length,
  }).toEqual({ warn: Number(scene.log === 'warn'), error: Number(scene.log === 'error') });
  scene.kept();

  if (scene.again === null) return;
  isHealed = true;
  online.mockReturnValue(true);
  scene.again();
  await eventually(() => scene.good(dependencies));
  expect(opened.ids()).toHaveLength(requests + 1);
};

const recover = async (call: Call, { answer, settings, passesMs, requests }: Recovery) => {
  const { scene, dependencies, log, ...opened } = await openScene(call, answer, settings);
  opened.ask();
  await opened.requests(1);
  await pass(passesMs);
  await eventually(() => scene.good(dependencies));
  expect(opened.ids()).toEqual(Array<Call>(requests).fill(call));
  const keys = new Set(opened.sent.map(({ headers }) => headers.get('idempotency-key')));
  expect([...keys]).toEqual([settings.idempotency === true ? 'key-1' : null]);
  expect([log.warn.mock.calls, log.error.mock.calls]).toEqual([[], []]);
};

describe('a screen whose call fails says so in the specified words, keeps what was entered, and can try again', () => {
  it.each(applying(FAULTS))('$call meets $fault', async ({ call, row }) => {
    await meetFault(call, row);
    noise.expectNone();
  });
});

describe('a screen whose call recovers shows the answer, and nothing of the fault', () => {
  it.each(applying(RECOVERIES))('$call meets $fault', async ({ call, row }) => {
    await recover(call, row);
    noise.expectNone();
  });
});

describe('a screen stays in order', () => {
  it.each(applying(SITUATIONS))('$call meets $fault', async ({ call, row }) => {
    await row.run(call);
    noise.expectNone();
  });
});

describe('the matrix of faults and calls', () => {
  it('is complete: each cell is tried, or says why it does not apply', () => {
    const cells = [...cellsOf(FAULTS), ...cellsOf(RECOVERIES), ...cellsOf(SITUATIONS)];
    const left = cells.flatMap(({ reason }) => reason ?? []);
    const numbers = new Set(cells.map(({ fault }) => fault.split(' ', 1)[0]));
    expect(numbers.size).toBe(23);
    expect(cells).toHaveLength(31 * 9);
    expect(left).toHaveLength(27);
  });
});
