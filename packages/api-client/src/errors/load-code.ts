import { ApiError } from './api-error.js';

/** Loads what a call needs. Code that does not load counts as a broken connection. */
export const loadCode = <Loaded>(endpoint: string, load: () => Promise<Loaded>): Promise<Loaded> =>
  load().catch((cause: unknown) => {
    throw new ApiError('unreachable', { endpoint }, { cause });
  });
