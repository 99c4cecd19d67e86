import { createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { memoryStorage } from '@spinout/flow-kit';
import { testRuntime } from '@spinout/flow-kit/testing';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { describe, expect, it, vi } from 'vitest';
import { MainPage, type MainPageProps } from './main-page.js';

/** Renders as a server does: without document, location and browser storage. */
const render = async (props: Partial<MainPageProps>) => {
  const failed = vi.fn();
  const transport = scriptedTransport(allExampleReplies);
  const page = createElement(MainPage, {
    api: createPlatformClient({ transport }),
    storage: memoryStorage(),
    runtime: testRuntime(),
    ...props,
  });
  const { prelude } = await prerender(page, { onError: failed });
  return { html: await new Response(prelude).text(), failed, transport };
};

// `tests/packages/host` checks in a browser that it hydrates without a warning.
describe('MainPage on a server', () => {
  it.each([
    ['landing', {}, 'Turning research into reality'],
    ['platform', { defaultOpen: { platform: true } }, 'Full Research Platform'],
    [
      'platform without agents',
      { defaultOpen: { platform: true }, features: { aiAgents: false } },
      'Full Research Platform',
    ],
  ] as const)('renders the %s without errors and requests', async (_, props, text) => {
    const { html, failed, transport } = await render(props);
    expect(html).toContain(text);
    expect(failed.mock.calls).toEqual([]);
    expect(transport.requests).toEqual([]);
  });
});
