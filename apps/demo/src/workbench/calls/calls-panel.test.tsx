import { ThemeRoot } from '@spinout/design-system';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createRecordStore } from '../record-store.js';
import type { CallRecord } from './call-record.js';
import { CallsPanel } from './calls-panel.js';

const firstCall: CallRecord = {
  number: 1,
  replayOf: null,
  id: 'topics.suggest',
  method: 'POST',
  path: '/api/topics/suggest',
  requestRef: {},
  replayBlocker: null,
  hasIdempotencyKey: true,
  requestBody: {},
  duration: 25,
  status: 200,
  responseBody: {},
};

const renderPanel = (...records: readonly CallRecord[]) => {
  const store = createRecordStore<CallRecord>(9);
  for (const record of records) store.add(record);
  const replay = vi.fn(async () => undefined);
  render(
    <ThemeRoot>
      <CallsPanel store={store} replay={replay} />
    </ThemeRoot>,
  );
  return replay;
};

it('sends a call again, with a new key or the same one', async () => {
  const replay = renderPanel(firstCall);
  await userEvent.click(screen.getByRole('button', { name: 'topics.suggest' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send again with the same key' }));
  expect(replay.mock.calls).toEqual([[firstCall], [firstCall, { withSameKey: true }]]);
});

it('does not offer the same key for a call without a key', async () => {
  renderPanel({ ...firstCall, hasIdempotencyKey: false });
  await userEvent.click(screen.getByRole('button', { name: 'topics.suggest' }));
  expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /same key/ })).toBeNull();
});

it('shows all responses, and which call was sent again', () => {
  renderPanel(firstCall, { ...firstCall, number: 2, replayOf: 1, status: 503 });
  const rows = screen.getAllByRole('row').slice(1);
  expect(within(rows[0]!).getByRole('button')).toHaveTextContent('topics.suggest (repeats No. 1)');
  expect(within(rows[0]!).getByRole('cell', { name: '503' })).toBeVisible();
  expect(within(rows[1]!).getByRole('cell', { name: '200' })).toBeVisible();
});

it.each([
  ['secret', /its hidden values are not stored/],
  ['file', /its file is not stored/],
] as const)('says why a call with a %s cannot be sent again', async (replayBlocker, text) => {
  renderPanel({ ...firstCall, replayBlocker });
  await userEvent.click(screen.getByRole('button', { name: 'topics.suggest' }));
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
});
