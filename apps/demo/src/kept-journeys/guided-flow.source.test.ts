import { memoryStorage } from '@spinout/journey-kit';
import { expect, it } from 'vitest';
import { guidedFlowSource } from './guided-flow.source.js';

const KEY = 'spinout-flow:default';

const open = (stored: string | null) => {
  const storage = memoryStorage();
  if (stored !== null) void storage.write(KEY, stored);
  return { storage, source: guidedFlowSource(storage) };
};

it('tells what the kept flow is about and how far it is', async () => {
  const { source } = open(
    JSON.stringify({
      journeyId: 'journey-1',
      step: 'literature',
      data: { interest: { title: 'Neuroscience' }, topic: { title: 'Sleep and memory' } },
    }),
  );
  expect(await source.list()).toEqual([
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

it('does not tell of a record that cannot be read', () =>
  expect(open('{"journeyId":').source.list()).rejects.toThrow());

it.each(['null', '[]', '{"data":7,"step":"moon","journeyId":{}}'])(
  'tells what little there is of %s',
  async (stored) =>
    expect(await open(stored).source.list()).toMatchObject([{ id: '', title: '', step: 0 }]),
);

it('removes the flow', async () => {
  const { storage, source } = open('{}');
  await source.remove('journey-1');
  expect(storage.read(KEY)).toBeNull();
});
