import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FAULTS, RECOVERIES, type Fault, type Recovery } from './screens/faults.js';
import { sendGoodReply, type Call } from './screens/faulty-server.js';
import { getReasonToSkip } from './screens/not-applicable.js';
import { openScreen, watchForErrors } from './screens/open-screen.js';
import { shortenErrors, waitForExpectation, advanceTime, stubDownloads } from './screens/page.js';
import { screenCases } from './screens/screen-cases.js';
import { SITUATIONS } from './screens/situations.js';

const calls = Object.keys(screenCases) as Call[];

/** All combinations of faults and calls, including those that do not apply. */
const listCells = <Row extends { readonly name: string }>(rows: readonly Row[]) =>
  rows.flatMap((row) =>
    calls.map((call) => ({ call, row, fault: row.name, reason: getReasonToSkip(row.name, call) })),
  );
const listApplicable = <Row extends { readonly name: string }>(rows: readonly Row[]) =>
  listCells(rows).filter(({ reason }) => reason === null);

let errorWatch: ReturnType<typeof watchForErrors>;
let restoreErrors: () => void;

beforeAll(() => {
  restoreErrors = shortenErrors();
});
afterAll(() => restoreErrors());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stubDownloads();
  errorWatch = watchForErrors();
});
afterEach(() => errorWatch.end());

const startFault = async (call: Call, fault: Fault) => {
  const { offline = false, durationMs = 0, requests = 1, settings } = fault;
  let isFaultOver = false;
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!offline);
  const { screenCase, dependencies, log, ...opened } = await openScreen(
    call,
    (sent) => (isFaultOver ? sendGoodReply(sent) : fault.answer(sent)),
    settings,
  );
  opened.submit();
  await opened.requests(1);
  await advanceTime(durationMs);
  await waitForExpectation(() => screenCase.expectFailure(fault.failure));
  expect(opened.ids()).toEqual(Array<Call>(requests).fill(call));
  expect({
    warn: log.warn.mock.calls.length,
    error: log.error.mock.calls.length,
  }).toEqual({
    warn: Number(screenCase.log === 'warn'),
    error: Number(screenCase.log === 'error'),
  });
  screenCase.expectInputUnchanged();

  if (screenCase.retry === null) return;
  isFaultOver = true;
  online.mockReturnValue(true);
  screenCase.retry();
  await waitForExpectation(() => screenCase.expectSuccess(dependencies));
  expect(opened.ids()).toHaveLength(requests + 1);
};

const recover = async (call: Call, { answer, settings, durationMs, requests }: Recovery) => {
  const { screenCase, dependencies, log, ...opened } = await openScreen(call, answer, settings);
  opened.submit();
  await opened.requests(1);
  await advanceTime(durationMs);
  await waitForExpectation(() => screenCase.expectSuccess(dependencies));
  expect(opened.ids()).toEqual(Array<Call>(requests).fill(call));
  const keys = new Set(opened.sent.map(({ headers }) => headers.get('idempotency-key')));
  expect([...keys]).toEqual([settings.idempotency === true ? 'key-1' : null]);
  expect([log.warn.mock.calls, log.error.mock.calls]).toEqual([[], []]);
};

describe('a screen after a failed call: shows the specified text, keeps the input, and can retry', () => {
  it.each(listApplicable(FAULTS))('$call meets $fault', async ({ call, row }) => {
    await startFault(call, row);
    errorWatch.expectNone();
  });
});

describe('a screen after a recovered call: shows the reply and no error', () => {
  it.each(listApplicable(RECOVERIES))('$call meets $fault', async ({ call, row }) => {
    await recover(call, row);
    errorWatch.expectNone();
  });
});

describe('a screen stays consistent', () => {
  it.each(listApplicable(SITUATIONS))('$call meets $fault', async ({ call, row }) => {
    await row.run(call);
    errorWatch.expectNone();
  });
});

describe('the fault matrix', () => {
  it('is complete: each cell is tested or has a reason why it does not apply', () => {
    const cells = [...listCells(FAULTS), ...listCells(RECOVERIES), ...listCells(SITUATIONS)];
    const skipped = cells.flatMap(({ reason }) => reason ?? []);
    const numbers = new Set(cells.map(({ fault }) => fault.split(' ', 1)[0]));
    expect(numbers.size).toBe(23);
    expect(cells).toHaveLength(31 * 9);
    expect(skipped).toHaveLength(27);
  });
});
