/** A part of the navigation. */
export interface Section {
  readonly title: string;
  /** Paths of its pages from the root of the repository, in order. */
  readonly pages: readonly string[];
}

const guide = (...names: readonly string[]) => names.map((name) => `docs/guide/${name}.md`);

/** The navigation of the site. Pages that it does not name are reached by links. */
export const NAVIGATION: readonly Section[] = [
  {
    title: 'Start',
    pages: guide('README', 'start', 'next', 'webpack', 'esbuild', 'element', 'csp'),
  },
  {
    title: 'Make it yours',
    pages: guide(
      'theming',
      'parts',
      'slots',
      'topics',
      'translation',
      'storage',
      'bundle',
      'testing',
    ),
  },
  {
    title: 'Connect it',
    pages: [...guide('transport', 'backend', 'sign-in'), 'docs/conformance.md'],
  },
  {
    title: 'Reference',
    pages: [
      ...guide('props', 'events', 'tokens', 'accessibility', 'support', 'migration'),
      'docs/glossary.md',
    ],
  },
  {
    title: 'Packages',
    pages: [
      'research-flow',
      'api-client',
      'engine',
      'design-system',
      'journey',
      'languages',
      'flow-kit',
      'domain',
      'conformance',
    ].map((name) => `packages/${name}/README.md`),
  },
  {
    title: 'How it works',
    pages: [
      'docs/reading.md',
      'docs/discovery.md',
      'docs/library.md',
      'docs/statistics.md',
      'docs/methods/statistics.md',
      'docs/methods/venture.md',
      'docs/methods/quantum.md',
      'docs/methods/discovery.md',
      'docs/methods/reproducibility.md',
      'docs/judgment.md',
      'docs/report-format.md',
    ],
  },
  {
    title: 'Product',
    pages: [
      'README.md',
      'docs/server.md',
      'docs/architecture.md',
      'docs/adr/README.md',
      'docs/benchmarks.md',
      'docs/requirements.md',
      'CONTRIBUTING.md',
      'SECURITY.md',
    ],
  },
];
