/** One name in the spellings that files need. */
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

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** @throws {Error} for a name that is not kebab-case */
export function nameOf(kebab: string): Name {
  if (!KEBAB.test(kebab))
    throw new Error(
      `"${kebab}" is no name for a file here; write it in kebab-case, as in seed-round.`,
    );
  const words = kebab.split('-');
  const pascal = words.map(capitalised).join('');
  return {
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: capitalised(words.join(' ')),
  };
}
