import { memoryStorage } from '@spinout/flow-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ContinueFlow } from './continue-flow.js';
import { guidedFlowRecord } from './guided-flow.record.js';

const open = (stored: string | null) => {
  const storage = memoryStorage();
  if (stored !== null) void storage.write(guidedFlowRecord.key, stored);
  const onContinue = vi.fn();
  render(<ContinueFlow storage={storage} onContinue={onContinue} />);
  return onContinue;
};

const serialize = (change: object = {}) =>
  JSON.stringify({
    journeyId: 'journey-1',
    step: 'literature',
    data: { topic: { title: 'Sleep and memory' } },
    ...change,
  });

it('leads back to the flow in progress and names its topic and step, at once', async () => {
  const onContinue = open(serialize());
  expect(screen.getByText('Sleep and memory · Step 4 of 6')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continue your journey' }));
  expect(onContinue).toHaveBeenCalledOnce();
});

it.each([
  ['there is none', null],
  ['it is unreadable', '{"journeyId":'],
  ['it is blank', serialize({ step: 'topic', data: {} })],
  [
    'it is finished',
    serialize({ step: 'company', data: { topic: { title: 'A' }, companyStructure: {} } }),
  ],
])('shows nothing if %s', (_, stored) => {
  open(stored);
  expect(screen.queryByRole('button')).toBeNull();
});
