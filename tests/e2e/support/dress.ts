import { expect, type Page } from '@playwright/test';
import { axeFindings, overflow } from './page-health.ts';

export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** How a page is dressed for a look at it. */
export interface Dress {
  readonly theme: 'light' | 'dark' | 'high-contrast';
  readonly dir: 'ltr' | 'rtl';
  readonly size: { readonly width: number; readonly height: number };
  /** Whether only what sticks out is looked for. @default false */
  readonly onlyOverflow?: boolean;
}

/** Themes and directions are attributes, and all that follows from them is style; colours change at once. */
const dress = (page: Page, theme: string, dir: string) =>
  page.evaluate(
    ([toTheme, toDir]) => {
      // A transition of what is out of sight does not run, so nobody could wait for its end.
      if (document.adoptedStyleSheets.length === 0) {
        const still = new CSSStyleSheet();
        still.replaceSync('*, ::before, ::after { transition: none !important }');
        document.adoptedStyleSheets = [still];
      }
      for (const root of document.querySelectorAll<HTMLElement>('[data-theme]')) {
        root.dataset['theme'] = toTheme;
        root.dir = toDir;
      }
    },
    [theme, dir] as const,
  );

/** Looks at a view in each dress, in place: no page is loaded anew for another look. */
export async function lookIn(page: Page, dresses: readonly Dress[], view: string): Promise<void> {
  for (const { theme, dir, size, onlyOverflow = false } of dresses) {
    await page.setViewportSize(size);
    await dress(page, theme, dir);
    const where = `${view}, ${theme}, ${dir}, ${size.width} px`;
    if (!onlyOverflow) expect.soft(await axeFindings(page), where).toEqual([]);
    expect.soft(await overflow(page), where).toEqual([]);
  }
  await page.setViewportSize(DESKTOP);
  await dress(page, 'light', 'ltr');
}
