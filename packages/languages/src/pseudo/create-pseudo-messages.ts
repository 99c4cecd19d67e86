import { findCatalog, type Messages } from '@spinout/flow-kit';
import { toPseudoText } from './to-pseudo-text.js';

type Texts = Readonly<Record<string, unknown>>;

const toPseudo = (value: unknown): unknown =>
  typeof value === 'string'
    ? toPseudoText(value)
    : Object.fromEntries(
        Object.entries(value as Texts).map(([name, inner]) => [name, toPseudo(inner)]),
      );

/**
 * Creates the messages of the pseudo-locale from the English catalogs that are loaded, each when it is first used. The result is
 * no plain data: pass it to components, do not serialize it.
 */
export function createPseudoMessages(): Messages {
  const created = new Map<string, unknown>();
  return new Proxy<Messages>(
    {},
    {
      get: (_, namespace) => {
        if (typeof namespace !== 'string') return undefined;
        const catalog = findCatalog(namespace);
        if (catalog !== undefined && !created.has(namespace))
          created.set(namespace, toPseudo(catalog));
        return created.get(namespace);
      },
    },
  );
}
