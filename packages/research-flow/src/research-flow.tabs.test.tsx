import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApiClient } from '@spinout/api-client';
import { exampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import type { KeyValueStorage } from '@spinout/flow-kit';
import { sharedStorage, testRuntime } from '@spinout/flow-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { ResearchFlow, type FlowHandle } from './research-flow.js';
import { createRef, type Ref } from 'react';
import { savedFlowKey } from './saved/saved-flow.js';

const KEY = savedFlowKey('default');

interface TabProps {
  readonly name: string;
  readonly storage: KeyValueStorage;
  readonly handle: Ref<FlowHandle>;
}

const Tab = ({ name, storage, handle }: TabProps) => (
  <div role="group" aria-label={name}>
    <ResearchFlow
      ref={handle}
      api={createApiClient({ transport: scriptedTransport(exampleReplies) })}
      runtime={{ ...testRuntime(), newId: (prefix) => `${prefix}${name}` }}
      storage={storage}
      theme="light"
    />
  </div>
);

/** Two tabs with the same flow. */
const openTabs = async () => {
  const shared = sharedStorage();
  const openTab = (name: string) => {
    const handle = createRef<FlowHandle>();
    render(<Tab name={name} storage={shared.tab(name)} handle={handle} />);
    const view = within(screen.getByRole('group', { name }));
    const click = async (button: string) =>
      userEvent.click(await view.findByRole('button', { name: button }));
    return { ...view, click, reset: () => act(() => handle.current?.reset()) };
  };
  const first = openTab('first');
  await first.findByRole('heading', { name: 'Select Your Research Topic' });
  const second = openTab('second');
  await second.findByRole('heading', { name: 'Select Your Research Topic' });
  return { shared, first, second, stored: () => shared.read(KEY) ?? '' };
};

type TabView = Awaited<ReturnType<typeof openTabs>>['first'];

const CONFLICT = 'This research was changed in another tab';

const selectTopic = async (tab: TabView) =>
  userEvent.click(await tab.findByRole('radio', { name: /Decoding memory/ }));

/** The first tab is at step 2; the second one has selected another topic. */
const openConflict = async () => {
  const tabs = await openTabs();
  const { shared, first, second, stored } = tabs;
  await selectTopic(first);
  await first.click('Continue with Selected Topic');
  await waitFor(() => expect(stored()).toContain('"step":"paper"'));
  await userEvent.click(second.getAllByRole('radio', { checked: false }).at(-1) as HTMLElement);
  shared.deliverAll();
  await second.findByText(CONFLICT);
  return tabs;
};

describe('one flow in two tabs', () => {
  beforeEach(() => import('./saved/saved-flow.read.js'));

  it('has a notice when the other tab saved a different version, and overwrites nothing', async () => {
    const { first, second, stored } = await openConflict();
    expect(second.getByText('The other tab is at Step 2 of 6: Paper Upload.')).toBeVisible();
    expect(second.getByText('Changes are not saved until you choose a version.')).toBeVisible();
    await userEvent.click(second.getByRole('tab', { name: 'Custom Topic' }));
    await userEvent.type(second.getByRole('textbox'), 'Tides and dunes');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(stored()).toContain('"step":"paper"');
    expect(stored()).not.toContain('dunes');
    expect(first.queryByText(CONFLICT)).toBeNull();
  }, 20_000);

  it('asks in a tab that shows the old flow when another one has started a new one', async () => {
    const { shared, first, second, stored } = await openTabs();
    await selectTopic(first);
    await first.click('Continue with Selected Topic');
    await waitFor(() => expect(stored()).toContain('"step":"paper"'));
    shared.deliverAll();
    await second.findByRole('heading', { name: 'Paper Upload' });
    second.reset();
    await second.findByRole('heading', { name: 'Select Your Research Topic' });
    await waitFor(() => expect(stored()).toContain('"step":"topic"'));
    shared.deliverAll();
    expect(await first.findByText(CONFLICT)).toBeVisible();
    shared.deliverAll();
    expect(second.getByRole('heading', { name: 'Select Your Research Topic' })).toBeVisible();
    expect(stored()).toContain('"step":"topic"');
  }, 20_000);

  it('continues with the version of the other tab', async () => {
    const { shared, first, second } = await openConflict();
    await second.click('Use the other version');
    await second.findByRole('heading', { name: 'Paper Upload' });
    expect(second.queryByText(CONFLICT)).toBeNull();
    shared.deliverAll();
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(first.queryByText(CONFLICT)).toBeNull();
  }, 20_000);

  it('keeps its own version by keyboard, and the other tab gets the notice', async () => {
    const { shared, first, second, stored } = await openConflict();
    const keep = second.getByRole('button', { name: 'Keep this version' });
    keep.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(stored()).toContain('"step":"topic"'));
    expect(second.queryByText(CONFLICT)).toBeNull();
    // The button is gone, so the focus is on the step.
    expect(document.activeElement).not.toBe(document.body);
    shared.deliverAll();
    await first.findByText(CONFLICT);
    expect(first.getByText('The other tab is at Step 1 of 6: Interest Selection.')).toBeVisible();
  }, 20_000);

  it('is adopted without a question by a tab in which nothing was entered', async () => {
    const { shared, first, second, stored } = await openTabs();
    await selectTopic(first);
    await first.click('Continue with Selected Topic');
    await waitFor(() => expect(stored()).toContain('"step":"paper"'));
    shared.deliverAll();
    await second.findByRole('heading', { name: 'Paper Upload' });
    expect(second.queryByText(CONFLICT)).toBeNull();
  }, 20_000);

  it('offers only its own version if the other one cannot be read, and backs that up', async () => {
    const { shared, first } = await openTabs();
    await selectTopic(first);
    void shared.tab('newer').write(KEY, '{"schemaVersion":99}');
    shared.deliverAll();
    await first.findByText(/cannot be read here/);
    expect(first.queryByRole('button', { name: 'Use the other version' })).toBeNull();
    await first.click('Keep this version');
    await waitFor(() => expect(shared.read(KEY)).toContain('"schemaVersion":1'));
    expect(shared.read(`${KEY}:backup`)).toBe('{"schemaVersion":99}');
  }, 20_000);
});
