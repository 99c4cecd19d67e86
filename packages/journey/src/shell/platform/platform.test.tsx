import { createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { memoryStorage } from '@spinout/flow-kit';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { JourneyFrame } from '../../frame/journey-frame.js';
import { PlatformView, type PlatformViewProps } from './platform.js';
import type { PlatformContent } from './platform-sections.js';
import { PlatformSections } from './section-list.view.js';

type WithoutList = Omit<PlatformViewProps, 'section'> &
  Pick<PlatformContent, 'section' | 'onSectionChange'>;

/** The platform with its sections in a list, as in the header of the page. */
function WithList({ section = null, onSectionChange, ...props }: WithoutList) {
  const [opened, setOpened] = useState<string | null>(section);
  const settings = { ...props, section: opened };
  return (
    <>
      <PlatformSections
        settings={settings}
        onOpen={(id) => {
          setOpened(id);
          onSectionChange?.(id);
        }}
        part={{}}
      />
      <PlatformView {...settings} />
    </>
  );
}

const open = (props: Partial<WithoutList> = {}) => {
  const transport = scriptedTransport(allExampleReplies);
  const runtime = testRuntime();
  render(
    <JourneyFrame runtime={runtime}>
      <WithList api={createPlatformClient({ transport })} storage={memoryStorage()} {...props} />
    </JourneyFrame>,
  );
  return { runtime };
};

const PANELS = ['Feature Dashboard', 'Platform Showcase', 'Your Impact'];

const list = () => within(screen.getByRole('navigation', { name: 'Platform sections' }));
const names = () =>
  list()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const section = (name: string) => list().getByRole('button', { name });

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Pressed {count}</button>;
}

describe('PlatformView', () => {
  it('opens with the guided flow and offers the other tools beside it', () => {
    open({ guidedFlow: <p>The six steps</p>, sections: [more('notes', 'Notes')] });
    expect(screen.getByRole('heading', { level: 2, name: 'Full Research Platform' })).toBeVisible();
    expect(names()).toEqual([
      'Guided Research Flow',
      'Research Agents',
      'Quantum',
      'Feature Dashboard',
      'Platform Showcase',
      'Your Impact',
      'Notes',
    ]);
    expect(section('Guided Research Flow')).toHaveAttribute('aria-current', 'page');
    expect(section('Notes')).not.toHaveAttribute('aria-current');
    expect(screen.getByText('The six steps')).toBeVisible();
  });

  it('tells its host which section is opened; null is the first', async () => {
    const onSectionChange = vi.fn();
    const user = userEvent.setup();
    open({ guidedFlow: <p>The six steps</p>, onSectionChange, notices: null });
    await user.click(section('Your Impact'));
    expect(section('Your Impact')).toHaveAttribute('aria-current', 'page');
    await user.click(section('Guided Research Flow'));
    expect(onSectionChange.mock.calls).toEqual([['impact'], [null]]);
  });

  it('has no section for a guided flow that the host does not provide, and opens the agents', async () => {
    open();
    expect(names()).toEqual(['Research Agents', 'Quantum', ...PANELS]);
    expect(await screen.findByRole('heading', { name: 'Agentic Research' })).toBeVisible();
  });

  it('hides tools that the host turned off', () => {
    open({ guidedFlow: <p>Steps</p>, features: { quantum: false, aiAgents: false } });
    expect(names()).toEqual(['Guided Research Flow', ...PANELS]);
  });

  it('loads the quantum section when it is chosen, also by keyboard', async () => {
    open({ guidedFlow: <p>Steps</p> });
    section('Quantum').focus();
    await userEvent.keyboard('{Enter}');
    expect(
      await screen.findByRole('heading', { name: 'Quantum Computing Services' }),
    ).toBeVisible();
  });

  it('keeps the state of a section while another is visible', async () => {
    open({ guidedFlow: <Counter />, sections: [more('notes', 'Notes')] });
    await userEvent.click(screen.getByRole('button', { name: 'Pressed 0' }));
    await userEvent.click(section('Notes'));
    expect(screen.queryByRole('button', { name: /Pressed/ })).toBeNull();
    expect(screen.getByText('Impact here')).toBeVisible();
    await userEvent.click(section('Guided Research Flow'));
    await userEvent.click(screen.getByRole('button', { name: 'Pressed 1' }));
    expect(screen.getByRole('button', { name: 'Pressed 2' })).toBeVisible();
  });

  it('renders a section when it is first opened', async () => {
    const Impact = vi.fn(() => <p>Seen</p>);
    open({
      guidedFlow: <p>Steps</p>,
      sections: [{ id: 'notes', label: 'Notes', content: <Impact /> }],
    });
    expect(Impact).not.toHaveBeenCalled();
    await userEvent.click(section('Notes'));
    expect(screen.getByText('Seen')).toBeVisible();
  });

  it('isolates an error in one section from the others', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('no room');
    };
    const { runtime } = open({ guidedFlow: <Broken />, sections: [more('notes', 'Notes')] });
    expect(screen.getByRole('alert')).toHaveTextContent('This part could not be shown.');
    expect(runtime.log.error).toHaveBeenCalledOnce();
    await userEvent.click(section('Notes'));
    expect(screen.getByText('Impact here')).toBeVisible();
  });

  it('opens each panel in its section', async () => {
    open({ guidedFlow: <p>Steps</p> });
    for (const [name, seen] of [
      ['Feature Dashboard', () => screen.findByRole('tablist', { name: 'Feature dashboard' })],
      ['Platform Showcase', () => screen.findByRole('heading', { name: 'Platform showcase' })],
      ['Your Impact', () => screen.findByRole('heading', { name: 'Your Research Impact' })],
    ] as const) {
      await userEvent.click(section(name));
      expect(await seen()).toBeVisible();
    }
  });

  it('shows the disclaimers after the work, and a line that opens them again when they are understood', async () => {
    open({ guidedFlow: <p>Steps</p> });
    const notice = await screen.findByRole('region', { name: 'Disclaimers' });
    const work = screen.getByText('Steps');
    expect(work.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(screen.getByRole('button', { name: 'I Understand' }));
    expect(screen.queryByRole('region', { name: 'Disclaimers' })).toBeNull();
    expect(screen.getByText('An example. Nothing here is advice.')).not.toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Disclaimers' }));
    expect(screen.getByText('An example. Nothing here is advice.')).toBeVisible();
  });

  it('has no notices if the host turns them off', () => {
    open({ guidedFlow: <p>Steps</p>, notices: null });
    expect(screen.queryByRole('region', { name: 'Disclaimers' })).toBeNull();
    expect(screen.queryByRole('status', { name: 'Loading the disclaimers' })).toBeNull();
  });

  it('shows the notices of the host after the work', () => {
    open({ guidedFlow: <p>Steps</p>, notices: <p>All Services Operational</p> });
    const notice = screen.getByText('All Services Operational');
    expect(screen.getByText('Steps').compareDocumentPosition(notice)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
});

const more = (id: string, label: string) => ({ id, label, content: <p>Impact here</p> });
