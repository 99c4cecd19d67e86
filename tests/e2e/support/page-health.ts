import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/**
 * Finishes animations and disables transitions, because axe measures colors as they are painted. Parts of long lists that
 * the browser has not rendered yet would otherwise start their transitions only when axe reads them.
 */
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    if (document.adoptedStyleSheets.length === 0) {
      const noTransitions = new CSSStyleSheet();
      noTransitions.replaceSync('*, ::before, ::after { transition: none !important; }');
      document.adoptedStyleSheets.push(noTransitions);
    }
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
  });

/** Rules whose results depend on colors, or on positions and sizes. */
const RULES = {
  all: null,
  colors: ['color-contrast', 'link-in-text-block'],
  layout: ['target-size'],
} as const;

export type Rules = keyof typeof RULES;

/** Runs axe in the page, where it is injected once. The page has no frames. @default all rules */
export const findAxeViolations = async (page: Page, rules: Rules = 'all') => {
  await finishAnimations(page);
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { violations } = await window.axe.run({
      resultTypes: ['violations'],
      ...(only ? { runOnly: [...only] } : {}),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, RULES[rules]);
};

/** Returns by how many pixels the page overflows horizontally, and which elements do. */
export const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const excess = root.scrollWidth - root.clientWidth;
    if (excess <= 0) return [];
    return [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -1 || right > root.clientWidth + 1;
      })
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 160))
      .concat(`${excess} px too wide`);
  });
