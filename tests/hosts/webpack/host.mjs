// The page of webpack of the documentation.
import { walkFlow } from '../support/walk-flow.mjs';

export const host = {
  docs: ['docs/guide/webpack.md'],
  checks: { 'walks through the flow': { run: ({ page }) => walkFlow(page) } },
};
