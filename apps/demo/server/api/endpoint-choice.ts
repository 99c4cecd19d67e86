import type { AnyEndpoint } from '@spinout/api-client/contract';

/** A call that may be meant, and the names of the fields that it knows. */
export interface Candidate {
  readonly call: AnyEndpoint;
  readonly fields: readonly string[];
}

/** Reads which fields a call's input has; a choice between shapes has those of all. */
export async function candidateOf(call: AnyEndpoint): Promise<Candidate> {
  const { input } = await call.endpoint.contract();
  return { call, fields: fieldsOf(input) };
}

const fieldsOf = (schema: unknown): readonly string[] => {
  const shape: unknown = Reflect.get(schema as object, 'shape');
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : [];
};

/**
 * Chooses which of the calls that share a path is meant: the one that misses the
 * fewest of its fields, then the one that knows the most of those sent.
 */
export function chooseCall(candidates: readonly Candidate[], value: unknown): AnyEndpoint {
  const sent = new Set(typeof value === 'object' && value !== null ? Object.keys(value) : []);
  const missing = ({ fields }: Candidate) => fields.filter((field) => !sent.has(field)).length;
  const [best] = [...candidates].sort(
    (a, b) => missing(a) - missing(b) || b.fields.length - a.fields.length,
  );
  if (!best) throw new Error('A path without a call was asked.');
  return best.call;
}
