import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: string[];
    shifted: number;
  }
}

interface LayoutShift {
  readonly value: number;
  /** Whether an input of the user within half a second before may have caused it. */
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Sums up the layout shifts of the page, as browsers do: without those after an input. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        window.shifted += entry.value;
        window.shifts.push(
          `${entry.value}: ${entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The layout shifts since the page was opened. */
export const readShifts = (page: Page) =>
  page.evaluate(async () => {
    // Layout shifts of the last frame are reported after it.
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return { shifts: window.shifts, shifted: window.shifted };
  });
