import { loadCode } from '../errors/load-code.js';
import type { IdempotencyKeys } from './idempotency-keys.js';

/** Keys that are lost on reload. Their code is loaded with the first call that writes. */
export const lazyIdempotencyKeys = (): IdempotencyKeys => {
  let keys: IdempotencyKeys | undefined;
  return {
    async open(endpoint, input, fresh) {
      const loaded = await loadCode(endpoint.id, () => import('./idempotency-keys.js'));
      keys ??= loaded.createIdempotencyKeys();
      return keys.open(endpoint, input, fresh);
    },
  };
};
