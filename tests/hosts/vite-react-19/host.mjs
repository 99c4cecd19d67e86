// The start page of the documentation, built and on the development server.
import { readPaper, walkFlow } from '../support/walk-flow.mjs';

export const host = {
  docs: ['docs/guide/start.md'],
  copies: ['vite-page'],
  checks: {
    'walks through the flow': { server: 'start', run: ({ page }) => walkFlow(page) },
    'reads a PDF': { server: 'start', run: ({ page }) => readPaper(page) },
    'walks through the flow on the development server': {
      server: 'dev',
      run: ({ page }) => walkFlow(page),
    },
  },
};
