import type { Page } from '@playwright/test';

/** Timing of a click, in milliseconds. */
export interface ClickTime {
  /** From the click until the frame with the expected element was painted. */
  readonly total: number;
  /** The part of `total` in which the page waited for the call; 0 without a call. */
  readonly engine: number;
}

interface Span {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

interface Watch {
  /** Set by `timeClick`; resolves to the end of the frame in which the text appeared. */
  painted?: Promise<number>;
  clickedAt?: number;
  readonly answeredCalls: Span[];
}

declare global {
  interface Window {
    clickWatch: Watch;
  }
}

/** Records clicks and the engine's replies. Call it before the page is opened. */
export async function watchClicks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch: Watch = { answeredCalls: [] };
    window.clickWatch = watch;
    // The time at which the browser received the input, before any handler ran.
    const note = (event: Event) => {
      watch.clickedAt = event.timeStamp;
    };
    window.addEventListener('click', note, { capture: true });
    const sent = new WeakMap<Worker, Map<number, { id: string; from: number }>>();
    const post = Reflect.get(Worker.prototype, 'postMessage') as (...args: unknown[]) => void;
    Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
      const [message] = args as [{ spinout?: string; call?: number; request?: { id: string } }];
      if (message?.spinout === 'send' && message.call !== undefined && message.request) {
        const calls = sent.get(this) ?? new Map<number, { id: string; from: number }>();
        if (!sent.has(this)) {
          sent.set(this, calls);
          this.addEventListener('message', ({ data }: MessageEvent<typeof message>) => {
            const call = calls.get(data.call ?? -1);
            if (data.spinout === 'reply' && call)
              watch.answeredCalls.push({ ...call, to: performance.now() });
          });
        }
        calls.set(message.call, { id: message.request.id, from: performance.now() });
      }
      post.apply(this, args);
    };
  });
}

/** The element that appears after a click. */
export interface Awaited {
  readonly selector: string;
  readonly text: string;
  /** Id of the call that the page waits for first. @default none */
  readonly call?: string;
}

/** Clicks with the mouse and measures the time until the element with the text was painted. */
export async function timeClick(
  page: Page,
  click: () => Promise<void>,
  awaited: Awaited,
): Promise<ClickTime> {
  await page.evaluate(({ selector, text }) => {
    const watch = window.clickWatch;
    watch.answeredCalls.length = 0;
    delete watch.clickedAt;
    const isShown = () =>
      [...document.querySelectorAll(selector)].some((element) => element.textContent === text);
    if (isShown()) throw new Error(`“${text}” is already on the page.`);
    watch.painted = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isShown()) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          // A message is handled after the current frame.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(null);
        });
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  }, awaited);
  await click();
  return page.evaluate(async (id) => {
    const { painted, answeredCalls } = window.clickWatch;
    const end = (await painted) ?? Number.NaN;
    const start = window.clickWatch.clickedAt ?? Number.NaN;
    const engine = answeredCalls
      .filter((span) => span.id === id && span.from >= start && span.to <= end)
      .reduce((sum, { from, to }) => sum + (to - from), 0);
    return { total: end - start, engine };
  }, awaited.call);
}
