import type * as z from 'zod/mini';
import * as schemas from './each-schema.js';

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** All named schemas, by name. */
export const listNamedSchemas = (): readonly (readonly [name: string, schema: z.core.$ZodType])[] =>
  Object.entries(schemas).flatMap(([name, value]) =>
    isSchema(value) ? [[name, value] as const] : [],
  );
