import { deleteData, exportData, readDataUsage, type DataAmount } from '@spinout/api-client';
import { getDataKind } from '../store/data-kinds.js';
import type { Store } from '../store/store.js';
import { handle, type Handler } from './handle.js';

/** Characters of JSON in one page of an export; a reply must stay below ten megabytes. */
const PAGE_CHARACTERS = 2_000_000;

const readJson = async (store: Store, key: string): Promise<string> =>
  JSON.stringify(await store.get(key)) ?? 'null';

async function measureData(store: Store): Promise<DataAmount[]> {
  const amounts = new Map<string, { count: number; bytes: number }>();
  const encoder = new TextEncoder();
  for (const key of await store.keys('')) {
    const kind = getDataKind(key);
    const { count, bytes } = amounts.get(kind) ?? { count: 0, bytes: 0 };
    const added = encoder.encode(await readJson(store, key)).length;
    amounts.set(kind, { count: count + 1, bytes: bytes + added });
  }
  return [...amounts].map(([kind, amount]) => ({ kind, ...amount }));
}

/** A cursor is the position in a record and its key. */
const parseCursor = (cursor: string | undefined) => {
  const [, offset = '0', key = ''] = /^(\d{1,15}):(.*)$/s.exec(cursor ?? '') ?? [];
  return { offset: Number(offset), key };
};

async function exportPage(store: Store, after: string | undefined) {
  const cursor = parseCursor(after);
  const keys = (await store.keys('')).filter((key) => key >= cursor.key);
  const parts: { kind: string; id: string; json: string; is_complete: boolean }[] = [];
  let remaining = PAGE_CHARACTERS;
  for (const key of keys) {
    const offset = key === cursor.key ? cursor.offset : 0;
    if (remaining <= 0) return { parts, next: `${offset}:${key}` };
    const text = await readJson(store, key);
    const json = text.slice(offset, offset + remaining);
    const is_complete = offset + json.length >= text.length;
    parts.push({ kind: getDataKind(key), id: key, json, is_complete });
    remaining -= json.length;
    if (!is_complete) return { parts, next: `${offset + json.length}:${key}` };
  }
  return { parts, next: null };
}

/** What is stored for the caller: how much, a copy of it, and its deletion. */
export const storedDataHandlers: readonly Handler[] = [
  handle(readDataUsage, async (_, { dependencies: { store } }) => {
    const kinds = await measureData(store);
    const used_bytes = kinds.reduce((sum, { bytes }) => sum + bytes, 0);
    return { success: true, kinds, used_bytes };
  }),
  handle(exportData, async ({ after }, { dependencies: { store } }) => ({
    success: true,
    ...(await exportPage(store, after)),
  })),
  handle(deleteData, async (_, { dependencies: { store } }) => {
    const deleted = await measureData(store);
    for (const key of await store.keys('')) await store.change(key, () => undefined);
    return { success: true, deleted };
  }),
];
