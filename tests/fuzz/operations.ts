import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINT_CATALOG } from '@spinout/api-client/contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** The part of JSON Schema that bodies are generated from. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly 'x-maxCharacters'?: number;
  readonly 'x-maxDepth'?: number;
}

/** An operation of the contract; calls that share a path are one operation. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly isPdf: boolean;
  /** Schema of the JSON request. */
  readonly input: JsonSchema;
  readonly isReply: ValidateFunction | null;
}

/** The contract, with validators for replies. */
export interface Contract {
  readonly operations: readonly Operation[];
  readonly isRefusal: ValidateFunction;
}

const DOCUMENT = join(import.meta.dirname, '../../docs/openapi.json');
const JSON_TYPE = 'application/json';
const SCHEMAS = '#/components/schemas/';

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}
interface DocumentOperation {
  readonly operationId: string;
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation | string>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** Reads the operations and their schemas from the OpenAPI document. */
export function readContract(): Contract {
  const document = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as OpenApi;
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  ajv.addSchema(document, 'contract');
  const matchesSchema = (schema: JsonSchema) => ajv.compile(qualifyReferences(schema) as object);
  const inlineSchema = (schema: JsonSchema | undefined): JsonSchema =>
    schema === undefined ? {} : (inlineReferences(schema, document) as JsonSchema);
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      // A second path of the same operation is a reference to the first.
      if (typeof operation === 'string') return [];
      const { operationId: id, requestBody, responses } = operation;
      const reply = responses['200']?.content?.[JSON_TYPE]?.schema;
      return {
        id,
        method: method.toUpperCase(),
        path,
        isPdf: reply === undefined,
        input: inlineSchema(requestBody?.content?.[JSON_TYPE]?.schema),
        isReply: reply === undefined ? null : matchesSchema(reply),
      };
    }),
  );
  return { operations, isRefusal: matchesSchema({ $ref: `${SCHEMAS}Error` }) };
}

/** Makes references absolute, so that the schema can be compiled on its own. */
const qualifyReferences = (value: unknown): unknown =>
  mapReferences(value, (ref) => ({ $ref: `contract${ref}` }));

/** Replaces references by the schemas they refer to; no schema of the contract is recursive. */
const inlineReferences = (value: unknown, document: OpenApi): unknown =>
  mapReferences(value, (ref) =>
    inlineReferences(document.components.schemas[ref.slice(SCHEMAS.length)], document),
  );

function mapReferences(value: unknown, resolveReference: (ref: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapReferences(item, resolveReference));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value && typeof value.$ref === 'string') return resolveReference(value.$ref);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, mapReferences(inner, resolveReference)]),
  );
}

/** Paths of the server outside the contract. */
export const OTHER_PATHS: readonly string[] = [
  ...Object.values(ENDPOINT_CATALOG).flatMap((paths) => Object.values(paths)),
  '/',
  '/health',
  '/ready',
  '/metrics',
  '/csp-report',
  '/identity/auth',
  '/identity/token',
  '/identity/interaction/x',
  '/identity/.well-known/openid-configuration',
  '/api/v1/auth/login/google',
  '/api/v1/auth/login/nobody?redirect_uri=x',
  '/api/v1/auth/callback?code=x&state=y',
  '/api/v1/admin/users',
  '/api/v1/admin/users/x/role',
  '/api/v1/research/runs/run-x',
  '/api/v1/research/runs/run-x/events?after=-1',
  '/api/v1/research/runs/run-x/events?after=1e99',
  '/api/v1/research/runs/run-x/cancel',
  '/.netlify/functions/v1/journeys',
];
