// The start page of the documentation with React 18.
import { walkFlow } from '../support/walk-flow.mjs';

export const host = {
  docs: ['docs/guide/start.md'],
  copies: ['vite-page'],
  checks: { 'walks through the flow': { server: 'start', run: ({ page }) => walkFlow(page) } },
};
