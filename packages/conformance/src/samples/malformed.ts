import * as z from 'zod/mini';
import { ENDPOINTS, getRoute } from '@spinout/api-client/contract';
import type { CheckedEndpoint } from '../kit/check.types.js';

export interface Malformed {
  readonly what: string;
  readonly input: unknown;
}

const MAX_VARIANTS = 24;
const OTHER_TYPES: readonly unknown[] = [42, 'text', true, [], {}, null];
const NO_OBJECTS: readonly unknown[] = [null, [], 'text', 42];

/**
 * Derives invalid requests from a valid one: not an object, a missing
 * field, a field of another type, up to two levels deep.
 */
export async function createMalformedRequests(
  endpoint: CheckedEndpoint,
  good: Readonly<Record<string, unknown>>,
): Promise<readonly Malformed[]> {
  const takes = await listContractsOfRoute(endpoint);
  const isMalformed = ({ input }: Malformed) =>
    takes.every((contract) => !z.core.safeParse(contract.input, input).success);
  return createVariants(good).filter(isMalformed).slice(0, MAX_VARIANTS);
}

/** The contracts of all calls at the path and method of a call. */
export const listContractsOfRoute = (endpoint: CheckedEndpoint) =>
  Promise.all(
    ENDPOINTS.filter((other) => hasSameRoute(other.endpoint, endpoint)).map((other) =>
      other.endpoint.contract(),
    ),
  );

const hasSameRoute = (one: CheckedEndpoint, other: CheckedEndpoint) =>
  one.method === other.method && getRoute(one) === getRoute(other);

function createVariants(good: Readonly<Record<string, unknown>>): readonly Malformed[] {
  const names = Object.keys(good);
  return [
    ...NO_OBJECTS.map((input) => ({ what: JSON.stringify(input), input })),
    { what: 'an empty object', input: {} },
    ...names.map((name) => ({ what: `no "${name}"`, input: omitField(good, name) })),
    ...names.flatMap((name) => replaceWithOtherTypes(good, name)),
    ...names.flatMap((name) => replaceInnerFields(good, name)),
  ];
}

const omitField = (good: Readonly<Record<string, unknown>>, name: string) =>
  Object.fromEntries(Object.entries(good).filter(([other]) => other !== name));

const replaceWithOtherTypes = (
  good: Readonly<Record<string, unknown>>,
  name: string,
): readonly Malformed[] =>
  OTHER_TYPES.filter((other) => getKind(other) !== getKind(good[name])).map((other) => ({
    what: `${JSON.stringify(other)} as "${name}"`,
    input: { ...good, [name]: other },
  }));

const getKind = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;

const replaceInnerFields = (
  good: Readonly<Record<string, unknown>>,
  name: string,
): readonly Malformed[] => {
  const inner = good[name];
  if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return [];
  const fields = inner as Readonly<Record<string, unknown>>;
  return Object.keys(fields).flatMap((field) =>
    replaceWithOtherTypes(fields, field).map(({ what, input }) => ({
      what: `${what} in "${name}"`,
      input: { ...good, [name]: input },
    })),
  );
};
