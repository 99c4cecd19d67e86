// The start page of the documentation with the oldest libraries that docs/guide/support.md names.
import { walkFlow } from '../support/walk-flow.mjs';

export const host = {
  docs: ['docs/guide/start.md'],
  copies: ['vite-page'],
  checks: { 'walks through the flow': { server: 'start', run: ({ page }) => walkFlow(page) } },
};
