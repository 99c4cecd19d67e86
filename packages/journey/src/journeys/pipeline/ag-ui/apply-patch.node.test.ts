import { describe, expect, it } from 'vitest';
import { applyPatch } from './apply-patch.js';

const before = { list: [1, 2, 3], deep: { 'a/b': { '~': 'tilde' } } };

describe('applyPatch', () => {
  it.each([
    [
      { op: 'add', path: '/new', value: 1 },
      { ...before, new: 1 },
    ],
    [
      { op: 'add', path: '/list/1', value: 9 },
      { ...before, list: [1, 9, 2, 3] },
    ],
    [
      { op: 'add', path: '/list/-', value: 9 },
      { ...before, list: [1, 2, 3, 9] },
    ],
    [
      { op: 'add', path: '/list/3', value: 9 },
      { ...before, list: [1, 2, 3, 9] },
    ],
    [
      { op: 'replace', path: '/list/0', value: 9 },
      { ...before, list: [9, 2, 3] },
    ],
    [{ op: 'replace', path: '', value: 'whole' }, 'whole'],
    [
      { op: 'replace', path: '/deep/a~1b/~0', value: 'x' },
      { ...before, deep: { 'a/b': { '~': 'x' } } },
    ],
    [
      { op: 'remove', path: '/list/1' },
      { ...before, list: [1, 3] },
    ],
    [{ op: 'remove', path: '/deep' }, { list: [1, 2, 3] }],
    [
      { op: 'copy', from: '/list/0', path: '/first' },
      { ...before, first: 1 },
    ],
    [
      { op: 'move', from: '/list', path: '/moved' },
      { deep: before.deep, moved: [1, 2, 3] },
    ],
    [{ op: 'test', path: '/list/0', value: 1 }, before],
  ])('applies %j', (operation, after) => {
    expect(applyPatch(before, [operation])).toEqual(after);
    expect(before.list).toEqual([1, 2, 3]);
  });

  it.each([
    [{ op: 'replace', path: '/none', value: 1 }],
    [{ op: 'remove', path: '/list/7' }],
    [{ op: 'add', path: '/list/9', value: 1 }],
    [{ op: 'add', path: '/list/01', value: 1 }],
    [{ op: 'add', path: '/none/deeper', value: 1 }],
    [{ op: 'add', path: '/list/0/deeper', value: 1 }],
    [{ op: 'add', path: 'list', value: 1 }],
    [{ op: 'add', path: '/__proto__/x', value: 1 }],
    [{ op: 'add', path: '/constructor/prototype/x', value: 1 }],
    [{ op: 'test', path: '/list/0', value: 2 }],
    [{ op: 'explode', path: '/list' }],
    ['text'],
    [null],
  ])('rejects %j', (operation) => {
    expect(() => applyPatch(before, [operation])).toThrow(/^ag-ui: the patch/);
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });
});
