import { ENDPOINT_CATALOGUE, ENDPOINTS, routeOf } from '@spinout/api-client/contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import * as z from 'zod/mini';

/** A JSON schema, as far as bodies are made from it. */
export interface JsonSchema {
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
}

/** A call of the contract, as its document states it. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly isPdf: boolean;
  readonly input: JsonSchema;
  readonly isReply: ValidateFunction | null;
}

/** Reads what the contract says of each call: what it takes, and what it answers. */
export async function readOperations(): Promise<readonly Operation[]> {
  const ajv = new Ajv2020({ strict: false });
  return Promise.all(
    ENDPOINTS.map(async ({ endpoint, reply }) => {
      const { input, output } = await endpoint.contract();
      return {
        id: endpoint.id,
        method: endpoint.method,
        path: routeOf(endpoint),
        isPdf: reply === 'pdf',
        input: onTheWire(input) as JsonSchema,
        isReply: output ? ajv.compile(onTheWire(output) as object) : null,
      };
    }),
  );
}

/** What travels is what goes into a schema, on both ways: a server sends before a client reads. */
const onTheWire = (schema: z.core.$ZodType): unknown =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** Paths that the server answers beside the contract. */
export const OTHER_PATHS: readonly string[] = [
  ...Object.values(ENDPOINT_CATALOGUE).flatMap((paths) => Object.values(paths)),
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
