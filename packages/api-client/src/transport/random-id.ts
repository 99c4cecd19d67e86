/** A name that nobody else has. Pages without HTTPS have no UUIDs, but chance they have. */
export const randomId = (): string =>
  globalThis.crypto.randomUUID?.() ??
  globalThis.crypto.getRandomValues(new Uint32Array(4)).join('-');
