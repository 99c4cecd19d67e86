import { ApiError } from '../errors/api-error.js';
import type { IdempotencyKeys } from './idempotency-keys.js';

/** Keys that are lost on reload. Their code is loaded with the first call that writes. */
export const lazyIdempotencyKeys = (): IdempotencyKeys => {
  let keys: IdempotencyKeys | undefined;
  return {
    async open(endpoint, input, fresh) {
      const { createIdempotencyKeys } = await import('./idempotency-keys.js').catch(
        (cause: unknown) => {
          throw new ApiError('unreachable', { endpoint: endpoint.id }, { cause });
        },
      );
      keys ??= createIdempotencyKeys();
      return keys.open(endpoint, input, fresh);
    },
  };
};
