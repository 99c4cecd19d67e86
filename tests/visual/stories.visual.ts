import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODES, type ModeName } from '../../.storybook/modes.js';
import { VIEWPORTS } from '../../.storybook/viewports.js';
import { listPictures, type IndexEntry } from './list-pictures.js';

const INDEX = join(import.meta.dirname, '../../storybook-static/index.json');
const { entries } = JSON.parse(readFileSync(INDEX, 'utf8')) as {
  readonly entries: Readonly<Record<string, IndexEntry>>;
};

const formatAddress = (story: string, mode: ModeName): string => {
  const { theme, direction = 'auto' } = { direction: undefined, ...MODES[mode] };
  return `/iframe.html?viewMode=story&id=${story}&globals=theme:${theme};direction:${direction}`;
};

interface Preview {
  readonly currentRender?: { readonly phase?: string; readonly disableKeyListeners?: boolean };
}

/** Until the story and its play function are done. */
const waitForStory = (page: Page) =>
  page.waitForFunction(async () => {
    const preview = (window as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;
    await document.fonts.ready;
    return ['completed', 'finished', 'errored'].includes(preview?.currentRender?.phase ?? '');
  });

for (const { story, mode } of listPictures(Object.values(entries))) {
  test(`${story} (${mode})`, async ({ page }) => {
    const { width, height } = VIEWPORTS[MODES[mode].viewport].styles;
    await page.setViewportSize({ width: parseInt(width, 10), height: parseInt(height, 10) });
    await page.emulateMedia({
      forcedColors: mode === 'forced-colors' ? 'active' : null,
      reducedMotion: 'reduce',
    });
    await page.clock.setFixedTime(new Date('2026-03-02T10:00:00Z'));
    await page.goto(formatAddress(story, mode));
    await waitForStory(page);
    await expect(page).toHaveScreenshot(`${story}--${mode}.png`, { fullPage: true });
  });
}
