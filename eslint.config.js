import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const MAX_LINES = 400;

const NAMED_EXPORTS = {
  selector: 'ExportDefaultDeclaration',
  message: 'Name what a file exports; only configurations and stories export a default.',
};

/** What a package takes from its host, so that a test can hold it still. */
const INJECTED = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Take the time from the injected clock.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Take the time from the injected clock.',
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Take chance from the injected random.',
  },
  {
    selector: "CallExpression[callee.object.name='crypto'][callee.property.name='randomUUID']",
    message: 'Take ids from the injected source of ids.',
  },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Text from anywhere is rendered as text.',
  },
];

/** The places where a real clock and real chance enter; everything else is handed them. */
const WORLD_MAKING = [
  'packages/engine/src/{worker,node,system-world}.ts',
  'packages/journey-kit/src/machine/tools.ts',
];

const TESTS_AND_STORIES = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**', 'tests/**'];

const SCRIPT_GLOBALS = Object.fromEntries(
  [
    'process',
    'console',
    'URL',
    'performance',
    'setTimeout',
    'setInterval',
    'clearTimeout',
    'fetch',
    'module',
    'require',
    '__dirname',
  ].map((name) => [name, 'readonly']),
);

export default defineConfig(
  {
    ignores: [
      '**/dist/**',
      '**/dist-server/**',
      '**/node_modules/**',
      'storybook-static/**',
      'coverage/**',
      '.cache/**',
      'playwright-report/**',
      'test-results/**',
      'packages/engine/src/pdf/fonts/**',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  storybook.configs['flat/recommended'],
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.flat.recommended.rules,
      'max-lines': ['error', { max: MAX_LINES, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', NAMED_EXPORTS],
      // Prettier decides where lines break.
      'no-unexpected-multiline': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // An aborted signal's reason is passed on as it is.
      '@typescript-eslint/prefer-promise-reject-errors': [
        'error',
        { allowThrowingAny: true, allowThrowingUnknown: true },
      ],
      // Handlers answer with promises throughout, whether or not a given one waits.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['packages/*/src/**/*.{ts,tsx}'],
    ignores: [...TESTS_AND_STORIES, ...WORLD_MAKING],
    rules: {
      'no-console': 'error',
      'no-restricted-syntax': ['error', NAMED_EXPORTS, ...INJECTED],
    },
  },
  {
    // The rule sees `{} as Type` in a machine's `types` as needless, and its fix erases the machine's types.
    files: ['**/*machine*.ts'],
    rules: { '@typescript-eslint/no-unnecessary-type-assertion': 'off' },
  },
  {
    files: [
      '**/*.stories.tsx',
      '**/*.d.ts',
      'apps/demo/src/empty.ts',
      '**/*.config.ts',
      '**/trace.config.ts',
      '.storybook/**',
      'eslint.config.js',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // What holds a running actor across renders is changed in place, in effects only.
    files: ['packages/*/src/machine/use-*.ts'],
    rules: { 'react-hooks/immutability': 'off' },
  },
  {
    // `expect(api.thing).toHaveBeenCalled()` names a method without calling it.
    files: ['**/*.test.{ts,tsx}'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: SCRIPT_GLOBALS },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
