import { FULL_COVERAGE, exploreMachine } from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { exportMachine, type ExportEvent, type ExportRequest } from './export.machine.js';

const save: ExportEvent = {
  type: 'export.requested',
  action: 'save',
  fileName: 'a.qasm',
  text: 'qubit q;',
};
const copy: ExportEvent = { ...save, action: 'copy' };

const noteAfter = async (event: ExportEvent, end: () => Promise<null>) => {
  const actor = createActor(
    exportMachine.provide({
      actors: { exportProgram: fromPromise<null, ExportRequest>(end) },
    }),
  );
  actor.start();
  actor.send(event);
  await waitFor(actor, (state) => !state.hasTag('busy'));
  return actor.getSnapshot().context.note;
};

describe('exporting a circuit', () => {
  it.each([
    ['saved', save, () => Promise.resolve(null)],
    ['copied', copy, () => Promise.resolve(null)],
    ['saveFailed', save, () => Promise.reject(new Error('full'))],
    ['copyFailed', copy, () => Promise.reject(new Error('not allowed'))],
  ] as const)('ends as %s', async (note, event, end) => {
    expect(await noteAfter(event, end)).toBe(note);
  });

  it('reaches every state by every transition without dead ends', () => {
    const walk = exploreMachine({
      machine: exportMachine,
      inputs: [undefined],
      events: [save, copy],
      outcomes: { exportProgram: { done: [null], error: [new Error('no')] } },
    });
    expect(walk).toMatchObject(FULL_COVERAGE);
  });
});
