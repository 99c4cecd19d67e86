import { getRoute, type AnyEndpoint } from './all.endpoints.js';

/** An endpoint that a request may match, and the names of its fields. */
export interface Candidate {
  readonly call: AnyEndpoint;
  readonly fields: readonly string[];
}

/** Endpoints that share a method and a path. */
type Calls = [AnyEndpoint, ...AnyEndpoint[]];

/** Groups endpoints by method and path on a single server. */
export const groupByRoute = (calls: readonly AnyEndpoint[]): readonly Calls[] => {
  const routes = new Map<string, Calls>();
  for (const call of calls) {
    const route = `${call.endpoint.method} ${getRoute(call.endpoint)}`;
    const known = routes.get(route);
    if (known) known.push(call);
    else routes.set(route, [call]);
  }
  return [...routes.values()];
};

/** Loads the schema of an endpoint to read the names of its fields. */
export async function createCandidate(call: AnyEndpoint): Promise<Candidate> {
  const { input } = await call.endpoint.contract();
  return { call, fields: getFieldNames(input) };
}

const getFieldNames = (schema: unknown): readonly string[] => {
  const shape: unknown = Reflect.get(schema as object, 'shape');
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : [];
};

/**
 * Chooses between endpoints that share a path: the one with the
 * fewest missing fields, then the one with the most fields.
 * @throws Error without candidates
 */
export function chooseCall(candidates: readonly Candidate[], value: unknown): AnyEndpoint {
  const sent = new Set(typeof value === 'object' && value !== null ? Object.keys(value) : []);
  const missing = ({ fields }: Candidate) => fields.filter((field) => !sent.has(field)).length;
  const [best] = [...candidates].sort(
    (a, b) => missing(a) - missing(b) || b.fields.length - a.fields.length,
  );
  if (!best) throw new Error('No endpoint matches this path.');
  return best.call;
}
