import type * as z from 'zod/mini';
import { ApiError } from '../errors/api-error.js';
import { findExcess } from '../schemas/input-error.js';

/**
 * Creates the check of a call's input before it is sent. It throws what the reply of a server would be turned into, so
 * that screens need not tell the two apart.
 */
export const createInputGuard = (endpoint: string, schema: z.core.$ZodType) => (input: unknown) => {
  const excess = findExcess(schema, input);
  if (!excess) return;
  const { status, message } = excess;
  throw new ApiError('status', { endpoint, status, serverMessage: message });
};
