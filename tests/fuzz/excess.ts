import fc from 'fast-check';
import { replaceAt } from './mutations.ts';
import type { JsonSchema } from './operations.ts';

/** A place in a body, and a value above its maximum. */
interface Place {
  readonly path: readonly string[];
  readonly create: () => unknown;
}

/** Longer texts would mostly test the limit of the whole body. */
const MAX_CREATED_CHARACTERS = 1_000_000;

/** Lists the places of a body that have a maximum in its schema. */
function listBoundedPlaces(
  schema: JsonSchema,
  value: unknown,
  path: readonly string[] = [],
): readonly Place[] {
  if (schema.anyOf) return schema.anyOf.flatMap((each) => listBoundedPlaces(each, value, path));
  const { maxLength, maxItems, maxProperties, properties = {}, items } = schema;
  if (typeof value === 'string') {
    if (maxLength === undefined || maxLength > MAX_CREATED_CHARACTERS) return [];
    return [
      { path, create: () => 'x'.repeat(maxLength + 1) },
      // Twice as many code units as characters.
      { path, create: () => '😀'.repeat(maxLength + 1) },
    ];
  }
  if (Array.isArray(value)) {
    const own: Place[] =
      maxItems === undefined
        ? []
        : [
            {
              path,
              create: () => Array.from({ length: maxItems + 1 }, (): unknown => value[0] ?? 'x'),
            },
          ];
    const inner = value.flatMap((item: unknown, index) =>
      items ? listBoundedPlaces(items, item, [...path, String(index)]) : [],
    );
    return [...own, ...inner];
  }
  const depth = schema['x-maxDepth'];
  const nested: Place[] =
    depth === undefined ? [] : [{ path, create: () => createNested(depth + 1) }];
  if (typeof value !== 'object' || value === null) return nested;
  const fields: Place[] =
    maxProperties === undefined
      ? []
      : [{ path, create: () => ({ ...value, ...createFields(maxProperties + 1) }) }];
  const inner = Object.entries(value).flatMap(([name, field]) => {
    const inSchema = properties[name];
    return inSchema ? listBoundedPlaces(inSchema, field, [...path, name]) : [];
  });
  return [...nested, ...fields, ...inner];
}

const createNested = (levels: number): unknown => (levels === 0 ? 1 : [createNested(levels - 1)]);

const createFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${String(index)}`, 1]));

/** Generates copies of a valid body with one value above its maximum; the body itself if nothing in it has one. */
export function createExcess(schema: JsonSchema, value: unknown): fc.Arbitrary<unknown> {
  const places = listBoundedPlaces(schema, value);
  if (places.length === 0) return fc.constant(value);
  return fc
    .nat({ max: places.length - 1 })
    .map((index) => places[index])
    .map((place) => (place ? replaceAt(value, place.path, place.create()) : value));
}
