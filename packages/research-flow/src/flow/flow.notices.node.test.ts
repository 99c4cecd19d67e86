import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type Kept, memoryStorage } from '@spinout/flow-kit';
import { testRuntime } from '@spinout/flow-kit/testing';
import { flowMachine } from './flow.machine.js';
import type { KeepingInput, Restored } from './flow.types.js';

const open = () => {
  const actor = createActor(
    flowMachine.provide({
      actors: {
        restoreFlow: fromPromise<Restored, KeepingInput>(() => new Promise(() => undefined)),
      },
    }),
    {
      input: {
        runtime: testRuntime(),
        storage: memoryStorage(),
        instanceId: 'default',
        firstStep: 1,
        initialData: {},
      },
    },
  ).start();
  const notice = () => actor.getSnapshot().context.notice;
  const keeping = (kept: Kept) => {
    actor.send({ type: 'keeping.changed', kept });
    return notice();
  };
  return { actor, keeping, notice };
};

it('tells of each loss of room once, and takes the notice back when all is kept again', () => {
  const { actor, keeping } = open();
  expect(keeping('inputs')).toBe('resultsNotKept');
  expect(keeping('nothing')).toBe('memoryOnly');
  expect(keeping('all')).toBeNull();
  expect(keeping('inputs')).toBeNull();
  expect(keeping('nothing')).toBeNull();
  actor.stop();

  const other = open();
  other.keeping('nothing');
  other.actor.send({ type: 'notice.dismissed' });
  expect(other.notice()).toBeNull();
  expect(other.keeping('inputs')).toBe('resultsNotKept');
  expect(other.keeping('nothing')).toBe('resultsNotKept');
  other.actor.stop();
});
