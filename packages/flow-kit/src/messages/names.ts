/** Translations of names that requests and results carry in English, by these names. */
export type Names = Readonly<Record<string, string>>;

/** What English needs. */
export const NO_NAMES: Names = {};

/** The English catalog of names: each is its own key, so that only tools and other languages load it. */
export const createNames = <const Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name): [string, string] => [name, name])) as {
    readonly [Each in Name]: string;
  };

/** A name in the language of the page; one that has no translation stays as it is. */
export const findName = (names: Names, name: string): string =>
  (Object.hasOwn(names, name) ? names[name] : undefined) ?? name;
