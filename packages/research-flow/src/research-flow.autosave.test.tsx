import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { type FlowHandle } from './research-flow.js';
import { getBackupKey, type KeyValueStorage, memoryStorage } from '@spinout/flow-kit';
import { savedFlowKey } from './saved/saved-flow.js';
import {
  click,
  createPersistentStorage,
  open,
  getCurrentStep,
  walk,
  completeStepsBefore,
} from './testing/render-flow.js';

describe('the saved flow', () => {
  it('is restored at the same step after a reload, and posts nothing twice (T-79)', async () => {
    const first = open();
    await completeStepsBefore(4);
    await screen.findByText('2 relevant papers');
    await click('Select An example paper with a DOI', 'checkbox');
    first.unmount();
    await waitFor(async () =>
      expect(await first.storage.read(savedFlowKey('default'))).toContain('"selected":["paper-1"]'),
    );
    const second = open({ storage: first.storage });
    expect(
      await screen.findByRole('button', { name: 'Complete Review (1 papers selected)' }),
    ).toBeEnabled();
    expect(second.transport.requests).toHaveLength(0);
    await click(/^Complete Review/);
    await screen.findByRole('heading', { name: 'Experiment Design' });
    const getJourneyId = ({ transport }: typeof first) =>
      (transport.sentTo('literature.review')[0] ?? transport.sentTo('literature.search')[0]) as {
        journey_id: string;
      };
    expect(getJourneyId(second).journey_id).toBe(getJourneyId(first).journey_id);
  }, 60_000);

  it('verifies quotes from a pasted paper, also after a reload', async () => {
    const findQuoteWarning = () => screen.findByText('Quote not verified');
    const paste = async (text: string) => {
      await click('Paste Text');
      await userEvent.click(screen.getByRole('textbox', { name: 'Paper text' }));
      await userEvent.paste(text);
      await click('Analyze Paper');
    };
    const first = open({ defaultStep: 2 });
    await screen.findByRole('heading', { name: 'Paper Upload' });
    await paste('Nothing about sleep.');
    expect(await findQuoteWarning()).toBeVisible();
    first.unmount();
    await waitFor(async () =>
      expect(await first.storage.read(savedFlowKey('default'))).toContain('"step":"hypothesis"'),
    );
    const second = open({ storage: first.storage });
    expect(await findQuoteWarning()).toBeVisible();
    second.unmount();

    open({ defaultStep: 2 });
    await screen.findByRole('heading', { name: 'Paper Upload' });
    await paste('We found it: Sleep spindles\nrose after training.');
    await screen.findByText('Sleep spindles rose after training.');
    expect(screen.queryByText('Quote not verified')).toBeNull();
  });

  it('shows a notice when storage is full, and clears it when there is space again', async () => {
    const memory = createPersistentStorage();
    let quota = 0;
    const storage: KeyValueStorage = {
      ...memory,
      write: (key, text) => {
        if (text.length > quota) throw new DOMException('full', 'QuotaExceededError');
        return memory.write(key, text);
      },
    };
    open({ storage });
    await screen.findByRole('heading', { name: 'Select Your Research Topic' });
    await click(/Decoding memory/, 'radio');
    expect(await screen.findByText(/will be lost when you reload/)).toBeVisible();
    quota = 1_000_000;
    await userEvent.click(screen.getByRole('tab', { name: 'Browse Topics' }));
    await waitFor(() => expect(screen.queryByText(/will be lost when you reload/)).toBeNull());
    expect(await memory.read(savedFlowKey('default'))).toContain('"tab":"browse"');
  });

  it.each([
    ['not JSON', '{"schemaVersion":1'],
    ['of another shape', '{"schemaVersion":1,"journeyId":5}'],
    ['of a newer version', '{"schemaVersion":99,"journeyId":"journey-1"}'],
    ['a prototype pollution attempt', '{"__proto__":{"polluted":true},"schemaVersion":1}'],
  ])('backs up a saved flow that is %s, starts a new one and shows a notice', async (_, text) => {
    const storage = createPersistentStorage();
    await storage.write(savedFlowKey('default'), text);
    open({ storage });
    expect(await screen.findByText(/could not be read/)).toBeVisible();
    expect(getCurrentStep()).toBe(1);
    expect(await storage.read(getBackupKey(savedFlowKey('default')))).toBe(text);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('shows a notice if nothing can be saved', async () => {
    open({ storage: memoryStorage() });
    expect(await screen.findByText(/will be lost when you reload/)).toBeVisible();
  });

  it('leaves a record untouched that it can neither read nor back up, until the host resets the flow', async () => {
    const text = '{"schemaVersion":99,"journeyId":"journey-1"}';
    const memory = createPersistentStorage();
    await memory.write(savedFlowKey('default'), text);
    const storage: KeyValueStorage = {
      ...memory,
      write: (key, value) => {
        if (key === getBackupKey(savedFlowKey('default')))
          throw new DOMException('full', 'QuotaExceededError');
        return memory.write(key, value);
      },
    };
    const handle = createRef<FlowHandle>();
    const { unmount } = open({ storage, ref: handle });
    expect(await screen.findByText(/was left unchanged/)).toBeVisible();
    await walk.topic();
    await screen.findByRole('heading', { name: 'Paper Upload' });
    unmount();
    await Promise.resolve();
    expect(await memory.read(savedFlowKey('default'))).toBe(text);

    const again = createRef<FlowHandle>();
    open({ storage, ref: again });
    await screen.findByText(/was left unchanged/);
    act(() => again.current?.reset());
    await waitFor(async () =>
      expect(await memory.read(savedFlowKey('default'))).toContain('"schemaVersion":1'),
    );
  });
});
