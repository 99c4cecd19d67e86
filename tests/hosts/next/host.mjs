// The page of Next of the documentation: rendered on the server, with a route that answers the calls.
import assert from 'node:assert/strict';
import { walkFlow } from '../support/walk-flow.mjs';

export const host = {
  docs: ['docs/guide/next.md'],
  checks: {
    'walks through the flow, with styles from the server': {
      server: 'start',
      run: async ({ page, url }) => {
        const html = await (await fetch(url)).text();
        assert.match(html, /<style[^>]* data-styled/);
        await walkFlow(page);
      },
    },
  },
};
