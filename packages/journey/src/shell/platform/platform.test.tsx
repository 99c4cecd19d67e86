import { createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { memoryStorage } from '@spinout/flow-kit';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { JourneyFrame } from '../../frame/journey-frame.js';
import { PlatformView, type PlatformViewProps } from './platform.js';

const open = (props: Partial<PlatformViewProps> = {}) => {
  const transport = scriptedTransport(allExampleReplies);
  const runtime = testRuntime();
  render(
    <JourneyFrame runtime={runtime}>
      <PlatformView
        api={createPlatformClient({ transport })}
        storage={memoryStorage()}
        {...props}
      />
    </JourneyFrame>,
  );
  return { runtime };
};

const PANELS = ['Feature Dashboard', 'Platform Showcase', 'Your Impact'];

const tabs = () => screen.queryAllByRole('tab').map((tab) => tab.textContent);

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Pressed {count}</button>;
}

describe('PlatformView', () => {
  it('opens with the guided flow and offers the other tools beside it', () => {
    open({ guidedFlow: <p>The six steps</p>, sections: [more('notes', 'Notes')] });
    expect(screen.getByRole('heading', { level: 2, name: 'Full Research Platform' })).toBeVisible();
    expect(tabs()).toEqual([
      'Guided Research Flow',
      'Research Agents',
      'Quantum',
      'Feature Dashboard',
      'Platform Showcase',
      'Your Impact',
      'Notes',
    ]);
    expect(screen.getByRole('tab', { name: 'Guided Research Flow' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(screen.getByRole('tabpanel', { name: 'Guided Research Flow' })).toHaveTextContent(
      'The six steps',
    );
  });

  it('tells its host which moves of the arrow keys go on from the one before', async () => {
    const onSectionChange = vi.fn();
    const user = userEvent.setup();
    open({ guidedFlow: <p>The six steps</p>, onSectionChange, notices: null });
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await user.tab();
    await user.tab({ shift: true });
    await user.keyboard('{ArrowRight}');
    await user.click(screen.getByRole('tab', { name: 'Your Impact' }));
    expect(onSectionChange.mock.calls).toEqual([
      ['agents'],
      ['quantum', { replace: true }],
      ['dashboard'],
      ['impact'],
    ]);
  });

  it('has no tab for a guided flow that the host does not provide, and opens the agents', async () => {
    open();
    expect(tabs()).toEqual(['Research Agents', 'Quantum', ...PANELS]);
    expect(await screen.findByRole('heading', { name: 'Agentic Research' })).toBeVisible();
  });

  it('hides tools that the host turned off', () => {
    open({ guidedFlow: <p>Steps</p>, features: { quantum: false, aiAgents: false } });
    expect(tabs()).toEqual(['Guided Research Flow', ...PANELS]);
  });

  it('loads the quantum section when its tab is chosen, also by keyboard', async () => {
    open({ guidedFlow: <p>Steps</p> });
    screen.getByRole('tab', { name: 'Guided Research Flow' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Quantum' })).toHaveFocus();
    expect(
      await screen.findByRole('heading', { name: 'Quantum Computing Services' }),
    ).toBeVisible();
  });

  it('keeps the state of a section while another is visible', async () => {
    open({ guidedFlow: <Counter />, sections: [more('notes', 'Notes')] });
    await userEvent.click(screen.getByRole('button', { name: 'Pressed 0' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Notes' }));
    expect(screen.queryByRole('button', { name: /Pressed/ })).toBeNull();
    expect(screen.getByRole('tabpanel', { name: 'Notes' })).toHaveTextContent('Impact here');
    await userEvent.click(screen.getByRole('tab', { name: 'Guided Research Flow' }));
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
    await userEvent.click(screen.getByRole('tab', { name: 'Notes' }));
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
    await userEvent.click(screen.getByRole('tab', { name: 'Notes' }));
    expect(screen.getByText('Impact here')).toBeVisible();
  });

  it('opens each panel in its tab', async () => {
    open({ guidedFlow: <p>Steps</p> });
    for (const [tab, seen] of [
      ['Feature Dashboard', () => screen.findByRole('tablist', { name: 'Feature dashboard' })],
      ['Platform Showcase', () => screen.findByRole('heading', { name: 'Platform showcase' })],
      ['Your Impact', () => screen.findByRole('heading', { name: 'Your Research Impact' })],
    ] as const) {
      await userEvent.click(screen.getByRole('tab', { name: tab }));
      expect(await seen()).toBeVisible();
    }
  });

  it('shows the disclaimers above the tabs until they are dismissed', async () => {
    open({ guidedFlow: <p>Steps</p> });
    const notice = await screen.findByRole('region', { name: 'Disclaimers' });
    const row = screen.getByRole('tablist', { name: 'Platform sections' });
    expect(notice.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(screen.getByRole('button', { name: 'I Understand' }));
    expect(screen.queryByRole('region', { name: 'Disclaimers' })).toBeNull();
  });

  it('has no notices if the host turns them off', () => {
    open({ guidedFlow: <p>Steps</p>, notices: null });
    expect(screen.queryByRole('region', { name: 'Disclaimers' })).toBeNull();
    expect(screen.queryByRole('status', { name: 'Loading the disclaimers' })).toBeNull();
  });

  it('shows the notices of the host above the tabs', () => {
    open({ guidedFlow: <p>Steps</p>, notices: <p>All Services Operational</p> });
    const notice = screen.getByText('All Services Operational');
    const row = screen.getByRole('tablist', { name: 'Platform sections' });
    expect(notice.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

const more = (id: string, label: string) => ({ id, label, content: <p>Impact here</p> });
