// The page for bundlers of the documentation, with webpack 5.
import { walkFlow } from '../support/walk-flow.mjs';

export const host = {
  docs: ['docs/guide/bundlers.md', 'docs/guide/start.md'],
  copies: ['react-page'],
  checks: { 'walks through the flow': { run: ({ page }) => walkFlow(page) } },
};
