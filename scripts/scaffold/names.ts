/** A name in the notations that the generated files use. */
export interface Name {
  /** `seed-round` */
  readonly kebab: string;
  /** `seedRound` */
  readonly camel: string;
  /** `SeedRound` */
  readonly pascal: string;
  /** `Seed round` */
  readonly title: string;
}

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** @throws {Error} for a name that is not kebab-case */
export function parseName(kebab: string): Name {
  if (!KEBAB.test(kebab))
    throw new Error(`"${kebab}" is not a valid name. Use kebab-case, as in seed-round.`);
  const words = kebab.split('-');
  const pascal = words.map(capitalize).join('');
  return {
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: capitalize(words.join(' ')),
  };
}
