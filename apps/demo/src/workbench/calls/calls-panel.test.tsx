import { ThemeRoot } from '@spinout/design-system';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { recordStore } from '../record-store.js';
import type { CallRecord } from './call-record.js';
import { CallsPanel } from './calls-panel.js';

const first: CallRecord = {
  number: 1,
  replayOf: null,
  id: 'topics.suggest',
  method: 'POST',
  path: '/api/topics/suggest',
  asked: {},
  unkept: null,
  hasKey: true,
  sent: {},
  duration: 25,
  status: 200,
  answered: {},
};

const show = (...records: readonly CallRecord[]) => {
  const store = recordStore<CallRecord>(9);
  for (const record of records) store.add(record);
  const replay = vi.fn(async () => undefined);
  render(
    <ThemeRoot>
      <CallsPanel store={store} replay={replay} />
    </ThemeRoot>,
  );
  return replay;
};

it('sends a call again, with a new key unless the same is asked for', async () => {
  const replay = show(first);
  await userEvent.click(screen.getByRole('button', { name: 'topics.suggest' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send again with the same key' }));
  expect(replay.mock.calls).toEqual([[first], [first, { withSameKey: true }]]);
});

it('offers no same key to a call that had none', async () => {
  show({ ...first, hasKey: false });
  await userEvent.click(screen.getByRole('button', { name: 'topics.suggest' }));
  expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /same key/ })).toBeNull();
});

it('shows the answers beside each other, and which call was sent again', () => {
  show(first, { ...first, number: 2, replayOf: 1, status: 503 });
  const rows = screen.getAllByRole('row').slice(1);
  expect(within(rows[0]!).getByRole('button')).toHaveTextContent(
    'topics.suggest (again, as No. 1)',
  );
  expect(within(rows[0]!).getByRole('cell', { name: '503' })).toBeVisible();
  expect(within(rows[1]!).getByRole('cell', { name: '200' })).toBeVisible();
});

it.each([
  ['secret', /it held what is hidden here, which is not kept/],
  ['file', /it held a file, which is not kept/],
] as const)('says why a call with a %s cannot be sent again', async (unkept, text) => {
  show({ ...first, unkept });
  await userEvent.click(screen.getByRole('button', { name: 'topics.suggest' }));
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
});
