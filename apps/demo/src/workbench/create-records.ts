import { systemRuntime } from '@spinout/flow-kit';
import type { AnyActor } from 'xstate';
import { createCallRecorder, type CallRecord } from './calls/call-record.js';
import { watchMachine, type MachineRecord } from './machines/machine-record.js';
import { createRecordStore } from './record-store.js';

/** Older records are dropped. */
const MAX_RECORDS = 300;

/** Creates the stores of recorded calls and machines, and their recorders. */
export const createRecords = () => {
  const calls = createRecordStore<CallRecord>(MAX_RECORDS);
  const machines = createRecordStore<MachineRecord>(MAX_RECORDS);
  const { record, replay } = createCallRecorder(calls, {
    clock: () => performance.now(),
    newKey: systemRuntime.newKey,
  });
  return {
    calls,
    machines,
    record,
    replay,
    watch: (machine: AnyActor) => watchMachine(machines, machine),
  };
};
