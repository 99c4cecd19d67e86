/** Property names that would reach a prototype. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Applies a JSON Patch (RFC 6902: add, replace, remove, test, move, copy) to plain JSON without mutating it.
 * @throws {Error} if an operation is malformed, its path does not exist or a test fails; no operation is applied then
 */
export const applyPatch = (value: unknown, operations: readonly unknown[]): unknown =>
  operations.reduce(applyOperation, value);

function applyOperation(value: unknown, operation: unknown): unknown {
  if (!isRecord(operation)) throw patchError('is no operation');
  const path = parsePointer(operation['path']);
  switch (operation['op']) {
    case 'add':
      return editAt(value, path, addChild, operation['value']);
    case 'replace':
      return editAt(value, path, setChild, operation['value']);
    case 'remove':
      return editAt(value, path, removeChild, null);
    case 'test':
      if (JSON.stringify(readAt(value, path)) !== JSON.stringify(operation['value'])) {
        throw patchError('a test does not hold');
      }
      return value;
    case 'copy':
      return editAt(value, path, addChild, readAt(value, parsePointer(operation['from'])));
    case 'move': {
      const from = parsePointer(operation['from']);
      return editAt(editAt(value, from, removeChild, null), path, addChild, readAt(value, from));
    }
    default:
      throw patchError('has an unknown operation');
  }
}

const patchError = (what: string) => new Error(`ag-ui: the patch ${what}`);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

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

const getChild = (value: unknown, name: string): unknown => {
  if (isList(value) && INDEX.test(name) && Number(name) < value.length) {
    return value[Number(name)];
  }
  if (isRecord(value) && Object.hasOwn(value, name)) return value[name];
  throw patchError('names a place that is not there');
};

const readAt = (value: unknown, path: readonly string[]): unknown => path.reduce(getChild, value);

type Edit = (value: unknown, name: string, child: unknown) => unknown;

const setChild: Edit = (value, name, child) => {
  getChild(value, name);
  if (isList(value)) return value.with(Number(name), child);
  return { ...(value as object), [name]: child };
};

const addChild: Edit = (value, name, child) => {
  if (isRecord(value)) return { ...value, [name]: child };
  const isIndex = name === '-' || INDEX.test(name);
  if (!isList(value) || !isIndex || Number(name) > value.length) {
    throw patchError('names a place that is not there');
  }
  return value.toSpliced(name === '-' ? value.length : Number(name), 0, child);
};

const removeChild: Edit = (value, name) => {
  getChild(value, name);
  if (isList(value)) return value.toSpliced(Number(name), 1);
  return Object.fromEntries(Object.entries(value as object).filter(([key]) => key !== name));
};

/** Edits what a path names; an empty path names the whole value. */
function editAt(
  value: unknown,
  [name, ...rest]: readonly string[],
  edit: Edit,
  child: unknown,
): unknown {
  if (name === undefined) return child;
  if (rest.length === 0) return edit(value, name, child);
  return setChild(value, name, editAt(getChild(value, name), rest, edit, child));
}
