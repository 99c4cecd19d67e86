import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FULL_REPLIES } from './fuzz/full-replies.js';
import { mutatedJson } from './fuzz/mutated-json.js';
import { mutatedPdf } from './fuzz/mutated-pdf.js';
import { scaleRuns } from './fuzz/scale-runs.js';
import { sendGoodReply, type Call } from './screens/faulty-server.js';
import { openScreen, watchForErrors } from './screens/open-screen.js';
import {
  all,
  shortenErrors,
  waitForExpectation,
  openAllTabs,
  press,
  stubDownloads,
} from './screens/page.js';

/** Number of replies per call; `fuzzed-replies.test.tsx` tests many more without rendering. */
const { runs, timeoutMs } = scaleRuns(12, 60_000);

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

const hasButton = (name: string) => all('button').some((each) => each.textContent.trim() === name);

const render = async (call: Call, answer: () => Response) => {
  const { screenCase, dependencies, unmount, ...opened } = await openScreen(call, (sent) =>
    sent.number === 1 ? answer() : sendGoodReply(sent),
  );
  try {
    const isOver = () => expect(screen.queryByText(screenCase.pendingText)).toBeNull();
    opened.submit();
    await opened.requests(1);
    await waitForExpectation(isOver);

    const hasFailed = document.querySelector('[role=alert]') !== null;
    if (hasFailed || call === 'topics.suggest' || hasButton('OK'))
      screenCase.expectInputUnchanged();
    openAllTabs();
    expect(document.body.textContent).not.toMatch(/\[object Object\]|\bundefined\b|\bNaN\b/);

    // The user can continue after any reply.
    if (hasButton('Retry')) {
      press('Retry');
      await waitForExpectation(() => screenCase.expectSuccess(dependencies));
    } else if (hasFailed || call === 'topics.suggest') {
      screenCase.retry?.();
      await waitForExpectation(() => screenCase.expectSuccess(dependencies));
    }
    errorWatch.expectNone();
  } finally {
    unmount();
  }
};

const LENGTHS = { text: 20_000, list: 100, depth: 500 };

describe('the screen of a mutated reply', () => {
  it.each(Object.keys(FULL_REPLIES) as (keyof typeof FULL_REPLIES)[])(
    '%s: renders, keeps the input, and lets the user continue',
    (call) =>
      fc.assert(
        fc.asyncProperty(mutatedJson(FULL_REPLIES[call], LENGTHS), (text) =>
          render(
            call,
            () => new Response(text, { headers: { 'content-type': 'application/json' } }),
          ),
        ),
        { numRuns: runs },
      ),
    timeoutMs,
  );

  it(
    'pdf.generate: renders, keeps the input, and lets the user continue',
    () =>
      fc.assert(
        fc.asyncProperty(mutatedPdf, ({ respond }) => render('pdf.generate', respond)),
        { numRuns: runs },
      ),
    timeoutMs,
  );
});
