import type { AnyActor, AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { RecordStore } from '../record-store.js';
import { redacted } from '../redact.js';

/** One machine of the page, as it is now. */
export interface MachineRecord {
  /** Same for the life of the machine. */
  readonly key: string;
  /** Id of the machine, such as `tenStep`. */
  readonly id: string;
  readonly state: string;
  readonly lastEvent: string;
  readonly events: number;
  /** State and context, without secrets. */
  readonly details: () => unknown;
  readonly ended: boolean;
}

const isMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;

/** Follows a machine and all that it starts, from now until it ends. */
export function watchMachine(store: RecordStore<MachineRecord>, root: AnyActor): () => void {
  const known = new Map<AnyActorRef, MachineRecord>();
  const see = (ref: AnyActorRef, lastEvent: string | null) => {
    const snapshot = ref.getSnapshot() as unknown;
    if (!isMachine(snapshot)) return;
    const old = known.get(ref);
    const record: MachineRecord = {
      key: ref.sessionId,
      id: snapshot.machine.id,
      state: JSON.stringify(snapshot.value as unknown),
      lastEvent: lastEvent ?? old?.lastEvent ?? '',
      events: (old?.events ?? 0) + (lastEvent === null ? 0 : 1),
      details: () =>
        redacted({ value: snapshot.value as unknown, context: plain(snapshot.context) }),
      ended: snapshot.status !== 'active',
    };
    known.set(ref, record);
    if (old) store.replace(old, record);
    else store.add(record);
  };
  see(root, null);
  const watching = root.system.inspect((seen) => {
    if (seen.type === '@xstate.snapshot') see(seen.actorRef as AnyActorRef, seen.event.type);
  });
  return () => {
    watching.unsubscribe();
    for (const record of known.values()) store.replace(record, { ...record, ended: true });
  };
}

/** What of a context can be written down: no functions, no running parts, nothing twice. */
const plain = (context: unknown): unknown => {
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
