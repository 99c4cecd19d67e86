import { memoryStorage } from '@spinout/flow-kit';
import { browserSource } from '@spinout/journey/kept';
import { expect, it } from 'vitest';
import { guidedFlowRecord } from './guided-flow.record.js';

const { key } = guidedFlowRecord;

const flow = (change: object = {}) =>
  JSON.stringify({
    journeyId: 'journey-1',
    step: 'literature',
    data: { interest: { title: 'Neuroscience' }, topic: { title: 'Sleep and memory' } },
    ...change,
  });

const open = (stored: string | null) => {
  const storage = memoryStorage();
  if (stored !== null) void storage.write(key, stored);
  return { storage, source: browserSource(guidedFlowRecord, storage) };
};

it('tells what the kept flow is about and how far it is', async () => {
  expect(await open(flow()).source.list()).toEqual([
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

it('has nothing to tell before a flow was begun', async () =>
  expect(await open(null).source.list()).toEqual([]));

it.each(['{"journeyId":', 'null', '[]', '{"data":7,"step":"moon","journeyId":{}}'])(
  'does not tell of %s, which cannot be read',
  async (stored) => {
    await expect(open(stored).source.list()).rejects.toThrow('cannot be read');
    expect(await guidedFlowRecord.read(stored)).toBeNull();
  },
);

it.each([
  ['blank', { step: 'topic', data: {} }, { isBlank: true, isFinished: false }],
  [
    'begun',
    { step: 'topic', data: { interest: { title: 'A' } } },
    { isBlank: false, isFinished: false },
  ],
  ['under way', { step: 'company', data: {} }, { isBlank: false, isFinished: false }],
  [
    'finished',
    { step: 'company', data: { companyStructure: {} } },
    { isBlank: false, isFinished: true },
  ],
])('knows one that is %s', async (_, change, facts) =>
  expect(await guidedFlowRecord.read(flow(change))).toMatchObject(facts),
);

it('removes the flow, and leaves one that another tab has begun in its place', async () => {
  const { storage, source } = open(flow());
  await source.remove('journey-2');
  expect(storage.read(key)).not.toBeNull();
  await source.remove('journey-1');
  expect(storage.read(key)).toBeNull();
});
