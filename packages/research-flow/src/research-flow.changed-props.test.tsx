import { createApiClient } from '@spinout/api-client';
import { type KeyValueStorage, memoryStorage } from '@spinout/flow-kit';
import { testRuntime } from '@spinout/flow-kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createRef, StrictMode, type ComponentProps, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { exampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { ResearchFlow, type FlowHandle } from './research-flow.js';
import { savedFlowKey } from './saved/saved-flow.js';
import { click, createPersistentStorage, getCurrentStep, walk } from './testing/render-flow.js';

type FlowProps = ComponentProps<typeof ResearchFlow>;

const KEY = savedFlowKey('default');

/** A flow of a host that changes its props. */
const openHost = (props: Partial<FlowProps>) => {
  const api = createApiClient({ transport: scriptedTransport(exampleReplies) });
  const runtime = testRuntime();
  const show = (current: Partial<FlowProps>): ReactNode => (
    <StrictMode>
      <ResearchFlow {...{ api, runtime }} theme="light" {...current} />
    </StrictMode>
  );
  const { rerender } = render(show(props));
  return { runtime, change: (current: typeof props) => rerender(show(current)) };
};

const interest = (title: string) => ({ interest: { id: title, title } });

describe('another storage', () => {
  it('opens the flow that is saved in it, and nothing of one person is saved with another', async () => {
    const [ada, bo] = [createPersistentStorage(), createPersistentStorage()];
    const read = (storage: KeyValueStorage) => storage.read(KEY) as string | null;
    const { change } = openHost({ storage: ada });
    await walk.topic();
    await waitFor(() => expect(read(ada)).toContain('"step":"paper"'));
    change({ storage: bo });
    expect(await screen.findByRole('radio', { name: /Decoding memory/ })).not.toBeChecked();
    expect(getCurrentStep()).toBe(1);
    await waitFor(() => expect(read(bo)).not.toBeNull());
    expect(read(bo)).toContain('"selected":null');
    const savedByAda = read(ada);
    await click(/Decoding memory/, 'radio');
    await waitFor(() => expect(read(bo)).not.toContain('"selected":null'));
    expect(read(bo)).toContain('"step":"topic"');
    expect(read(ada)).toBe(savedByAda);
    change({ storage: ada });
    expect(await screen.findByRole('heading', { name: 'Paper Upload' })).toBeVisible();
  });

  it('is told from the same one: the flow stays open', async () => {
    const storage = memoryStorage();
    const { change } = openHost({ storage });
    await walk.topic();
    await screen.findByRole('heading', { name: 'Paper Upload' });
    change({ storage, locale: 'de' });
    expect(screen.getByRole('heading', { name: 'Paper Upload' })).toBeVisible();
  });
});

describe('other initial data', () => {
  it('replace those of a flow in which nothing was entered', async () => {
    const storage = memoryStorage();
    const { change } = openHost({ storage, defaultStep: 3, initialData: interest('Sleep') });
    await screen.findByText('Research topic: Sleep');
    change({ storage, defaultStep: 3, initialData: interest('Memory') });
    expect(await screen.findByText('Research topic: Memory')).toBeVisible();
    expect(getCurrentStep()).toBe(3);
  });

  it('leave a flow alone in which something was entered, and start the next one', async () => {
    const storage = memoryStorage();
    const handle = createRef<FlowHandle>();
    const props = { storage, ref: handle, defaultStep: 3 };
    const { change } = openHost({ ...props, initialData: interest('Sleep') });
    await click('Generate AI-Powered Hypothesis');
    await screen.findByRole('button', { name: 'Proceed with this Hypothesis' });
    change({ ...props, initialData: interest('Memory') });
    await click('Proceed with this Hypothesis');
    await waitFor(() => expect(getCurrentStep()).toBe(4));
    act(() => handle.current?.reset());
    await waitFor(() => expect(getCurrentStep()).toBe(1));
    change({ ...props, initialData: interest('Memory'), step: 3 });
    expect(await screen.findByText('Research topic: Memory')).toBeVisible();
  });

  it('are told from equal ones, which a host creates in each render', async () => {
    const storage = memoryStorage();
    const props = { storage, defaultStep: 3 };
    const { change } = openHost({ ...props, initialData: interest('Sleep') });
    const heading = await screen.findByText('Research topic: Sleep');
    change({ ...props, initialData: interest('Sleep') });
    expect(heading).toBeInTheDocument();
  });
});

describe('two flows on one page', () => {
  const showTwo = async (second: string) => {
    const api = createApiClient({ transport: scriptedTransport(exampleReplies) });
    const [storage, runtime] = [memoryStorage(), testRuntime()];
    const flow = (instanceId: string) => (
      <ResearchFlow {...{ api, storage, runtime, instanceId }} />
    );
    render(
      <StrictMode>
        {flow('a')}
        {flow(second)}
      </StrictMode>,
    );
    await waitFor(() =>
      expect(screen.getAllByRole('radio', { name: /Decoding memory/ })).toHaveLength(2),
    );
    await vi.dynamicImportSettled();
    return runtime.log.warn.mock.calls;
  };

  it('with one id warn the developer once', async () => {
    expect(await showTwo('a')).toEqual([[expect.stringContaining('`instanceId` of its own')]]);
  });

  it('with an id of their own do not', async () => {
    expect(await showTwo('b')).toEqual([]);
  });

  it('of which the second replaces the first do not warn', async () => {
    const api = createApiClient({ transport: scriptedTransport(exampleReplies) });
    const [storage, runtime] = [memoryStorage(), testRuntime()];
    for (const key of [1, 2, 3]) {
      const { unmount } = render(<ResearchFlow key={key} {...{ api, storage, runtime }} />);
      await screen.findByRole('radio', { name: /Decoding memory/ });
      await vi.dynamicImportSettled();
      unmount();
    }
    expect(runtime.log.warn).not.toHaveBeenCalled();
  });

  it('do not warn in a production build', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(await showTwo('a')).toEqual([]);
    vi.unstubAllEnvs();
  });
});
