import * as z from 'zod/mini';
import type { CheckedEndpoint } from '../kit/check.types.js';
import { listContractsOfRoute, type Malformed } from './malformed.js';

type Schema = z.core.$ZodType;

const MAX_VARIANTS = 6;
const MAX_LEVELS = 3;

/** Derives requests from a valid one in which one text or list exceeds its maximum, those of the request itself first. */
export async function createOversizeRequests(
  endpoint: CheckedEndpoint,
  good: Readonly<Record<string, unknown>>,
): Promise<readonly Malformed[]> {
  const contracts = await listContractsOfRoute(endpoint);
  const { input: schema } = await endpoint.contract();
  const found = listPlaces(schema, good, []).toSorted((a, b) => a.path.length - b.path.length);
  const requests: Malformed[] = [];
  for (const { path, what, value } of found) {
    if (requests.length === MAX_VARIANTS) break;
    const input = replaceAt(good, path, value);
    if (contracts.every((contract) => !matches(contract.input, input)))
      requests.push({ what: `${what} in "${path.join('.')}"`, input });
  }
  return requests;
}

interface Place {
  readonly path: readonly string[];
  readonly what: string;
  /** One more than the maximum. */
  readonly value: unknown;
}

const matches = (schema: Schema, value: unknown) => z.core.safeParse(schema, value).success;

/** The schema of a value itself, without what makes it optional or converts it. */
function unwrap(schema: Schema, value: unknown): Schema {
  const definition = schema._zod.def as unknown as Readonly<Record<string, unknown>>;
  const next = (inner: unknown) => unwrap(inner as Schema, value);
  if (definition['innerType'] !== undefined) return next(definition['innerType']);
  if (definition['type'] === 'pipe') {
    const from = definition['in'] as Schema;
    return next(from._zod.def.type === 'transform' ? definition['out'] : from);
  }
  if (Array.isArray(definition['options'])) {
    const options = definition['options'] as readonly Schema[];
    const fitting = options.find((option) => matches(option, value));
    return fitting ? next(fitting) : schema;
  }
  return schema;
}

/** The maximum length of a text or a list. */
const getMaximum = ({ _zod: { def } }: Schema): number | null => {
  const found = (def.checks ?? [])
    .filter(({ _zod }) => _zod.def.check === 'max_length')
    .map(({ _zod }): unknown => Reflect.get(_zod.def, 'maximum'))
    .filter((maximum) => typeof maximum === 'number');
  return found.length === 0 ? null : Math.min(...found);
};

function listPlaces(outer: Schema, value: unknown, path: readonly string[]): readonly Place[] {
  const schema = unwrap(outer, value);
  const maximum = getMaximum(schema);
  if (typeof value === 'string') {
    if (maximum === null) return [];
    return [{ path, what: `${String(maximum + 1)} characters`, value: 'x'.repeat(maximum + 1) }];
  }
  if (Array.isArray(value)) {
    if (maximum === null) return [];
    const entry: unknown = value[0] ?? 'x';
    const entries = Array.from({ length: maximum + 1 }, () => entry);
    return [{ path, what: `${String(maximum + 1)} entries`, value: entries }];
  }
  const shape: unknown = Reflect.get(schema._zod.def, 'shape');
  if (typeof value !== 'object' || value === null || typeof shape !== 'object' || shape === null)
    return [];
  if (path.length === MAX_LEVELS) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field: unknown = Reflect.get(shape, name);
    return field === undefined ? [] : listPlaces(field as Schema, inner, [...path, name]);
  });
}

function replaceAt(value: unknown, [name, ...rest]: readonly string[], next: unknown): unknown {
  if (name === undefined) return next;
  const fields = value as Readonly<Record<string, unknown>>;
  return { ...fields, [name]: replaceAt(fields[name], rest, next) };
}
