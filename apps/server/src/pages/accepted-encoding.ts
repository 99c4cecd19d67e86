import type { Encoding } from './assets.js';

/**
 * Chooses the content encoding: the first available one that the browser accepts.
 * @param header value of `Accept-Encoding`
 */
export function acceptedEncoding(
  header: string | undefined,
  offered: readonly Encoding[],
): Encoding {
  const weights = new Map(
    (header ?? '').split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  const isAccepted = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return offered.find((encoding) => encoding === 'identity' || isAccepted(encoding)) ?? 'identity';
}
