import * as z from 'zod/mini';
import { namedSchemas } from './named-schemas.js';
import type { JsonSchema } from './openapi.types.js';

type Schema = z.core.$ZodType;

const PLACE = '#/components/schemas/';

/** The schemas of a document, and how to point at them. */
export interface ComponentSchemas {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** @returns a reference to a schema that has a name */
  readonly refTo: (schema: Schema) => JsonSchema;
  /** The schema itself, of one that has a name. */
  readonly schemaOf: (schema: Schema) => JsonSchema;
  /** The ways in which a request may travel, each by reference. */
  readonly alternativesOf: (schema: Schema) => readonly Alternative[];
}

interface Alternative {
  readonly ref: JsonSchema;
  /** Holds a file, so it travels as a form. */
  readonly hasFile: boolean;
}

/**
 * Writes all schemas as JSON Schema: requests as they are sent, replies as a server must send them, which is the side
 * that the client reads from before it puts things right.
 */
export function componentSchemas(): ComponentSchemas {
  const names = new Map<Schema, string>();
  const registry = z.registry<{ id: string }>();
  const add = (name: string, schema: Schema) => {
    if (names.has(schema)) return;
    names.set(schema, name);
    registry.add(schema, { id: name });
  };
  for (const [name, schema] of namedSchemas()) {
    add(name, schema);
    for (const choice of formChoicesOf(schema)) {
      add(`${name}${hasFile(choice) ? 'Form' : 'Json'}`, choice);
    }
  }
  const refTo = (schema: Schema): JsonSchema => {
    const name = names.get(schema);
    if (name === undefined) throw new Error('A call has a schema without a name.');
    return { $ref: PLACE + name };
  };
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    target: 'draft-2020-12',
    uri: (id) => PLACE + id,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'custom') Object.assign(jsonSchema, FILE);
      withoutSafeBounds(jsonSchema);
    },
  });
  const cleaned: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
    Object.entries(schemas)
      .map(([name, schema]) => [name, clean(schema)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return {
    schemas: cleaned,
    refTo,
    schemaOf: (schema) => cleaned[names.get(schema) ?? ''] ?? {},
    alternativesOf: (schema) => {
      const choices = formChoicesOf(schema);
      return (choices.length > 0 ? choices : [schema]).map((choice) => ({
        ref: refTo(choice),
        hasFile: hasFile(choice),
      }));
    },
  };
}

/** The only values that are no JSON: files of a form. */
const FILE = { type: 'string', contentMediaType: 'application/octet-stream' };

/** The ways of a call that takes a file as a form, or something else as JSON; none for all others. */
const formChoicesOf = ({ _zod: { def } }: Schema): readonly Schema[] => {
  const choices =
    'options' in def && Array.isArray(def.options) ? (def.options as readonly Schema[]) : [];
  return choices.some(hasFile) ? choices : [];
};

const hasFile = (schema: Schema): boolean => {
  const shape: unknown = Reflect.get(schema._zod.def, 'shape');
  return (
    typeof shape === 'object' &&
    shape !== null &&
    Object.values(shape as Record<string, Schema>).some(({ _zod }) => _zod.def.type === 'custom')
  );
};

/** Every whole number of JavaScript lies between these; a document need not say so. */
function withoutSafeBounds(schema: { minimum?: unknown; maximum?: unknown }) {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** The document names the dialect once, and a schema's place is its name. */
const clean = ({ $schema: _dialect, $id: _id, ...schema }: JsonSchema): JsonSchema =>
  Object.keys(schema).length === 0 ? { description: 'Any JSON.' } : schema;
