import { ConfigurationError } from '@spinout/api-client';
import { systemRuntime } from '../runtime/runtime.js';

const logged = new Set<string>();

/** Logs the next mistakes even if they were logged before, for tests. */
export const forgetMistakes = (): void => logged.clear();

/** Logs a mistake of the host that the page survives, once. */
export function logMistake(message: string): void {
  if (logged.has(message)) return;
  logged.add(message);
  systemRuntime.log.error(message, new ConfigurationError(message));
}
