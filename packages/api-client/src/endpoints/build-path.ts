import type { Address } from '../config/address.js';

/** The path of a request, and the input that remains for its body. */
export interface RequestPath {
  readonly path: string;
  readonly rest: unknown;
}

const PATH_FIELD = /\{(?<name>\w+)\}/g;

/** Returns the names of the fields in a path. */
export const parsePathFields = (path: string): readonly string[] =>
  [...path.matchAll(PATH_FIELD)].map(({ groups }) => groups?.['name'] ?? '');

/**
 * Moves the fields that the address names into the path and the query. Input that is not an object breaks the contract
 * and is passed through unchanged.
 */
export function buildPath(
  { path, query = [] }: Pick<Address, 'path' | 'query'>,
  input: unknown,
): RequestPath {
  const used = new Set([...parsePathFields(path), ...query]);
  if (used.size === 0) return { path, rest: input };
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  const fields = new Map<string, unknown>(isObject ? Object.entries(input) : []);
  const getText = (name: string) => formatValue(fields.get(name));
  const filledPath = path.replaceAll(PATH_FIELD, (_, name: string) =>
    encodeURIComponent(getText(name).toWellFormed()),
  );
  const queryEntries = query
    .filter((name) => fields.has(name))
    .map((name) => [name, getText(name)]);
  const search = new URLSearchParams(queryEntries).toString();
  return {
    path: search === '' ? filledPath : `${filledPath}?${search}`,
    rest: isObject ? Object.fromEntries([...fields].filter(([name]) => !used.has(name))) : input,
  };
}

const formatValue = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
