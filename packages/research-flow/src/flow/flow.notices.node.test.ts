import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type SaveStatus, memoryStorage } from '@spinout/flow-kit';
import { testRuntime } from '@spinout/flow-kit/testing';
import { flowMachine } from './flow.machine.js';

const open = () => {
  const actor = createActor(flowMachine, {
    input: {
      runtime: testRuntime(),
      storage: memoryStorage(),
      instanceId: 'default',
      firstStep: 1,
      initialData: {},
    },
  }).start();
  const notice = () => actor.getSnapshot().context.notice;
  const reportSaveStatus = (saveStatus: SaveStatus) => {
    actor.send({ type: 'saveStatus.changed', saveStatus });
    return notice();
  };
  return { actor, reportSaveStatus, notice };
};

it('shows each kind of data loss once, and clears the notice when everything is saved again', () => {
  const { actor, reportSaveStatus } = open();
  expect(reportSaveStatus('inputs')).toBe('resultsNotSaved');
  expect(reportSaveStatus('nothing')).toBe('memoryOnly');
  expect(reportSaveStatus('all')).toBeNull();
  expect(reportSaveStatus('inputs')).toBeNull();
  expect(reportSaveStatus('nothing')).toBeNull();
  actor.stop();

  const other = open();
  other.reportSaveStatus('nothing');
  other.actor.send({ type: 'notice.dismissed' });
  expect(other.notice()).toBeNull();
  expect(other.reportSaveStatus('inputs')).toBe('resultsNotSaved');
  expect(other.reportSaveStatus('nothing')).toBe('resultsNotSaved');
  other.actor.stop();
});
