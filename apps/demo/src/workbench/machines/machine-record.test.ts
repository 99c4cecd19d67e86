import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { recordStore } from '../record-store.js';
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

const open = () => {
  const store = recordStore<MachineRecord>(10);
  const actor = createActor(parent).start();
  const end = watchMachine(store, actor);
  return { store, actor, end };
};

const shown = (store: ReturnType<typeof open>['store']) =>
  store.records().map(({ id, state, lastEvent }) => [id, state, lastEvent]);

it('shows where a machine is from the start, and by what it came there', () => {
  const { store, actor } = open();
  expect(shown(store)).toEqual([['parent', '"idle"', '']]);
  actor.send({ type: 'begin' });
  expect(shown(store)).toContainEqual(['parent', '"busy"', 'begin']);
});

it('shows the machines that a machine starts, each once', () => {
  const { store, actor } = open();
  actor.send({ type: 'begin' });
  expect(
    store
      .records()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['child', 'parent']);
});

it('writes down a context without secrets, files and functions', () => {
  const { store } = open();
  expect(store.records()[0]?.details()).toEqual({
    value: 'idle',
    context: { token: '(hidden)', file: { file: 3 } },
  });
});

it('says that a machine has gone with its screen', () => {
  const { store, actor, end } = open();
  end();
  actor.send({ type: 'begin' });
  expect(store.records()).toMatchObject([{ state: '"idle"', ended: true }]);
});
