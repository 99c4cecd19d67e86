import type { Usage } from '../schemas/usage.js';

/** Adds the usage of two replies and joins the names of the models. Null if neither is known. */
export function addUsage(one: Usage | null, other: Usage | null): Usage | null {
  if (one === null || other === null) return one ?? other;
  const models = [...new Set([one.model, other.model].filter((name) => name !== undefined))];
  return {
    input_tokens: one.input_tokens + other.input_tokens,
    output_tokens: one.output_tokens + other.output_tokens,
    ...(models.length > 0 && { model: models.join(', ') }),
  };
}
