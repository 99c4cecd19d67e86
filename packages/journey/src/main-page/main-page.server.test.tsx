import { createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { memoryStorage } from '@spinout/journey-kit';
import { testTools } from '@spinout/journey-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MainPage, type MainPageProps } from './main-page.js';

/** What React says because this process is server and browser at once. */
const ONE_PROCESS =
  'Detected multiple renderers concurrently rendering the same context provider. This is currently unsupported.';

let root: Root | null = null;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** Renders as a server does, which knows no address, and lets the page come alive in the browser. */
const open = async (props: Partial<MainPageProps>) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const recovered = vi.fn();
  const transport = scriptedTransport({
    ...allExampleReplies,
    'tenStep.health': { status: 'ok' },
  });
  const page = (
    <MainPage
      api={createPlatformClient({ transport })}
      storage={memoryStorage()}
      tools={testTools()}
      {...props}
    />
  );
  vi.stubGlobal('location', undefined);
  const { prelude } = await prerender(page, { onError: recovered });
  const html = await new Response(prelude).text();
  vi.unstubAllGlobals();
  expect(transport.requests).toEqual([]);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  await act(async () => {
    root = hydrateRoot(place, page, { onRecoverableError: recovered });
  });
  return { html, said, recovered };
};

describe('MainPage on a server', () => {
  it.each([
    ['landing', {}, 'From a research interest to a company'],
    ['platform', { defaultOpen: { platform: true } }, 'Agentic Research'],
    [
      'platform’s quantum',
      { defaultOpen: { platform: true }, features: { aiAgents: false } },
      'Quantum Computing Services',
    ],
  ] as const)('renders the %s, and comes alive without a warning', async (_, props, title) => {
    const { html, said, recovered } = await open(props);
    expect(html).toContain('Turning research into reality');
    await waitFor(() =>
      expect(screen.getByRole('status', { name: 'Backend status' })).toHaveTextContent('Ready'),
    );
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`API: ${location.origin}`);
    expect(recovered.mock.calls).toEqual([]);
    expect(said.mock.calls.filter(([text]) => text !== ONE_PROCESS)).toEqual([]);
  });
});
