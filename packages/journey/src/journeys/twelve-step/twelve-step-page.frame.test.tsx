import { createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { memoryStorage } from '@spinout/flow-kit';
import { testRuntime } from '@spinout/flow-kit/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { getUnsavedWork } from '../../frame/unsaved-work.js';
import { TwelveStepPage } from './twelve-step-page.js';

const api = (script: object = {}) => {
  const transport = scriptedTransport({
    ...allExampleReplies,
    ...script,
    'pdf.article': new Blob(['%PDF'], { type: 'application/pdf' }),
  });
  return { transport, api: createPlatformClient({ transport }) };
};

describe('the standalone page', () => {
  it('notifies its host once when the journey is completed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });
    const onComplete = vi.fn();
    const onEvent = vi.fn();
    const runtime = testRuntime();
    const storage = memoryStorage();
    render(<TwelveStepPage api={api().api} {...{ runtime, storage, onComplete, onEvent }} />);
    await user.type(screen.getByRole('textbox', { name: 'Research topic' }), 'Solar cells{Enter}');
    // Real time passes between timers because calls load code.
    const end = performance.now() + 15_000;
    while (onComplete.mock.calls.length === 0 && performance.now() < end) {
      await act(async () => {
        await vi.advanceTimersByTimeAsync(500);
        await new Promise(setImmediate);
      });
    }
    expect(onComplete).toHaveBeenCalledOnce();
    expect(onComplete.mock.calls[0]?.[0]).toMatchObject({ topic: 'Solar cells' });
    expect(onEvent).toHaveBeenLastCalledWith({
      type: 'journey.completed',
      result: expect.objectContaining({ topic: 'Solar cells' }) as object,
    });
  });

  it("draws no structure if protein structures are turned off, and shows the host's messages", async () => {
    const user = userEvent.setup();
    render(
      <TwelveStepPage
        api={api().api}
        runtime={testRuntime()}
        storage={memoryStorage()}
        features={{ proteinStructure: false }}
        messages={{ twelveStep: { title: 'Zwölf Schritte' } }}
      />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Zwölf Schritte' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Research topic' }), 'BRCA1{Enter}');
    expect(await screen.findByText('Skipped: protein structures are turned off.')).toBeVisible();
    expect(document.querySelector('canvas')).toBeNull();
  });

  it('reports a run as unsaved work if its storage ends with the page', async () => {
    const user = userEvent.setup();
    const storage = memoryStorage();
    render(<TwelveStepPage api={api().api} runtime={testRuntime()} storage={storage} />);
    await user.type(screen.getByRole('textbox', { name: 'Research topic' }), 'BRCA1');
    expect(getUnsavedWork()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(getUnsavedWork()).toEqual(['Run of the twelve steps on “BRCA1”']);
  });

  it('leaves nothing running when it is unmounted', async () => {
    const user = userEvent.setup();
    const { transport, api: client } = api({ 'research.run': () => new Promise(() => undefined) });
    const { unmount } = render(
      <TwelveStepPage api={client} runtime={testRuntime()} storage={memoryStorage()} />,
    );
    await user.type(screen.getByRole('textbox', { name: 'Research topic' }), 'BRCA1{Enter}');
    unmount();
    await vi.waitFor(() => expect(transport.requests[0]?.signal.aborted).toBe(true));
  });
});
