import type { Usage } from '@spinout/api-client';

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Reads token usage from an untrusted value; null if there is none. */
export function readUsage(value: unknown): Usage | null {
  if (typeof value !== 'object' || value === null) return null;
  const { input_tokens, output_tokens, model } = value as Record<string, unknown>;
  if (!isCount(input_tokens) || !isCount(output_tokens)) return null;
  return { input_tokens, output_tokens, ...(typeof model === 'string' && { model }) };
}

export const getUsage = (value: unknown): Usage | null =>
  typeof value === 'object' && value !== null && 'usage' in value ? readUsage(value.usage) : null;
