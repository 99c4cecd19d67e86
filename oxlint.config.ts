import { defineConfig, type DummyRuleMap } from 'oxlint';

const MAX_LINES = 400;

/** Only these files may use the real clock and random source. Everything else gets them injected. */
const RUNTIME_FILES = [
  'packages/engine/src/{worker,node}.ts',
  'packages/flow-kit/src/machine/runtime.ts',
];

const TESTS_AND_STORIES = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**', 'tests/**'];

/** Rules beyond the category "correctness", all of which is on. */
const MORE_THAN_CORRECT = {
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'max-lines': ['error', { max: MAX_LINES, skipBlankLines: true, skipComments: true }],
  'no-array-constructor': 'error',
  'no-case-declarations': 'error',
  'no-empty': 'error',
  'no-fallthrough': 'error',
  'no-prototype-builtins': 'error',
  'no-regex-spaces': 'error',
  'no-undef': 'error',
  'no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
  ],
  'no-useless-assignment': 'error',
  'no-var': 'error',
  'prefer-const': 'error',
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
  'preserve-caught-error': 'error',
  // Name what a file exports; only configurations and stories export a default.
  'import/no-default-export': 'error',
  // The compiler knows what a module exports, also one that the bundler makes.
  'import/default': 'off',
  'import/namespace': 'off',
} satisfies DummyRuleMap;

/** What needs to know the types, or is only about them. */
const TYPED = {
  'typescript/ban-ts-comment': 'error',
  'typescript/consistent-type-imports': [
    'error',
    { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
  ],
  'typescript/no-empty-object-type': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-misused-promises': 'error',
  // Texts are taken apart by code points on purpose; `Intl.Segmenter` where a reader counts.
  'typescript/no-misused-spread': ['error', { allow: ['string', 'Storage'] }],
  'typescript/no-namespace': 'error',
  'typescript/no-require-imports': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unnecessary-type-constraint': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-enum-comparison': 'error',
  'typescript/no-unsafe-function-type': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  'typescript/only-throw-error': 'error',
  // An aborted signal's reason is passed on as it is.
  'typescript/prefer-promise-reject-errors': [
    'error',
    { allowThrowingAny: true, allowThrowingUnknown: true },
  ],
  // It asks for a comparison of texts too.
  'typescript/require-array-sort-compare': 'off',
  'typescript/restrict-plus-operands': 'error',
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
} satisfies DummyRuleMap;

/** Scripts in plain JavaScript have no types to be strict about. */
const UNTYPED: DummyRuleMap = Object.fromEntries(Object.keys(TYPED).map((rule) => [rule, 'off']));

const REACT = {
  'react/rules-of-hooks': 'error',
  'react/unsupported-syntax': 'error',
} satisfies DummyRuleMap;

const STORIES = {
  'storybook/await-interactions': 'error',
  'storybook/context-in-play-function': 'error',
  'storybook/default-exports': 'error',
  'storybook/hierarchy-separator': 'error',
  'storybook/no-redundant-story-name': 'error',
  'storybook/no-renderer-packages': 'error',
  'storybook/prefer-pascal-case': 'error',
  'storybook/story-exports': 'error',
  'storybook/use-storybook-expect': 'error',
  'storybook/use-storybook-testing-library': 'error',
} satisfies DummyRuleMap;

/** Lint and types from one reading of the sources (docs/adr/0011-oxlint-for-types-and-lint.md). */
export default defineConfig({
  plugins: ['typescript', 'react', 'import', 'oxc'],
  jsPlugins: ['./scripts/lint/injected-dependencies.mjs', 'eslint-plugin-storybook'],
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error' },
  env: { builtin: true },
  ignorePatterns: [
    '**/dist/**',
    '**/dist-server/**',
    'storybook-static/**',
    'coverage/**',
    '.cache/**',
    'playwright-report/**',
    'test-results/**',
    'packages/engine/src/pdf/fonts/**',
    // A host of its own, compiled against the packed packages.
    'tests/packages/host/**',
  ],
  rules: { ...MORE_THAN_CORRECT, ...TYPED, ...REACT },
  overrides: [
    {
      // The compiler knows the globals of each place.
      files: ['**/*.{ts,tsx,mts}'],
      rules: { 'no-undef': 'off' },
    },
    {
      files: ['packages/*/src/**/*.{ts,tsx}'],
      excludeFiles: [...TESTS_AND_STORIES, ...RUNTIME_FILES],
      rules: {
        'no-console': 'error',
        'spinout/injected-dependencies': 'error',
        // Text from anywhere is rendered as text.
        'react/no-danger': 'error',
      },
    },
    { files: ['**/*.stories.tsx'], rules: { ...STORIES, 'react/rules-of-hooks': 'off' } },
    { files: ['.storybook/main.ts'], rules: { 'storybook/no-uninstalled-addons': 'error' } },
    {
      files: [
        '**/*.stories.tsx',
        '**/*.d.ts',
        'apps/demo/src/empty.ts',
        '**/*.config.ts',
        '.storybook/**',
        'scripts/lint/**',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // The rule sees `{} as Type` in a machine's `types` as needless, and its fix erases the machine's types.
      files: ['**/*machine*.ts'],
      rules: { 'typescript/no-unnecessary-type-assertion': 'off' },
    },
    {
      // What holds a running actor across renders is changed in place, in effects only.
      files: ['packages/*/src/machine/use-*.ts'],
      rules: { 'react/immutability': 'off' },
    },
    {
      // `expect(api.thing).toHaveBeenCalled()` names a method without calling it.
      files: ['**/*.test.{ts,tsx}'],
      rules: { 'typescript/unbound-method': 'off' },
    },
    {
      files: ['**/*.{js,mjs,cjs}'],
      env: { node: true },
      rules: { ...UNTYPED, 'typescript/unbound-method': 'off' },
    },
  ],
});
