import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Resolves to the time since the start of the navigation at which the first choice was painted and a task could run. */
    interactive: Promise<number>;
    /** Runs an action and returns the time until the frame with its changes is painted, in milliseconds. */
    timeChange: (act: () => void, isDone?: () => boolean) => Promise<number>;
  }
}

/** Records when a page is interactive, and lets it time changes. Call it before the page is opened. */
export async function watchSpeed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** After the tasks that are waiting now. */
    const afterTasks = (run: () => void) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = run;
      port2.postMessage(null);
    };
    window.interactive = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        const choice = document.querySelector('input[type=radio]');
        // A page that is shown before it is ready is inert.
        if (choice === null || choice.closest('[inert]') !== null) return;
        observer.disconnect();
        requestAnimationFrame(() => afterTasks(() => resolve(performance.now())));
      });
      observer.observe(document, { childList: true, subtree: true, attributes: true });
    });
    /** After the next frame is painted. */
    const nextFrame = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => afterTasks(resolve));
      });
    window.timeChange = async (act, isDone = () => true) => {
      // All start at the same moment between two frames.
      await nextFrame();
      const start = performance.now();
      act();
      do await nextFrame();
      while (!isDone());
      return performance.now() - start;
    };
  });
}

/** Times clicks on elements, one after the other. */
export const timeClicks = (page: Page, selector: string, count: number): Promise<number[]> =>
  page.evaluate(
    async ([found, length]) => {
      const times: number[] = [];
      for (let at = 0; at < length; at += 1) {
        const elements = document.querySelectorAll<HTMLElement>(found);
        const element = elements[(at * 7) % elements.length];
        if (element === undefined) throw new Error(`${found} is not on the page.`);
        times.push(await window.timeChange(() => element.click()));
      }
      return times;
    },
    [selector, count] as const,
  );

/** Times characters that are typed into a field. */
export const timeTyping = (page: Page, selector: string, text: string): Promise<number[]> =>
  page.evaluate(
    async ([found, characters]) => {
      const field = document.querySelector<HTMLInputElement>(found);
      if (field === null) throw new Error(`${found} is not on the page.`);
      const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      const times: number[] = [];
      for (const character of characters) {
        const next = field.value + character;
        times.push(
          await window.timeChange(() => {
            native?.set?.call(field, next);
            field.dispatchEvent(new InputEvent('input', { bubbles: true }));
          }),
        );
        if (field.value !== next) throw new Error('The field has not taken the character.');
      }
      return times;
    },
    [selector, text] as const,
  );

/** Times a click until a heading is shown. */
export const timeHeading = (page: Page, selector: string, heading: string): Promise<number> =>
  page.evaluate(
    ([found, wanted]) =>
      window.timeChange(
        () => document.querySelector<HTMLElement>(found)?.click(),
        () => [...document.querySelectorAll('h2')].some((h2) => h2.textContent === wanted),
      ),
    [selector, heading] as const,
  );
