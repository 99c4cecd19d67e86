import { fromCallback } from 'xstate';
import type {
  PersistedRecordOptions,
  RecordCommand,
  RecordEvent,
} from './persisted-record.types.js';
import { runMaybeAsync } from '../machine/run-maybe-async.js';
import { whenIdle } from '../runtime/when-idle.js';
import type { KeyValueStorage } from '../storage/key-value-storage.js';

type Target = 'key' | 'storage' | 'log';

export interface AutosaveOptions<Saved extends object, Input> {
  /** Where the record is saved. */
  readonly getTarget: (input: Input) => Pick<PersistedRecordOptions<Saved>, Target>;
  /** Loads how the record is read, compared and saved; called once. */
  readonly loadRules: (input: Input) => Promise<Omit<PersistedRecordOptions<Saved>, Target>>;
  /**
   * Whether the record is read in the next microtask. Needed if a component can replace another one of the same record:
   * React stops the old actor in a microtask, and that saves its last change. @default false
   */
  readonly isReadDeferred?: boolean | undefined;
}

/** Records that were closed before the code that saves them was loaded, by key, until they are saved. */
const unsaved = new WeakMap<KeyValueStorage, Map<string, Promise<undefined>>>();

const addUnsaved = (storage: KeyValueStorage, key: string, saved: Promise<undefined>) => {
  const records = unsaved.get(storage) ?? new Map<string, Promise<undefined>>();
  unsaved.set(storage, records.set(key, saved));
  void saved.then(() => {
    if (records.get(key) === saved) records.delete(key);
  });
};

/**
 * An actor that saves a record: receives `RecordCommand`s and sends `RecordEvent`s to its parent. It reports at once
 * that nothing is stored. The code that restores and saves is loaded on demand, and commands wait for it: at once if
 * something is stored, otherwise with the first command, or when the browser is idle. A record that was closed before
 * that is saved before another actor reads it.
 */
export const createAutosaveActor = <Saved extends object, Input>({
  getTarget,
  loadRules,
  isReadDeferred = false,
}: AutosaveOptions<Saved, Input>) =>
  fromCallback<RecordCommand<Saved>, Input>(({ input, receive, sendBack }) => {
    const target = getTarget(input);
    const { key, storage } = target;
    const send = (event: RecordEvent<Saved>) => sendBack(event);
    const waiting: RecordCommand<Saved>[] = [];
    let start = () => {};
    let deliver = (command: RecordCommand<Saved>) => {
      waiting.push(command);
      start();
    };
    let stop: (() => void) | null = null;
    let isStopped = false;
    let setStarted = () => {};
    const started = new Promise<undefined>((resolve) => {
      setStarted = () => resolve(undefined);
    });
    receive((command) => deliver(command));

    const startRecord = async (text: string | null | undefined) => {
      const [{ createPersistedRecord }, rules] = await Promise.all([
        import('./persisted-record.js'),
        loadRules(input),
      ]);
      if (isStopped && waiting.length === 0) return;
      // That nothing is stored was reported before the code was loaded.
      let isReported = text === null;
      const record = createPersistedRecord<Saved>({ ...target, ...rules }, (event) => {
        if (!isReported || event.type !== 'record.restored') send(event);
        isReported = false;
      });
      record.load(text);
      waiting.forEach(record.send);
      if (isStopped) record.stop();
      ({ send: deliver, stop } = record);
    };
    const open = (text?: string | null) => {
      if (text === null) send({ type: 'record.restored', restored: { kind: 'nothing' } });
      const reportFailure = (error: unknown) => {
        target.log.error('The code that saves the journey could not be loaded.', error);
        send(
          text === null
            ? { type: 'saveStatus.changed', saveStatus: 'nothing' }
            : { type: 'record.restored', restored: { kind: 'unavailable' } },
        );
      };
      start = () => {
        start = () => {};
        void startRecord(text).catch(reportFailure).then(setStarted);
      };
      // The first screen is shown without it.
      if (text === null && waiting.length === 0) whenIdle(() => start());
      else start();
    };
    const read = () =>
      runMaybeAsync(
        // The record reads it itself after such a wait.
        () => unsaved.get(storage)?.get(key) ?? storage.read(key),
        open,
        () => open(),
      );
    if (isReadDeferred) queueMicrotask(read);
    else read();
    return () => {
      isStopped = true;
      stop?.();
      if (!stop && waiting.length > 0) addUnsaved(storage, key, started);
    };
  });
