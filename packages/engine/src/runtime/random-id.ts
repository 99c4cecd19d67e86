/** Creates an id from 128 random bits. Unlike `crypto.randomUUID`, it also works on pages without TLS. */
export const randomId = (kind: string): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `${kind}-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};
