import { expect, type Locator, type Page } from '@playwright/test';

const MAX_STOPS = 120;

/** Whether the element with the focus, or the card or zone around it, has an outline of at least 2 px. */
const isFocusVisible = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    for (let level = 0; element && level < 4; level += 1) {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
      element = element.parentElement;
    }
    return false;
  });

/** Whether some part of the focused element is within the window. */
const isFocusInView = (page: Page) =>
  page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect();
    return box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
  });

/** Whether the focused element is clear of what sticks to an edge of the window; a tall one only has to begin on the screen. */
const isFocusClear = (page: Page) =>
  page.evaluate(() => {
    const MAX_HEIGHT = 200;
    const { activeElement: element } = document;
    const box = element?.getBoundingClientRect();
    if (!element || !box || box.height > MAX_HEIGHT) return true;
    return [box.top + 2, box.bottom - 2].every((y) => {
      let cover = document.elementFromPoint(box.left + box.width / 2, y);
      while (cover && !['sticky', 'fixed'].includes(getComputedStyle(cover).position))
        cover = cover.parentElement;
      return cover === null || cover.contains(element);
    });
  });

const getFocusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return `${element?.tagName} ${element?.textContent?.slice(0, 60)}`;
  });

/** Uses the page with the keyboard only and expects a visible focus at every stop. */
export class Keyboard {
  constructor(readonly page: Page) {}

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      await this.press('Tab');
      const where = await getFocusedName(this.page);
      if (where.startsWith('BODY')) continue;
      // A page that was just opened may still load styles or content above.
      const expectSoon = (check: typeof isFocusVisible, description: string) =>
        expect.poll(() => check(this.page), { message: `${description} at: ${where}` }).toBe(true);
      await expectSoon(isFocusVisible, 'the focus is visible');
      await expectSoon(isFocusInView, 'the focus is in view');
      await expectSoon(isFocusClear, 'nothing covers the focus');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${String(target)} is not reachable with Tab`);
  }

  async activate(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(target);
    await this.press(key);
  }

  /** After a step change, the element with the step's title has the focus. */
  async expectFocusOnPage(title: string): Promise<void> {
    await expect
      .poll(() =>
        this.page.evaluate(() => {
          const { activeElement: element } = document;
          return element?.tagName === 'DIV' ? element.querySelector('h2')?.textContent : null;
        }),
      )
      .toBe(title);
  }
}
