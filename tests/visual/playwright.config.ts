import { defineConfig } from '@playwright/test';
import process from 'node:process';
import { findBrowser } from '../../scripts/setup/find-browser.mjs';

const PORT = Number(process.env.SPINOUT_VISUAL_PORT ?? 4184);
const executablePath = findBrowser();

/** Compares the stories of the built Storybook with pictures from this machine: `npm run test:visual`. */
export default defineConfig({
  testDir: '.',
  testMatch: 'stories.visual.ts',
  outputDir: '../../test-results/visual',
  // Fonts and drawing differ between machines, so that the pictures are made on each.
  snapshotPathTemplate: '{testDir}/baseline/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: {
    timeout: 20_000,
    // One machine draws the same picture twice, and any tolerance hides a change of a quiet color or of a small part.
    toHaveScreenshot: { maxDiffPixels: 0, threshold: 0, animations: 'disabled' },
  },
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../../playwright-report/visual' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
    },
  },
  webServer: {
    command: `vite preview --outDir storybook-static --port ${PORT} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${PORT}/index.json`,
    reuseExistingServer: true,
  },
});
