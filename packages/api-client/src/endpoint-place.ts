import type { Address } from './endpoint.js';

/** Where a request goes, and what of it is left for its body. */
export interface Place {
  readonly path: string;
  readonly rest: unknown;
}

const NAMED = /\{(?<name>\w+)\}/g;

/** Names of the fields that travel in a path. */
export const pathFieldsOf = (path: string): readonly string[] =>
  [...path.matchAll(NAMED)].map(({ groups }) => groups?.['name'] ?? '');

/**
 * Puts the fields of a request into its path and its query, where the address asks for them. What is no object, as a
 * request that breaks the contract, is left as it is.
 */
export function placeOf(
  { path, query = [] }: Pick<Address, 'path' | 'query'>,
  input: unknown,
): Place {
  const inPath = pathFieldsOf(path);
  if (inPath.length + query.length === 0) return { path, rest: input };
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  const fields = new Map<string, unknown>(isObject ? Object.entries(input) : []);
  const textOf = (name: string) => plainText(fields.get(name));
  const filled = path.replaceAll(NAMED, (_, name: string) =>
    encodeURIComponent(textOf(name).toWellFormed()),
  );
  const asked = query.filter((name) => fields.has(name)).map((name) => [name, textOf(name)]);
  const search = new URLSearchParams(asked).toString();
  const taken = new Set([...inPath, ...query]);
  return {
    path: search === '' ? filled : `${filled}?${search}`,
    rest: isObject ? Object.fromEntries([...fields].filter(([name]) => !taken.has(name))) : input,
  };
}

const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
