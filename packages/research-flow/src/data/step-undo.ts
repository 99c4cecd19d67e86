/** What a step can bring back; keys of its messages. */
export type UndoKind = 'removed' | 'pastedText' | 'edit' | 'selection';

/** Events about what a step has replaced or removed. */
export type UndoEvent =
  /** Brings it back. */
  | { readonly type: 'undo.requested' }
  /** Discards it. */
  | { readonly type: 'undo.dismissed' };

/** An entry that was removed from a list. */
export interface RemovedEntry<Entry> {
  readonly entry: Entry;
  readonly index: number;
}

/** The entry at this place, to be restored; null if there is none. */
export const keepEntry = <Entry>(
  list: readonly Entry[],
  index: number,
): RemovedEntry<Entry> | null => {
  const entry = list[index];
  return entry === undefined ? null : { entry, index };
};

/** The list with a removed entry back in its place. */
export const restoreEntry = <Entry>(
  list: readonly Entry[],
  { entry, index }: RemovedEntry<Entry>,
): Entry[] => [...list.slice(0, index), entry, ...list.slice(index)];
