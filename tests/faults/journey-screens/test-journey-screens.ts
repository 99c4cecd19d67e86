import { ENDPOINTS } from '@spinout/api-client/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openJourneyScreen } from './open-journey-screen.js';
import { getJourneyCase, type JourneyCaseName } from './journey-cases.js';
import { FAULTS, TIMEOUT_MS, type Fault } from '../screens/faults.js';
import { sendGoodReply, holdReplies, type AnyCall } from '../screens/faulty-server.js';
import { watchForErrors } from '../screens/open-screen.js';
import {
  shortenErrors,
  waitForExpectation,
  advanceTime,
  stubDownloads,
  waitForCondition,
} from '../screens/page.js';

/** Time in which the client retries a reading call. */
const RETRY_MS = 15_000;

const startFault = async (name: JourneyCaseName, fault: Fault) => {
  const journeyCase = getJourneyCase(name);
  const { offline = false, durationMs = 0, settings } = fault;
  let isFaultOver = false;
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!offline);
  const { dependencies, getRequests } = await openJourneyScreen(
    journeyCase,
    (sent) =>
      isFaultOver || !journeyCase.calls.includes(sent.id)
        ? sendGoodReply(sent)
        : fault.answer(sent),
    settings,
  );
  await journeyCase.submit?.();
  await waitForCondition(() => getRequests().length > 0);
  const ownLimits = ENDPOINTS.flatMap(({ endpoint: { id, timeoutMs = TIMEOUT_MS } }) =>
    journeyCase.calls.some((call) => call === id) ? [timeoutMs] : [],
  );
  const faultMs = durationMs === TIMEOUT_MS ? Math.max(...ownLimits) : durationMs;
  const waitMs = Math.max(faultMs, journeyCase.isReadOnly === true ? RETRY_MS : 0);
  for (let attempt = 0; attempt < (journeyCase.attempts ?? 1); attempt += 1)
    await advanceTime(waitMs);
  await waitForExpectation(() => journeyCase.expectFailure(fault.failure, dependencies));
  if (journeyCase.submit !== null && dependencies.redirects.length === 0)
    expect(document.activeElement).not.toBe(document.body);
  await journeyCase.expectInputUnchanged?.();
  if (journeyCase.retry === null) return;
  isFaultOver = true;
  online.mockReturnValue(true);
  await journeyCase.retry(fault.failure, dependencies);
  await waitForExpectation(() => journeyCase.expectSuccess(dependencies, fault.failure));
};

/** Unmounts the screen before there is a reply. */
const leave = async (name: JourneyCaseName) => {
  const journeyCase = getJourneyCase(name);
  const { answer, giveReply } = holdReplies<AnyCall>();
  const { getRequests, unmount, dependencies } = await openJourneyScreen(journeyCase, (sent) =>
    journeyCase.calls.includes(sent.id) ? answer(sent) : sendGoodReply(sent),
  );
  await journeyCase.submit?.();
  await waitForCondition(() => getRequests().length > 0);
  const requests = getRequests().length;
  unmount();
  await waitForCondition(() => getRequests().every(({ signal }) => signal.aborted));
  await giveReply(0);
  await advanceTime(60_000);
  expect(getRequests()).toHaveLength(requests);
  expect(getRequests().every(({ signal }) => signal.aborted)).toBe(true);
  expect(
    [dependencies.runtime.log.warn, dependencies.runtime.log.error].flatMap(
      ({ mock }) => mock.calls,
    ),
  ).toEqual([]);
};

/** Defines the tests of journey screens: every fault on every screen, and what happens when a screen is left. */
export const testJourneyScreens = (names: readonly JourneyCaseName[]): void => {
  const cells = names.flatMap((journeyCase) =>
    FAULTS.map((fault) => ({ journeyCase, fault, name: fault.name })),
  );
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

  describe('a journey screen after a failed call: shows the error, keeps the data, and offers a way to continue', () => {
    it.each(cells)('$journeyCase meets $name', async ({ journeyCase, fault }) => {
      await startFault(journeyCase, fault);
      errorWatch.expectNone();
    });
  });

  describe('an unmounted journey screen', () => {
    it.each(names.filter((name) => getJourneyCase(name).continuesAfterUnmount !== true))(
      'aborts its request and ignores the reply: %s',
      async (name) => {
        await leave(name);
        errorWatch.expectNone();
      },
    );
  });
};
