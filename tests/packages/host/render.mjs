// Renders the flow to a string on a server, which must not need a browser.
import assert from 'node:assert/strict';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createApiClient } from '@spinout/api-client';
import { messages } from '@spinout/languages/ar';
import { ResearchFlow } from '@spinout/research-flow';
import { ThemeRoot } from '@spinout/design-system';

const api = createApiClient({
  transport: { send: () => Promise.reject(new Error('A render made a call.')) },
});
const render = (props) =>
  renderToString(createElement(ThemeRoot, null, createElement(ResearchFlow, { api, ...props })));
const arabic = render({ messages, locale: 'ar', dir: 'rtl' });
assert.match(arabic, /اختيار الاهتمام/);
assert.match(render({}), /Select Your Research Topic/);
for (const html of [render({}), arabic]) {
  assert.match(html, /</);
  assert.ok(
    !/undefined|\[object Object\]/.test(html),
    'the markup holds a value that was not turned into text',
  );
}
