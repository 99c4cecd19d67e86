import { listNamedSchemas } from '@spinout/api-client/contract';
import * as z from 'zod/mini';
import type { JsonSchema } from './openapi.types.js';

type Schema = z.core.$ZodType;

const SCHEMA_PREFIX = '#/components/schemas/';

/**
 * Converts all schemas to JSON Schema: requests as they are sent, replies as a server must send them, before
 * the client normalizes them.
 */
export function createComponentSchemas() {
  const names = new Map<Schema, string>();
  const registry = z.registry<{ id: string }>();
  const add = (name: string, schema: Schema) => {
    if (names.has(schema)) return;
    names.set(schema, name);
    registry.add(schema, { id: name });
  };
  for (const [name, schema] of listNamedSchemas()) {
    add(name, schema);
    for (const choice of getFormChoices(schema)) {
      add(`${name}${hasFile(choice) ? 'Form' : 'Json'}`, choice);
    }
  }
  /** Returns the reference to a named schema. */
  const getRef = (schema: Schema): JsonSchema => {
    const name = names.get(schema);
    if (name === undefined) throw new Error('A call has a schema without a name.');
    return { $ref: SCHEMA_PREFIX + name };
  };
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    target: 'draft-2020-12',
    uri: (id) => SCHEMA_PREFIX + id,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'custom') Object.assign(jsonSchema, FILE);
      Object.assign(jsonSchema, ...listDocumentedBounds(zodSchema));
      removeSafeBounds(jsonSchema);
    },
  });
  const cleaned: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
    Object.entries(schemas)
      .map(([name, schema]) => [name, clean(schema)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return {
    schemas: cleaned,
    getRef,
    /** Returns the content of a named schema. */
    getSchema: (schema: Schema): JsonSchema => cleaned[names.get(schema) ?? ''] ?? {},
    /** Returns the encodings of a request, each by reference; one with a file is sent as a form. */
    getAlternatives: (schema: Schema) => {
      const choices = getFormChoices(schema);
      return (choices.length > 0 ? choices : [schema]).map((choice) => ({
        ref: getRef(choice),
        hasFile: hasFile(choice),
      }));
    },
  };
}

export type ComponentSchemas = ReturnType<typeof createComponentSchemas>;

const FILE = { type: 'string', contentMediaType: 'application/octet-stream' };

/** Encodings of a call that accepts either a form with a file or JSON; none for all others. */
const getFormChoices = ({ _zod: { def } }: Schema): readonly Schema[] => {
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

/** What the schema and its checks document beyond JSON Schema's own keywords, such as the size of a file. */
const listDocumentedBounds = ({ _zod: { def } }: Schema): readonly object[] =>
  [def, ...(def.checks ?? []).map((check) => check._zod.def)].flatMap((definition) => {
    const params: unknown = Reflect.get(definition, 'params');
    const jsonSchema: unknown =
      typeof params === 'object' && params !== null ? Reflect.get(params, 'jsonSchema') : undefined;
    return typeof jsonSchema === 'object' && jsonSchema !== null ? [jsonSchema] : [];
  });

/** Removes the bounds of safe integers, which are implied. */
function removeSafeBounds(schema: { minimum?: unknown; maximum?: unknown }) {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** Removes dialect and id, which the document states elsewhere. */
const clean = ({ $schema: _dialect, $id: _id, ...schema }: JsonSchema): JsonSchema =>
  Object.keys(schema).length === 0 ? { description: 'Any JSON.' } : schema;
