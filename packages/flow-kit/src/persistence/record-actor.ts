import { fromCallback } from 'xstate';
import type {
  PersistedRecordOptions,
  RecordCommand,
  RecordEvent,
} from './persisted-record.types.js';
import { runMaybeAsync } from './run-maybe-async.js';

/** Options of a record that an actor saves. */
export interface RecordActorOptions<Saved extends object> extends PersistedRecordOptions<Saved> {
  /**
   * Whether the record is read in the next microtask. Needed if a component can replace another one of the same record:
   * React stops the old actor in a microtask, and that saves its last change. @default false
   */
  readonly isLoadDeferred?: boolean | undefined;
}

/**
 * An actor that persists a record: receives `RecordCommand`s and sends `RecordEvent`s to its parent. It reports at once
 * that nothing is stored; the code that restores and saves is loaded on demand, and commands wait for it.
 */
export const createRecordActor = <Saved extends object, Input>(
  getOptions: (input: Input) => RecordActorOptions<Saved>,
) =>
  fromCallback<RecordCommand<Saved>, Input>(({ input, receive, sendBack }) => {
    const { isLoadDeferred = false, ...options } = getOptions(input);
    const { key, storage, log } = options;
    const send = (event: RecordEvent<Saved>) => sendBack(event);
    const waiting: RecordCommand<Saved>[] = [];
    let deliver: (command: RecordCommand<Saved>) => void = (command) => waiting.push(command);
    let stop: (() => void) | null = null;
    let isStopped = false;
    receive((command) => deliver(command));

    const startRecord = async (text: string | null | undefined) => {
      const { createPersistedRecord } = await import('./persisted-record.js');
      if (isStopped && waiting.length === 0) return;
      const record = createPersistedRecord<Saved>(options, (event) => {
        const isReported = text === null && event.type === 'record.restored';
        if (!isReported) send(event);
      });
      record.load(text);
      waiting.forEach(record.send);
      if (isStopped) record.stop();
      ({ send: deliver, stop } = record);
    };
    const open = (text?: string | null) => {
      if (text === null) send({ type: 'record.restored', restored: { kind: 'nothing' } });
      startRecord(text).catch((error: unknown) => {
        log.error('The code that saves the journey could not be loaded.', error);
        send(
          text === null
            ? { type: 'saveStatus.changed', saveStatus: 'nothing' }
            : { type: 'record.restored', restored: { kind: 'unavailable' } },
        );
      });
    };
    const read = () =>
      runMaybeAsync(
        () => storage.read(key),
        open,
        () => open(),
      );
    if (isLoadDeferred) queueMicrotask(read);
    else read();
    return () => {
      isStopped = true;
      stop?.();
    };
  });
