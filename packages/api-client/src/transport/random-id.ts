/** Creates a unique id. Pages without HTTPS have no `randomUUID`, so they use random numbers. */
export const randomId = (): string =>
  globalThis.crypto.randomUUID?.() ??
  globalThis.crypto.getRandomValues(new Uint32Array(4)).join('-');
