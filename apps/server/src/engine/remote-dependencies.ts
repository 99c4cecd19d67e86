import type { EngineDependencies, LiveSources, Store } from '@spinout/engine/node';
import { createNodeDependencies, randomId } from '@spinout/engine/node';
import type { LanguageModel } from '@spinout/engine/providers';
import * as z from 'zod/mini';
import { toJsonText } from '../database/json-text.js';
import type { TaskHost } from '../pool/task-runner.js';
import type { EngineCalls, PostedSettings } from './engine-calls.js';

type Ask = <Name extends keyof EngineCalls>(
  name: Name,
  values: Parameters<EngineCalls[Name]>,
  signal?: AbortSignal,
) => ReturnType<EngineCalls[Name]>;

/** Keys per message, so that the server's thread answers others in between. */
const KEYS_PER_READ = 500;
const MAX_ATTEMPTS = 100;

const parseText = <Value>(text: string | null | undefined): Value | undefined =>
  typeof text === 'string' ? (JSON.parse(text) as Value) : undefined;

const toText = (value: unknown): string | null => (value === undefined ? null : toJsonText(value));

/** Reads values; all that are requested at the same time are read together. */
function createReader(ask: Ask) {
  let batch: Map<string, PromiseWithResolvers<string | null>> | null = null;

  const flush = async (requested: ReadonlyMap<string, PromiseWithResolvers<string | null>>) => {
    const keys = [...requested.keys()];
    try {
      for (let start = 0; start < keys.length; start += KEYS_PER_READ) {
        const part = keys.slice(start, start + KEYS_PER_READ);
        const texts = await ask('readTexts', [part]);
        part.forEach((key, index) => requested.get(key)?.resolve(texts[index] ?? null));
      }
    } catch (error) {
      // Those that have their value keep it.
      for (const { reject } of requested.values()) reject(error);
    }
  };

  return (key: string): Promise<string | null> => {
    if (batch === null) {
      const created = new Map<string, PromiseWithResolvers<string | null>>();
      batch = created;
      queueMicrotask(() => {
        batch = null;
        void flush(created);
      });
    }
    const read = batch.get(key) ?? Promise.withResolvers<string | null>();
    batch.set(key, read);
    return read.promise;
  };
}

/** The store of the owner of a call. A change is computed here and repeated if another one came first. */
function createRemoteStore(ask: Ask): Store {
  const read = createReader(ask);
  return {
    get: async <Value>(key: string) => parseText<Value>(await read(key)),
    set: (key, value) => ask('setText', [key, toText(value)]),
    async change<Value>(key: string, next: (value: Value | undefined) => Value | undefined) {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        const current = parseText<Value>(await read(key));
        const expected = current === undefined ? null : JSON.stringify(current);
        const value = next(current);
        if (await ask('replaceText', [key, expected, toText(value)])) return value;
      }
      throw new Error('Others change this value all the time.');
    },
    keys: (prefix) => ask('listKeys', [prefix]),
  };
}

function createRemoteSources(ask: Ask, live: NonNullable<PostedSettings['live']>): LiveSources {
  const { literature, structure, ...names } = live;
  return {
    ...names,
    ...(literature
      ? {
          literature: (query, { limit, signal }) => ask('searchLiterature', [query, limit], signal),
        }
      : {}),
    ...(structure ? { structure: (topic, signal) => ask('findStructure', [topic], signal) } : {}),
  };
}

const createRemoteModel = (ask: Ask, name: string): LanguageModel => ({
  name,
  async write({ schema, ...request }, signal, onUsage) {
    const posted = { ...request, schema: { ...z.toJSONSchema(schema, { io: 'input' }) } };
    const { answer, usage } = await ask('write', [posted], signal);
    for (const each of usage) onUsage?.(each);
    return answer;
  },
});

/** State vectors of 20 qubits; a larger one would leave too little of a worker's memory. */
const DEFAULT_STATE_BYTES = 32 * 2 ** 20;

/** Dependencies of an engine in a worker, whose services are on the server's thread. */
export function createRemoteDependencies(
  { call, now }: TaskHost,
  {
    seed,
    storedIn,
    maxStateBytes = DEFAULT_STATE_BYTES,
    fetchesPapers,
    knowsServices,
    live,
    model,
  }: PostedSettings,
): EngineDependencies {
  const ask: Ask = (name, values, signal) =>
    call(name, values, signal) as ReturnType<EngineCalls[typeof name]>;
  return createNodeDependencies({
    now,
    newId: randomId,
    store: createRemoteStore(ask),
    maxStateBytes,
    ...(seed === undefined ? {} : { seed }),
    ...(storedIn === undefined ? {} : { storedIn }),
    ...(fetchesPapers ? { fetchPaper: (url, signal) => ask('fetchPaper', [url], signal) } : {}),
    ...(knowsServices ? { services: (signal) => ask('readServices', [], signal) } : {}),
    ...(live ? { live: createRemoteSources(ask, live) } : {}),
    ...(model === null ? {} : { model: createRemoteModel(ask, model) }),
  });
}
