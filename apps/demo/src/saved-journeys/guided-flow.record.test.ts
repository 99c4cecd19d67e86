import { memoryStorage } from '@spinout/flow-kit';
import { browserSource, dropDiscarded } from '@spinout/journey/saved-journeys';
import { expect, it } from 'vitest';
import { guidedFlowRecord } from './guided-flow.record.js';

const { key } = guidedFlowRecord;

const serializeFlow = (change: object = {}) =>
  JSON.stringify({
    journeyId: 'journey-1',
    step: 'literature',
    data: { interest: { title: 'Neuroscience' }, topic: { title: 'Sleep and memory' } },
    ...change,
  });

const createSource = (stored: string | null) => {
  const storage = memoryStorage();
  if (stored !== null) void storage.write(key, stored);
  return { storage, source: browserSource(guidedFlowRecord, storage) };
};

it('lists the title and step of the saved flow', async () => {
  expect(await createSource(serializeFlow()).source.list()).toEqual([
    {
      id: 'journey-1',
      kind: 'guided-flow',
      title: 'Sleep and memory',
      step: 4,
      stepCount: 6,
      savedAt: null,
    },
  ]);
});

it('lists nothing before a flow was started', async () =>
  expect(await createSource(null).source.list()).toEqual([]));

it.each(['{"journeyId":', 'null', '[]', '{"data":7,"step":"moon","journeyId":{}}'])(
  'rejects %s as unreadable',
  async (stored) => {
    await expect(createSource(stored).source.list()).rejects.toThrow('cannot be read');
    expect(await guidedFlowRecord.read(stored)).toBeNull();
  },
);

it.each([
  ['blank', { step: 'topic', data: {} }, { isBlank: true, isFinished: false }],
  [
    'started',
    { step: 'topic', data: { interest: { title: 'A' } } },
    { isBlank: false, isFinished: false },
  ],
  ['in progress', { step: 'company', data: {} }, { isBlank: false, isFinished: false }],
  [
    'finished',
    { step: 'company', data: { companyStructure: {} } },
    { isBlank: false, isFinished: true },
  ],
])('recognizes a flow that is %s', async (_, change, facts) =>
  expect(await guidedFlowRecord.read(serializeFlow(change))).toMatchObject(facts),
);

it('forgets an earlier flow that could be restored, or only the one with an id', async () => {
  const kept = serializeFlow();
  const stored = serializeFlow({ discarded: { flow: { journeyId: 'journey-0' } } });
  const storage = memoryStorage();
  await storage.write(key, stored);
  expect(await dropDiscarded(storage, [guidedFlowRecord], 'journey-9')).toEqual([]);
  expect(await storage.read(key)).toBe(stored);
  expect(await dropDiscarded(storage, [guidedFlowRecord], 'journey-0')).toEqual(['guided-flow']);
  expect(await storage.read(key)).toBe(kept);
  expect(guidedFlowRecord.withoutDiscarded?.(stored)).toBe(kept);
  expect(guidedFlowRecord.withoutDiscarded?.('{"broken')).toBe('{"broken');
});

it('forgets one of several earlier flows and keeps the others', async () => {
  const earlier = (journeyId: string, others: object = {}) => ({
    discarded: { flow: { journeyId, ...others } },
  });
  const stored = serializeFlow(earlier('journey-0', earlier('journey-8', earlier('journey-7'))));
  const storage = memoryStorage();
  await storage.write(key, stored);
  await dropDiscarded(storage, [guidedFlowRecord], 'journey-8');
  expect(await storage.read(key)).toBe(serializeFlow(earlier('journey-0', earlier('journey-7'))));
  await dropDiscarded(storage, [guidedFlowRecord], 'journey-0');
  expect(await storage.read(key)).toBe(serializeFlow(earlier('journey-7')));
});

it('removes the flow, but not one that another tab started instead', async () => {
  const { storage, source } = createSource(serializeFlow());
  await source.remove('journey-2');
  expect(storage.read(key)).not.toBeNull();
  await source.remove('journey-1');
  expect(storage.read(key)).toBeNull();
});
