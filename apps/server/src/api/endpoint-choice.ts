import type { AnyEndpoint } from '@spinout/api-client/contract';

/** An endpoint that a request may match, and the names of its fields. */
export interface Candidate {
  readonly call: AnyEndpoint;
  readonly fields: readonly string[];
}

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
