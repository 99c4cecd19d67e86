import type { ApiRequest } from '@spinout/api-client';
import type { Handler } from './handle.js';
import { loadLibrary } from '../library/library.js';
import { memoryStore } from '../store/store.js';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';

/** Dependencies with the real library and a fixed clock. */
export const createTestDependencies = (
  parts: Partial<EngineDependencies> = {},
): EngineDependencies => ({
  now: () => new Date('2026-03-01T12:00:00Z'),
  seed: 1,
  store: memoryStore(),
  library: loadLibrary,
  ...parts,
});

const createRequest = (id: string, value: unknown): ApiRequest => ({
  id,
  method: 'POST',
  host: 'api',
  path: '/',
  accept: 'json',
  signal: new AbortController().signal,
  body: { kind: 'json', value },
});

/** A reply without the recipes of its results, to compare what different requests are answered with. */
export const withoutRecipes = <Value>(value: Value): Value =>
  JSON.parse(
    JSON.stringify(value, (name, field: unknown) => (name === 'recipe' ? undefined : field)),
  ) as Value;

/** Sends a JSON request to one of the handlers, as a transport would. */
export const ask = async (
  handlers: readonly Handler[],
  dependencies: EngineDependencies,
  id: string,
  value: unknown,
) => {
  const handler = handlers.find((one) => one.id === id);
  if (!handler) throw new Error(`No handler for ${id}.`);
  const { status, body } = await handler.answer(createRequest(id, value), dependencies);
  if (body.kind !== 'json') throw new Error('The reply is no JSON.');
  return { status, value: body.value };
};
