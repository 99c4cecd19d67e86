import type { Encoding } from './assets.js';

/**
 * Chooses how to pack a file: the first that the browser takes, of those there are.
 * @param header `Accept-Encoding`, with weights
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
  const takes = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return offered.find((encoding) => encoding === 'identity' || takes(encoding)) ?? 'identity';
}
