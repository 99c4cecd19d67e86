import type { Usage } from './run-event.js';

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Reads what a model took from a value that may say so; anything else is no usage. */
export function readUsage(value: unknown): Usage | null {
  if (typeof value !== 'object' || value === null) return null;
  const { input_tokens, output_tokens, model } = value as Record<string, unknown>;
  if (!isCount(input_tokens) || !isCount(output_tokens)) return null;
  return { input_tokens, output_tokens, ...(typeof model === 'string' && { model }) };
}

/** The `usage` of an output or a bundle. */
export const usageIn = (value: unknown): Usage | null =>
  typeof value === 'object' && value !== null && 'usage' in value ? readUsage(value.usage) : null;

/** Both together; two models are named beside each other. */
export function addUsage(one: Usage | null, other: Usage | null): Usage | null {
  if (one === null || other === null) return one ?? other;
  const models = [...new Set([one.model, other.model].filter((name) => name !== undefined))];
  return {
    input_tokens: one.input_tokens + other.input_tokens,
    output_tokens: one.output_tokens + other.output_tokens,
    ...(models.length > 0 && { model: models.join(', ') }),
  };
}
