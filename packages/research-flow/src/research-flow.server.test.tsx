import { createApiClient } from '@spinout/api-client';
import { exampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { memoryStorage, type KeyValueStorage } from '@spinout/flow-kit';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ResearchFlow, type ResearchFlowProps } from './research-flow.js';
import { click, createPersistentStorage } from './testing/render-flow.js';

const HEADING = 'Select Your Research Topic';
const OPENING = 'Opening your research…';

const createFlow = (props: Partial<ResearchFlowProps> = {}) => (
  <ResearchFlow
    api={createApiClient({ transport: scriptedTransport(exampleReplies) })}
    runtime={testRuntime()}
    storage={createPersistentStorage()}
    theme="light"
    {...props}
  />
);

/** Shows the page of a server, and then lets React take it over. */
function openServerPage(props?: Partial<ResearchFlowProps>) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(createFlow(props));
  const heading = container.querySelector('h2');
  const mistakes = vi.spyOn(console, 'error');
  const hydrate = () => render(createFlow(props), { container, hydrate: true });
  return { container, heading, mistakes, hydrate };
}

describe('the flow on a server', () => {
  it('shows the first step, and the same elements after it is taken over', async () => {
    const { heading, mistakes, hydrate } = openServerPage();
    expect(heading?.textContent).toBe(HEADING);
    expect(screen.queryByText(OPENING)).toBeNull();
    hydrate();
    expect(screen.getByRole('heading', { level: 2 })).toBe(heading);
    await click('Decoding memory consolidation during sleep', 'radio');
    await click('Continue with Selected Topic');
    await screen.findByRole('heading', { name: 'Paper Upload' });
    expect(mistakes).not.toHaveBeenCalled();
  });

  it('keeps the step and takes no input until a storage that replies later has replied', async () => {
    let reply: (text: string | null) => void = () => undefined;
    const storage: KeyValueStorage = {
      ...memoryStorage(),
      read: () => new Promise<string | null>((resolve) => (reply = resolve)),
    };
    const { container, heading, hydrate } = openServerPage({ storage });
    hydrate();
    await vi.waitFor(() =>
      expect(container.querySelector('[tabindex="-1"]')).toHaveAttribute('inert'),
    );
    expect(screen.queryByText(OPENING)).toBeNull();
    reply(null);
    await vi.waitFor(() =>
      expect(container.querySelector('[tabindex="-1"]')).not.toHaveAttribute('inert'),
    );
    expect(container.querySelector('h2')).toBe(heading);
  });

  it('says that it opens where the flow does not start with the first step', () => {
    const html = renderToString(createFlow({ defaultStep: 2 }));
    expect(html).toContain(OPENING);
    expect(html).not.toContain('<h2');
  });
});
