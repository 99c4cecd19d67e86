import {
  canSign,
  ENDPOINTS,
  getRoute,
  parsePathFields,
  type AnyEndpoint,
} from '@spinout/api-client/contract';
import type { ComponentSchemas } from './component-schemas.js';
import type {
  CallDescription,
  JsonSchema,
  MediaType,
  Operation,
  Parameter,
  Ref,
} from './openapi.types.js';

/** Calls that share a path and a method. */
export interface Route {
  readonly path: string;
  readonly method: 'get' | 'post' | 'put';
  readonly calls: readonly AnyEndpoint[];
}

/** Returns the calls by path and method, in the order of the contract. */
export function listRoutes(): readonly Route[] {
  const routes = new Map<string, Route & { calls: AnyEndpoint[] }>();
  for (const call of ENDPOINTS) {
    const path = getRoute(call.endpoint);
    const method = METHODS[call.endpoint.method];
    const key = `${method} ${path}`;
    const known = routes.get(key);
    if (known) known.calls.push(call);
    else routes.set(key, { path, method, calls: [call] });
  }
  return [...routes.values()];
}

const METHODS = { GET: 'get', POST: 'post', PUT: 'put' } as const;

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';
const PDF_TYPE = 'application/pdf';
const PDF: MediaType = {
  schema: { description: 'A PDF, never empty.', contentMediaType: PDF_TYPE },
};

const response = (name: string): Ref => ({ $ref: `#/components/responses/${name}` });
const parameter = (name: string): Ref => ({ $ref: `#/components/parameters/${name}` });

/** Refusals that screens distinguish. */
const KNOWN_REFUSALS: Readonly<Record<string, readonly string[]>> = {
  'quantum.createCircuit': ['404'],
  'quantum.runSimulation': ['404'],
  'quantum.optimizeMolecule': ['404'],
  'quantum.computeEnergies': ['404'],
  'session.profile': ['401'],
  'session.saveProfile': ['401'],
  'journeys.read': ['404'],
  'journeys.save': ['409'],
  'data.delete': ['409'],
  'users.list': ['401', '403'],
  'users.changeRole': ['401', '403'],
};
const REFUSALS: Readonly<Record<string, string>> = {
  401: 'NotSignedIn',
  403: 'NotAllowed',
  404: 'NotHere',
  409: 'Changed',
};

export async function createOperation(
  { method, calls }: Route,
  components: ComponentSchemas,
  describeCall: (call: AnyEndpoint) => CallDescription,
): Promise<Operation> {
  const [first] = calls;
  if (!first) throw new Error('A route without a call.');
  const descriptions = calls.map(describeCall);
  const ids = calls.map(({ endpoint }) => endpoint.id);
  const body = method === 'get' ? {} : { requestBody: await requestBody(calls, components) };
  const key = method === 'get' ? [] : [parameter('IdempotencyKey')];
  const located = await locateInputFields(first, components);
  const parameters = [...(located?.parameters ?? []), ...key];
  const refusals = [...new Set(ids.flatMap((id) => KNOWN_REFUSALS[id] ?? []))];
  return {
    operationId: first.endpoint.id,
    summary: descriptions.map(({ summary }) => summary).join(' / '),
    description: descriptions.map(({ description }) => description).join('\n\n'),
    tags: [...new Set(ids.map((id) => id.split('.')[0] ?? id))],
    security: getSecurity(first),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...body,
    responses: {
      200: {
        description: 'The call succeeded.',
        content: await createReplyContent(calls, components),
      },
      ...Object.fromEntries(refusals.map((code) => [code, response(REFUSALS[code] ?? 'Refused')])),
      '4XX': response('Refused'),
      '5XX': response('Failed'),
    },
    'x-spinout-row': [...new Set(calls.map(({ row }) => row))],
    'x-spinout-calls': ids,
    'x-spinout-hosts': [...new Set(calls.map(({ endpoint }) => endpoint.host))],
  };
}

const NEEDS_SIGN_IN: ReadonlySet<string> = new Set([
  'session.profile',
  'session.saveProfile',
  'users.list',
  'users.changeRole',
]);

const getSecurity = ({ endpoint }: AnyEndpoint): Operation['security'] => {
  if (NEEDS_SIGN_IN.has(endpoint.id)) return [{ bearer: [] }];
  return canSign(endpoint) ? [{}, { bearer: [] }] : [];
};

type Fields = Readonly<Record<string, JsonSchema>>;

/** The fields of a request that are sent in its path or query, and the schema of the rest; null if there are none. */
async function locateInputFields({ endpoint }: AnyEndpoint, components: ComponentSchemas) {
  const inPath = parsePathFields(endpoint.path);
  const inQuery = endpoint.query ?? [];
  if (inPath.length + inQuery.length === 0) return null;
  const { input } = await endpoint.contract();
  const {
    properties = {},
    required = [],
    ...schema
  } = components.getSchema(input) as {
    properties?: Fields;
    required?: readonly string[];
  };
  const createParameter = (location: Parameter['in']) => (name: string) => ({
    name,
    in: location,
    required: location === 'path',
    schema: properties[name] ?? {},
  });
  const parameters = [
    ...inPath.map(createParameter('path')),
    ...inQuery.map(createParameter('query')),
  ];
  const isInBody = (name: string) => !inPath.includes(name) && !inQuery.includes(name);
  const body = {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isInBody(name))),
    required: required.filter(isInBody),
  };
  return { parameters, body };
}

async function requestBody(calls: readonly AnyEndpoint[], components: ComponentSchemas) {
  const kinds = await Promise.all(
    calls.map(async (call) => {
      const { endpoint } = call;
      const located = await locateInputFields(call, components);
      if (located) return [{ ref: located.body, hasFile: false, id: endpoint.id }];
      const { input } = await endpoint.contract();
      return components.getAlternatives(input).map((one) => ({ ...one, id: endpoint.id }));
    }),
  );
  const all = kinds.flat();
  const content = {
    [JSON_TYPE]: all.filter(({ hasFile }) => !hasFile),
    [FORM_TYPE]: all.filter(({ hasFile }) => hasFile),
  };
  return {
    required: true,
    content: Object.fromEntries(
      Object.entries(content)
        .filter(([, bodies]) => bodies.length > 0)
        .map(([type, bodies]) => [type, { schema: anyOf(bodies) }]),
    ),
  };
}

async function createReplyContent(calls: readonly AnyEndpoint[], components: ComponentSchemas) {
  if (calls.some(({ reply }) => reply === 'pdf')) return { [PDF_TYPE]: PDF };
  const replies = await Promise.all(
    calls.map(async ({ endpoint }) => {
      const { output } = await endpoint.contract();
      if (!output) throw new Error(`${endpoint.id} answers with JSON, but has no schema for it.`);
      return { ref: components.getRef(output), id: endpoint.id };
    }),
  );
  return { [JSON_TYPE]: { schema: anyOf(replies) } };
}

/** Combines schemas; several ones are labeled with the ids of their calls. */
function anyOf(parts: readonly { readonly ref: JsonSchema; readonly id: string }[]): JsonSchema {
  const byLocation = new Map<string, { ref: JsonSchema; ids: string[] }>();
  for (const { ref, id } of parts) {
    const location = JSON.stringify(ref);
    const known = byLocation.get(location);
    if (known) known.ids.push(id);
    else byLocation.set(location, { ref, ids: [id] });
  }
  const distinct = [...byLocation.values()];
  const [only] = distinct;
  if (distinct.length === 1 && only) return only.ref;
  return { anyOf: distinct.map(({ ref, ids }) => ({ title: ids.join(', '), ...ref })) };
}
