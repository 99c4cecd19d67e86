import { fromCallback } from 'xstate';
import { createPersistedRecord } from './persisted-record.js';
import type { PersistedRecordOptions, RecordCommand } from './persisted-record.types.js';

/** Options of a record that an actor saves. */
export interface RecordActorOptions<Saved extends object> extends PersistedRecordOptions<Saved> {
  /**
   * Whether the record is loaded in the next microtask. Needed if a component can replace another one of the same record:
   * React stops the old actor in a microtask, and that saves its last change. @default false
   */
  readonly isLoadDeferred?: boolean | undefined;
}

/** An actor that persists a record: receives `RecordCommand`s and sends `RecordEvent`s to its parent. */
export const createRecordActor = <Saved extends object, Input>(
  getOptions: (input: Input) => RecordActorOptions<Saved>,
) =>
  fromCallback<RecordCommand<Saved>, Input>(({ input, receive, sendBack }) => {
    const { isLoadDeferred = false, ...options } = getOptions(input);
    const record = createPersistedRecord<Saved>(options, sendBack);
    receive(record.send);
    if (isLoadDeferred) queueMicrotask(record.load);
    else record.load();
    return record.stop;
  });
