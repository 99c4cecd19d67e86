import type { MessageOverrides, PluralForms } from '@spinout/design-system';

/**
 * All message catalogs of the packages that are in the program, by namespace. Each catalog adds itself beside its definition:
 * `declare module '@spinout/flow-kit' { interface MessageCatalogs { readonly landing: LandingMessages } }`
 */
// eslint-disable-next-line typescript/no-empty-object-type -- each catalog adds its own
export interface MessageCatalogs {}

/** Texts that replace the defaults, any of them, by namespace and name. */
export type Messages = MessageOverrides<MessageCatalogs>;

/** The texts of a catalog in another language, all of them. A text with a count has the forms that the language has. */
export type Translation<Catalog> = {
  readonly [Name in keyof Catalog]: Catalog[Name] extends string
    ? string
    : Catalog[Name] extends PluralForms
      ? PluralForms
      : Translation<Catalog[Name]>;
};

/**
 * All texts of the packages that are in the program, in another language. A missing one is a type error, so a translator can
 * fill it: `export const messages: CompleteMessages = { … }`.
 */
export type CompleteMessages = Translation<MessageCatalogs>;

const NAMESPACE = Symbol('namespace of a message catalog');

const catalogs = /* @__PURE__ */ new Map<string, object>();

/**
 * Defines a message catalog. Hosts override its texts by the namespace.
 * @returns the catalog itself; the namespace is no enumerable text of it
 * @example export const landingMessages = defineMessages('landing', { start: 'Start Your Journey' });
 */
export function defineMessages<const Catalog extends object>(
  namespace: keyof MessageCatalogs,
  catalog: Catalog,
): Catalog {
  catalogs.set(namespace, catalog);
  return Object.defineProperty(catalog, NAMESPACE, { value: namespace });
}

/**
 * Finds the English catalog of a namespace, for tools that make texts of it.
 * @returns undefined until the module with the catalog is loaded
 */
export const findCatalog = (namespace: string): object | undefined => catalogs.get(namespace);

/** The namespaces of the catalogs whose modules are loaded. */
export const listNamespaces = (): readonly string[] => [...catalogs.keys()];

/** @returns undefined if the catalog was not made by {@link defineMessages} */
export const findNamespace = (catalog: object): keyof MessageCatalogs | undefined =>
  (catalog as { readonly [NAMESPACE]?: keyof MessageCatalogs })[NAMESPACE];

/** @throws if the catalog was not made by {@link defineMessages} */
export function getNamespace(catalog: object): keyof MessageCatalogs {
  const namespace = findNamespace(catalog);
  if (namespace === undefined) {
    throw new Error('useMessages() needs a catalog that defineMessages() has made.');
  }
  return namespace;
}
