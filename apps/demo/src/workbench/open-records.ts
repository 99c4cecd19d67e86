import { systemRuntime } from '@spinout/flow-kit';
import type { AnyActor } from 'xstate';
import { callRecorder, type CallRecord } from './calls/call-record.js';
import { watchMachine, type MachineRecord } from './machines/machine-record.js';
import { recordStore } from './record-store.js';

/** As many as a person looks through. */
const MOST_RECORDS = 300;

/** What the product team can look at of a page, and what writes it down. */
export const openRecords = () => {
  const calls = recordStore<CallRecord>(MOST_RECORDS);
  const machines = recordStore<MachineRecord>(MOST_RECORDS);
  const { record, replay } = callRecorder(calls, {
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
