import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FULL_REPLIES } from './fuzz/full-replies.js';
import { mutatedJson } from './fuzz/mutated-json.js';
import { mutatedPdf } from './fuzz/mutated-pdf.js';
import { good, type Call } from './screens/faulty-server.js';
import { openScene, watchForNoise } from './screens/open-scene.js';
import { all, briefly, eventually, lookAround, press, stubDownloads } from './screens/page.js';

/** Replies drawn of each call; `fuzzed-replies.test.tsx` draws many more, without a page. */
const RUNS = 25;

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

const isThere = (name: string) => all('button').some((each) => each.textContent.trim() === name);

const draw = async (call: Call, answer: () => Response) => {
  const { scene, dependencies, unmount, ...opened } = await openScene(call, (sent) =>
    sent.number === 1 ? answer() : good(sent),
  );
  try {
    const isOver = () => expect(screen.queryByText(scene.waiting)).toBeNull();
    opened.ask();
    await opened.requests(1);
    await eventually(isOver);

    const hasFailed = document.querySelector('[role=alert]') !== null;
    if (hasFailed || call === 'topics.suggest' || isThere('OK')) scene.kept();
    lookAround();
    expect(document.body.textContent).not.toMatch(/\[object Object\]|\bundefined\b|\bNaN\b/);

    // However bad the answer was, the person can go on.
    if (isThere('Retry')) {
      press('Retry');
      await eventually(() => scene.good(dependencies));
    } else if (hasFailed || call === 'topics.suggest') {
      scene.again?.();
      await eventually(() => scene.good(dependencies));
    }
    noise.expectNone();
  } finally {
    unmount();
  }
};

const LENGTHS = { text: 20_000, list: 100, depth: 500 };

describe('the screen of a reply in which anything may be wrong', () => {
  it.each(Object.keys(FULL_REPLIES) as (keyof typeof FULL_REPLIES)[])(
    '%s: shows, keeps what was entered, and lets the person go on',
    (call) =>
      fc.assert(
        fc.asyncProperty(mutatedJson(FULL_REPLIES[call], LENGTHS), (text) =>
          draw(call, () => new Response(text, { headers: { 'content-type': 'application/json' } })),
        ),
        { numRuns: RUNS },
      ),
    60_000,
  );

  it(
    'pdf.generate: shows, keeps what was entered, and lets the person go on',
    () =>
      fc.assert(
        fc.asyncProperty(mutatedPdf, ({ respond }) => draw('pdf.generate', respond)),
        { numRuns: RUNS },
      ),
    60_000,
  );
});
