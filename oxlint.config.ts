import { defineConfig, type DummyRuleMap } from 'oxlint';

const MAX_LINES = 400;

/** Only these files may use the real clock and random source. Everything else gets them injected. */
const RUNTIME_FILES = [
  'packages/engine/src/{worker,node}.ts',
  'packages/flow-kit/src/runtime/runtime.ts',
];

const TESTS_AND_STORIES = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**', 'tests/**'];

/** Rules beyond the category "correctness", which is on as a whole. */
const ADDITIONAL_RULES = {
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
  // Named exports only, except in configurations, stories and reporters of Vitest.
  'import/no-default-export': 'error',
  // The compiler checks these, including modules that the bundler generates.
  'import/default': 'off',
  'import/namespace': 'off',
} satisfies DummyRuleMap;

/** Rules that need type information or are about types. */
const TYPE_RULES = {
  'typescript/ban-ts-comment': 'error',
  'typescript/consistent-type-imports': [
    'error',
    { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
  ],
  'typescript/no-empty-object-type': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-misused-promises': 'error',
  // Texts are split by code points on purpose; `Intl.Segmenter` is used where people see the result.
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
  // The reason of an aborted signal is passed on unchanged.
  'typescript/prefer-promise-reject-errors': [
    'error',
    { allowThrowingAny: true, allowThrowingUnknown: true },
  ],
  // The rule also requires a comparator for strings.
  'typescript/require-array-sort-compare': 'off',
  'typescript/restrict-plus-operands': 'error',
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
} satisfies DummyRuleMap;

/** Plain JavaScript has no types to check. */
const WITHOUT_TYPE_RULES: DummyRuleMap = Object.fromEntries(
  Object.keys(TYPE_RULES).map((rule) => [rule, 'off']),
);

const REACT_RULES = {
  'react/rules-of-hooks': 'error',
  'react/unsupported-syntax': 'error',
} satisfies DummyRuleMap;

const STORY_RULES = {
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

/** Lint and type check in one pass (docs/adr/0011-oxlint-for-types-and-lint.md). */
export default defineConfig({
  plugins: ['typescript', 'react', 'import', 'oxc'],
  jsPlugins: ['./scripts/lint/plugin.mjs', 'eslint-plugin-storybook'],
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error' },
  env: { builtin: true },
  ignorePatterns: [
    '**/dist/**',
    'storybook-static/**',
    'coverage/**',
    '.cache/**',
    'playwright-report/**',
    'test-results/**',
    'packages/engine/src/pdf/fonts/**',
    // Compiled separately, against the packed packages.
    'tests/packages/host/**',
  ],
  rules: { ...ADDITIONAL_RULES, ...TYPE_RULES, ...REACT_RULES, 'spinout/vocabulary': 'error' },
  overrides: [
    {
      // The compiler knows the globals of each environment.
      files: ['**/*.{ts,tsx,mts}'],
      rules: { 'no-undef': 'off' },
    },
    {
      files: ['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'],
      excludeFiles: TESTS_AND_STORIES,
      rules: { 'spinout/linear-patterns': 'error' },
    },
    {
      files: ['packages/*/src/**/*.{ts,tsx}'],
      excludeFiles: [...TESTS_AND_STORIES, ...RUNTIME_FILES],
      rules: {
        'no-console': 'error',
        'spinout/injected-dependencies': 'error',
        // Text from any source is rendered as text, never as HTML.
        'react/no-danger': 'error',
      },
    },
    { files: ['**/*.stories.tsx'], rules: { ...STORY_RULES, 'react/rules-of-hooks': 'off' } },
    { files: ['.storybook/main.ts'], rules: { 'storybook/no-uninstalled-addons': 'error' } },
    {
      files: [
        '**/*.stories.tsx',
        '**/*.d.ts',
        'apps/demo/src/empty.ts',
        '**/*.config.{ts,mjs}',
        '**/*.reporter.{mjs,d.mts}',
        '.storybook/**',
        'scripts/lint/**',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // Records of the library: data, one object after the other.
      files: ['packages/engine/src/library/corpus/*.ts'],
      rules: { 'max-lines': 'off' },
    },
    {
      // The rule takes `{} as Type` in a machine's `types` for unnecessary, and its fix erases the machine's types.
      files: ['**/*machine*.ts'],
      rules: { 'typescript/no-unnecessary-type-assertion': 'off' },
    },
    {
      // These hooks hold a running actor across renders and change it in place, only in effects.
      files: ['packages/*/src/machine/use-*.ts'],
      rules: { 'react/immutability': 'off' },
    },
    {
      // Its examples are the retired terms.
      files: ['scripts/lint/vocabulary.node.test.ts'],
      rules: { 'spinout/vocabulary': 'off' },
    },
    {
      // `expect(api.thing).toHaveBeenCalled()` names a method without calling it.
      files: ['**/*.test.{ts,tsx}'],
      rules: { 'typescript/unbound-method': 'off' },
    },
    {
      files: ['**/*.{js,mjs,cjs}'],
      env: { node: true },
      rules: { ...WITHOUT_TYPE_RULES, 'typescript/unbound-method': 'off' },
    },
  ],
});
