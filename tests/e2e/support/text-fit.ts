import type { Page } from '@playwright/test';

/**
 * Finds elements whose text is cut off or runs out of their box: text wider than its box, or higher than a box that hides the rest.
 * Boxes that scroll and texts that end with an ellipsis on purpose are left out, and so is what only screen readers get.
 */
export const findCutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const TOLERANCE = 1;
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const isScrolled = (element: Element | null): boolean => {
      if (element === null || element === document.documentElement) return false;
      const { overflowX } = getComputedStyle(element);
      return ['auto', 'scroll'].includes(overflowX) || isScrolled(element.parentElement);
    };
    const isCut = (element: Element) => {
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const isShown =
        element.checkVisibility({ visibilityProperty: true }) && width > 2 && height > 2;
      if (!isShown || style.display === 'inline' || style.textOverflow === 'ellipsis') return false;
      const isTooWide = element.scrollWidth > element.clientWidth + TOLERANCE;
      const hidesRest = ['hidden', 'clip'].includes(style.overflowY);
      const isTooHigh = hidesRest && element.scrollHeight > element.clientHeight + TOLERANCE;
      return (isTooWide || isTooHigh) && !isScrolled(element);
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => element instanceof HTMLElement && hasOwnText(element) && isCut(element))
      .slice(0, 8)
      .map((element) => `cut: ${element.outerHTML.slice(0, 160)}`);
  });
