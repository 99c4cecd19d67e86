import { act, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import type { FlowHandle } from './research-flow.js';
import {
  completeStepsBefore,
  createPersistentStorage,
  getCurrentStep,
  open,
  walk,
} from './testing/render-flow.js';

const openFlow = (instanceId = 'default', storage = createPersistentStorage()) => {
  const ref = createRef<FlowHandle>();
  const view = open({ ref, storage, instanceId });
  return {
    ...view,
    flow: () => {
      if (ref.current === null) throw new Error('The flow is not mounted.');
      return ref.current;
    },
  };
};

describe('the ref of the flow', () => {
  it('says where the flow is and what it has found', async () => {
    const { flow } = openFlow();
    await completeStepsBefore(3);
    expect(flow().getProgress()).toMatchObject({
      step: 3,
      name: 'hypothesis',
      furthestStep: 3,
      isRestored: true,
      isCompleted: false,
      data: { topic: { title: 'Decoding memory consolidation during sleep' } },
    });
  });

  it('continues in another place from what was saved, as JSON', async () => {
    const { flow, unmount } = openFlow();
    await completeStepsBefore(3);
    const text = JSON.stringify(flow().getProgress().saved);
    unmount();

    const { flow: other } = openFlow('other');
    await waitFor(() => expect(getCurrentStep()).toBe(1));
    await act(async () => expect(await other().restore(JSON.parse(text) as never)).toBe(true));
    expect(await screen.findByText(/Research topic: Decoding memory/)).toBeVisible();
    expect(getCurrentStep()).toBe(3);
  });

  it('offers to restore the flow that another one replaces', async () => {
    const { flow } = openFlow();
    await completeStepsBefore(2);
    const { saved } = flow().getProgress();
    await walk.paper();
    await waitFor(() => expect(getCurrentStep()).toBe(3));
    await act(async () => expect(await flow().restore(saved)).toBe(true));
    await waitFor(() => expect(getCurrentStep()).toBe(2));
    await act(async () => expect(await flow().restore()).toBe(true));
    await waitFor(() => expect(getCurrentStep()).toBe(3));
    await act(async () => expect(await flow().restore()).toBe(false));
  });

  it('restores what a reset has discarded', async () => {
    const { flow } = openFlow();
    await completeStepsBefore(3);
    act(() => flow().reset({ canUndo: true }));
    await waitFor(() => expect(getCurrentStep()).toBe(1));
    await act(async () => expect(await flow().restore()).toBe(true));
    await waitFor(() => expect(getCurrentStep()).toBe(3));
  });

  it.each([
    ['of a newer version', { schemaVersion: 99 }],
    ['that is no flow', { schemaVersion: 1, step: 'paper' }],
  ])('changes nothing for a record %s', async (_, saved) => {
    const { flow } = openFlow();
    await completeStepsBefore(2);
    await act(async () => expect(await flow().restore(saved)).toBe(false));
    expect(getCurrentStep()).toBe(2);
  });
});
