import { inspect } from 'node:util';
import { listCauses } from './database/error-causes.js';

/** Tells in lines of text why the server did not start: what failed, and what caused it. */
export function describeStartFailure(error: unknown): string {
  const messages = [...listCauses(error)].map(({ message }) => message.trim());
  const [message, ...causes] = [...new Set(messages)].filter((text) => text !== '');
  // Some libraries throw objects that are no errors.
  if (message === undefined) return inspect(error);
  return [message, ...causes.map((cause) => `Cause: ${cause}`)].join('\n');
}
