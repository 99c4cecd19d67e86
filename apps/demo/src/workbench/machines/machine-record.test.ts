import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { createRecordStore } from '../record-store.js';
import { watchMachine, type MachineRecord } from './machine-record.js';

const child = createMachine({ id: 'child', initial: 'resting', states: { resting: {} } });

const parent = createMachine({
  id: 'parent',
  initial: 'idle',
  context: { token: 'of a person', file: new Blob(['123']), self: (): void => undefined },
  states: {
    idle: { on: { begin: 'busy' } },
    busy: { invoke: { src: child }, on: { end: 'idle' } },
  },
});

const startWatching = () => {
  const store = createRecordStore<MachineRecord>(10);
  const actor = createActor(parent).start();
  const stopWatching = watchMachine(store, actor);
  return { store, actor, stopWatching };
};

const summarize = (store: ReturnType<typeof startWatching>['store']) =>
  store.records().map(({ id, state, lastEvent }) => [id, state, lastEvent]);

it('records the current state and the last event of a machine', () => {
  const { store, actor } = startWatching();
  expect(summarize(store)).toEqual([['parent', '"idle"', '']]);
  actor.send({ type: 'begin' });
  expect(summarize(store)).toContainEqual(['parent', '"busy"', 'begin']);
});

it('records each child machine once', () => {
  const { store, actor } = startWatching();
  actor.send({ type: 'begin' });
  expect(
    store
      .records()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['child', 'parent']);
});

it('records the context without secrets, files and functions', () => {
  const { store } = startWatching();
  expect(store.records()[0]?.details()).toEqual({
    value: 'idle',
    context: { token: '(hidden)', file: { file: 3 } },
  });
});

it('records that a machine has ended', () => {
  const { store, actor, stopWatching } = startWatching();
  stopWatching();
  actor.send({ type: 'begin' });
  expect(store.records()).toMatchObject([{ state: '"idle"', hasEnded: true }]);
});
