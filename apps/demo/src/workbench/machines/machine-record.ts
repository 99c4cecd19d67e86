import type { AnyActor, AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { RecordStore } from '../record-store.js';
import { redact } from '../redact.js';

/** Current state of one state machine. */
export interface MachineRecord {
  /** Stable for the lifetime of the machine. */
  readonly key: string;
  /** Id of the machine, such as `tenStep`. */
  readonly id: string;
  readonly state: string;
  readonly lastEvent: string;
  readonly events: number;
  /** State and context, without secrets. */
  readonly details: () => unknown;
  readonly hasEnded: boolean;
}

const isMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;

/** Records a machine and its children until it ends. */
export function watchMachine(store: RecordStore<MachineRecord>, root: AnyActor): () => void {
  const recordsByActor = new Map<AnyActorRef, MachineRecord>();
  const recordSnapshot = (ref: AnyActorRef, lastEvent: string | null) => {
    const snapshot = ref.getSnapshot() as unknown;
    if (!isMachine(snapshot)) return;
    const previous = recordsByActor.get(ref);
    const record: MachineRecord = {
      key: ref.sessionId,
      id: snapshot.machine.id,
      state: JSON.stringify(snapshot.value as unknown),
      lastEvent: lastEvent ?? previous?.lastEvent ?? '',
      events: (previous?.events ?? 0) + (lastEvent === null ? 0 : 1),
      details: () =>
        redact({ value: snapshot.value as unknown, context: toSerializable(snapshot.context) }),
      hasEnded: snapshot.status !== 'active',
    };
    recordsByActor.set(ref, record);
    if (previous) store.replace(previous, record);
    else store.add(record);
  };
  recordSnapshot(root, null);
  const subscription = root.system.inspect((event) => {
    if (event.type === '@xstate.snapshot')
      recordSnapshot(event.actorRef as AnyActorRef, event.event.type);
  });
  return () => {
    subscription.unsubscribe();
    for (const record of recordsByActor.values())
      store.replace(record, { ...record, hasEnded: true });
  };
}

/** Converts a context to plain JSON without functions, actors and repeated objects. */
const toSerializable = (context: unknown): unknown => {
  const seen = new Set<unknown>();
  const text = JSON.stringify(context, (_, value: unknown) => {
    if (typeof value === 'function') return undefined;
    if (typeof value !== 'object' || value === null) return value;
    if (value instanceof Blob) return { file: value.size };
    if (value instanceof Error) return { error: value.message };
    if (seen.has(value)) return '(again)';
    seen.add(value);
    return value;
  });
  return text === undefined ? null : (JSON.parse(text) as unknown);
};
