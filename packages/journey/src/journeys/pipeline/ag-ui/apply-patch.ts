type Json = unknown;

/** Property names that would reach a prototype. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Applies a JSON Patch (RFC 6902: add, replace, remove, test, move, copy) to plain JSON without mutating it.
 * @throws {Error} if an operation is malformed, its path does not exist or a test fails; no operation is applied then
 */
export const applyPatch = (value: Json, operations: readonly unknown[]): Json =>
  operations.reduce(applyOne, value);

function applyOne(value: Json, operation: unknown): Json {
  if (!isRecord(operation)) throw patchError('is no operation');
  const path = parsePointer(operation['path']);
  switch (operation['op']) {
    case 'add':
      return editAt(value, path, insert(operation['value']));
    case 'replace':
      return editAt(value, path, replace(operation['value']));
    case 'remove':
      return editAt(value, path, remove);
    case 'test':
      if (JSON.stringify(at(value, path)) !== JSON.stringify(operation['value'])) {
        throw patchError('a test does not hold');
      }
      return value;
    case 'copy':
      return editAt(value, path, insert(at(value, parsePointer(operation['from']))));
    case 'move': {
      const from = parsePointer(operation['from']);
      return editAt(editAt(value, from, remove), path, insert(at(value, from)));
    }
    default:
      throw patchError('has an unknown operation');
  }
}

const patchError = (what: string) => new Error(`ag-ui: the patch ${what}`);

const isRecord = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a JSON pointer (RFC 6901) into property names. */
const parsePointer = (pointer: unknown): readonly string[] => {
  if (typeof pointer !== 'string' || !/^(\/|$)/.test(pointer)) throw patchError('names no place');
  const names = pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (names.some((name) => FORBIDDEN.has(name))) throw patchError('reaches for a prototype');
  return names;
};

const INDEX = /^(0|[1-9]\d*)$/;

const child = (value: Json, name: string): Json => {
  if (Array.isArray(value) && INDEX.test(name) && Number(name) < value.length) {
    return value[Number(name)];
  }
  if (isRecord(value) && Object.hasOwn(value, name)) return value[name];
  throw patchError('names a place that is not there');
};

const at = (value: Json, path: readonly string[]): Json => path.reduce(child, value);

interface Edit {
  readonly root: (value: Json) => Json;
  readonly list: (list: readonly Json[], index: number) => readonly Json[];
  readonly record: (record: Readonly<Record<string, Json>>, name: string) => Json;
  /** Whether the path may be new. */
  readonly canCreate: boolean;
}

const insert = (added: Json): Edit => ({
  root: () => added,
  list: (list, index) => list.toSpliced(index, 0, added),
  record: (record, name) => ({ ...record, [name]: added }),
  canCreate: true,
});

const replace = (other: Json): Edit => ({
  root: () => other,
  list: (list, index) => list.with(index, other),
  record: (record, name) => ({ ...record, [name]: other }),
  canCreate: false,
});

const remove: Edit = {
  root: () => null,
  list: (list, index) => list.toSpliced(index, 1),
  record: (record, name) => {
    const { [name]: _removed, ...others } = record;
    return others;
  },
  canCreate: false,
};

function editAt(value: Json, [name, ...rest]: readonly string[], edit: Edit): Json {
  if (name === undefined) return edit.root(value);
  if (rest.length > 0) {
    const inner = editAt(child(value, name), rest, edit);
    if (Array.isArray(value)) return value.with(Number(name), inner);
    return { ...(value as Record<string, Json>), [name]: inner };
  }
  if (Array.isArray(value)) {
    const index = name === '-' && edit.canCreate ? value.length : Number(name);
    const exists =
      (name === '-' || INDEX.test(name)) && index < value.length + Number(edit.canCreate);
    if (!exists) throw patchError('names a place that is not there');
    return edit.list(value, index);
  }
  if (!isRecord(value)) throw patchError('names a place that is not there');
  if (!edit.canCreate) child(value, name);
  return edit.record(value, name);
}
