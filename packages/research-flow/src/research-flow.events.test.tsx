import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ResearchFlowEvent } from './events/flow-events.types.js';
import {
  click,
  completeStepsBefore,
  createPersistentStorage,
  open,
  walk,
} from './testing/render-flow.js';

const MINE = 'Longer sleep improves recall of words.';

/** Records the events of a flow; calls take 5 ms by the clock of the test. */
const record = () => {
  const events: ResearchFlowEvent[] = [];
  const onEvent = (event: ResearchFlowEvent) => void events.push(event);
  const find = <Type extends ResearchFlowEvent['type']>(type: Type) =>
    events.filter((event) => event.type === type) as Extract<ResearchFlowEvent, { type: Type }>[];
  return { events, onEvent, find, types: () => events.map(({ type }) => type) };
};

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test/file');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

describe('a host that listens to the flow is told', () => {
  it('what happens from the first step to the company, in order', async () => {
    const { onEvent, types } = record();
    open({ onEvent });
    for (const part of Object.values(walk)) await part();
    await waitFor(() => expect(types()).toContain('flow.completed'));
    expect(types()).toEqual([
      ...['data.changed', 'step.changed'],
      ...['call.started', 'call.completed', 'papers.added', 'data.changed', 'step.changed'],
      ...['call.started', 'call.completed', 'hypothesis.generated'],
      ...['hypothesis.chosen', 'data.changed', 'step.changed'],
      ...['call.started', 'call.completed', 'call.started', 'call.completed'],
      ...['data.changed', 'step.changed'],
      ...['call.started', 'call.completed', 'data.changed', 'step.changed'],
      ...['call.started', 'call.completed', 'data.changed', 'flow.completed'],
    ]);
  });

  it('which calls were made, and how long they took', async () => {
    const { onEvent, find } = record();
    open({ onEvent });
    await completeStepsBefore(3);
    expect(find('call.completed').map(({ call }) => call)).toContain('paper.analyze');
    expect(find('call.completed').every(({ durationMs }) => durationMs >= 0)).toBe(true);
  });

  it('which call failed and why, before the problem is shown', async () => {
    const { onEvent, events, find } = record();
    open({ onEvent }, { 'paper.analyze': () => Promise.reject(new TypeError('No network')) });
    await completeStepsBefore(2);
    await walk.paper();
    await screen.findByRole('alert');
    expect(find('call.failed')).toEqual([
      expect.objectContaining({
        call: 'paper.analyze',
        error: expect.objectContaining({ code: 'unreachable' }) as unknown,
      }),
    ]);
    expect(events.map(({ type }) => type).slice(-2)).toEqual(['call.failed', 'problem.reported']);
  });

  it('how a hypothesis is edited, and which one is chosen', async () => {
    const { onEvent, find } = record();
    open({ onEvent });
    await completeStepsBefore(3);
    await click('Generate AI-Powered Hypothesis');
    await click('Edit hypothesis');
    const text = await screen.findByRole('textbox', { name: 'Hypothesis' });
    await userEvent.clear(text);
    await userEvent.type(text, MINE);
    await click('Save hypothesis');
    await click('Proceed with this Hypothesis');
    await waitFor(() => expect(find('hypothesis.chosen')).toHaveLength(1));
    expect(find('hypothesis.generated')[0]?.hypothesis.statement).not.toBe(MINE);
    expect(find('hypothesis.edited').map(({ hypothesis }) => hypothesis.statement)).toEqual([MINE]);
    expect(find('hypothesis.chosen')[0]?.hypothesis.statement).toBe(MINE);
  });

  it('which files were saved', async () => {
    const { onEvent, find } = record();
    open({ onEvent });
    await completeStepsBefore(4);
    await click('Download PDF');
    await waitFor(() => expect(find('file.saved')).toHaveLength(1));
    expect(find('file.saved')[0]?.fileName).toMatch(/\.pdf$/);
  });

  it('which documents were drafted', async () => {
    const { onEvent, find } = record();
    open({ onEvent });
    await completeStepsBefore(6);
    await userEvent.click(await screen.findByRole('tab', { name: 'Legal Docs' }));
    await userEvent.click(screen.getAllByRole('button', { name: 'Generate Document' })[1]!);
    await waitFor(() => expect(find('document.generated')).toHaveLength(1));
    expect(find('document.generated')[0]?.documentType).toBe('bylaws');
  });

  it('nothing that was done before the flow was closed', async () => {
    const storage = createPersistentStorage();
    const { unmount } = open({ storage });
    await completeStepsBefore(3);
    await click('Generate AI-Powered Hypothesis');
    await screen.findByRole('button', { name: 'Proceed with this Hypothesis' });
    await act(() => vi.dynamicImportSettled());
    unmount();
    const { onEvent, events } = record();
    open({ storage, onEvent });
    await screen.findByRole('button', { name: 'Proceed with this Hypothesis' });
    expect(events).toEqual([]);
  });
});

it('a listener that throws is logged, and stops neither the call nor the flow', async () => {
  const error = new Error('Statistics failed');
  const { runtime } = open({
    onEvent: () => {
      throw error;
    },
  });
  await completeStepsBefore(3);
  expect(runtime.log.error).toHaveBeenCalledWith('onEvent failed.', error);
});
