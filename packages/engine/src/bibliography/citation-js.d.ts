/** The parts of Citation.js 0.7 that we use; it has no types of its own. */
declare module '@citation-js/core' {
  export const plugins: {
    readonly input: {
      /** Runs one parser, without guessing formats and without its network resolvers. */
      data(input: unknown, type: string): unknown;
    };
    readonly config: {
      /** Settings of a plugin; those of `@bibtex` hold its tables of LaTeX commands. */
      get(plugin: '@bibtex'): {
        readonly constants: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
      };
    };
  };
}

/** Registers its parsers with the core when imported. */
declare module '@citation-js/plugin-bibtex';
