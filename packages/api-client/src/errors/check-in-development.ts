import { ConfigurationError } from './api-error.js';

/**
 * Runs a check of what a host passes. The check starts with `if (process.env.NODE_ENV !== 'production')`, so that bundlers
 * remove it from a production build. On a page without a bundler there is no `process`, and nothing is checked.
 * @throws {ConfigurationError} if the check does; other errors of a check stop nothing
 */
export function checkInDevelopment(check: () => void): void {
  try {
    check();
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
  }
}
