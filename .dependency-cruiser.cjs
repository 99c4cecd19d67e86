/** Import rules. docs/architecture.md explains them. */
const { existsSync, readFileSync, readdirSync } = require('node:fs');
const { posix } = require('node:path');

const { join } = posix;
const SOURCE = '[.](ts|tsx|mts)$';
const TEST_OR_STORY =
  '[.](test|stories|fixtures)[.]tsx?$|/testing/|/testing[.]ts$|[.]test-tools[.]tsx?$';

/** @param {string} name a package that knows only the packages in `allowed` */
const importsOnly = (name, allowed) => ({
  name: `${name}-imports-only-${allowed.join('-and-') || 'itself'}`,
  severity: 'error',
  comment: `${name} imports of our own: ${allowed.join(', ') || 'nothing'}.`,
  from: { path: `^packages/${name}/src`, pathNot: TEST_OR_STORY },
  to: {
    path: '^(packages|apps|tests)/',
    pathNot: [`^packages/${name}/`, ...allowed.map((other) => `^packages/${other}/`)],
  },
});

/** Tests and stories may also import other packages, but only through their entries. */
const neverImports = (name, others) => ({
  name: `${name}-never-imports-${others.join('-or-')}`,
  severity: 'error',
  from: { path: `^packages/${name}/src`, pathNot: '[.](test|stories)[.]tsx?$' },
  to: { path: `^packages/(${others.join('|')})/` },
});

const escaped = (path) => path.replaceAll('.', '[.]');

/** The source entries in the manifests of all packages. */
const PACKAGE_ENTRIES = readdirSync(join(__dirname, 'packages'))
  .map((name) => `packages/${name}`)
  .filter((folder) => existsSync(join(__dirname, folder, 'package.json')))
  .flatMap((folder) => {
    const { exports = {} } = JSON.parse(
      readFileSync(join(__dirname, folder, 'package.json'), 'utf8'),
    );
    return Object.values(exports)
      .map((entry) => entry['@spinout/source'])
      .filter((source) => source !== undefined)
      .map((source) => `^${escaped(join(folder, source))}$`);
  })
  .join('|');

module.exports = {
  forbidden: [
    importsOnly('design-system', []),
    importsOnly('api-client', []),
    importsOnly('domain', ['api-client']),
    importsOnly('conformance', ['api-client', 'domain']),
    importsOnly('engine', ['api-client', 'domain']),
    importsOnly('flow-kit', ['design-system', 'api-client']),
    importsOnly('languages', ['flow-kit']),
    importsOnly('research-flow', ['design-system', 'api-client', 'domain', 'flow-kit']),
    importsOnly('journey', ['design-system', 'api-client', 'domain', 'flow-kit']),
    neverImports('flow-kit', ['engine', 'research-flow', 'journey']),
    neverImports('research-flow', ['engine', 'journey']),
    neverImports('journey', ['engine', 'research-flow']),
    {
      name: 'packages-import-no-app',
      severity: 'error',
      comment: 'Tests of packages may use the shared files of tests/files.',
      from: { path: '^packages/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^(apps|tests)/' },
    },
    {
      name: 'tests-of-packages-import-no-app',
      severity: 'error',
      from: { path: '^packages/.+[.]test[.]tsx?$' },
      to: { path: '^(apps|tests)/', pathNot: '^tests/files/' },
    },
    {
      name: 'other-packages-through-their-entries',
      severity: 'error',
      comment: 'Import other packages by name, so that only their public entries are used.',
      from: { path: '^(packages/[^/]+|apps/[^/]+|tests)/' },
      to: { path: '^packages/', pathNot: [PACKAGE_ENTRIES, '^$1/'] },
    },
    {
      name: 'no-index-imports-within-a-package',
      severity: 'error',
      comment: 'Files of a package import each other directly, never through the index.',
      from: { path: '^packages/([^/]+)/src/.+', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^packages/$1/src/index[.]ts$' },
    },
    {
      name: 'no-react-in-client-and-engine',
      severity: 'error',
      comment: 'These packages run without React and without state machines.',
      from: { path: '^packages/(api-client|domain|conformance|engine)/src' },
      to: {
        path: '(^|node_modules/)(react|react-dom|styled-components|xstate|@xstate/react)(/|$)',
      },
    },
    {
      name: 'design-system-imports-no-state-machine',
      severity: 'error',
      from: { path: '^packages/design-system/src' },
      to: { path: '(^|node_modules/)(xstate|@xstate/react)(/|$)' },
    },
    {
      name: 'machines-import-no-ui-or-client',
      severity: 'error',
      comment:
        'A state machine runs without React and without a server. Its actors are provided from outside.',
      from: { path: '[.]machine[.]ts$' },
      to: {
        path: '[.](actors|view|styles|model|stories)[.]tsx?$|^packages/api-client/|(^|node_modules/)(react|react-dom|styled-components|@xstate/react)(/|$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'views-import-no-machine-or-client',
      severity: 'error',
      comment:
        'A view gets a model and sends events. It may import only types of the machine and its actors.',
      from: { path: '[.]view[.]tsx$' },
      to: {
        path: '[.](machine|actors)[.]ts$|^packages/api-client/|(^|node_modules/)(xstate|@xstate/react)(/|$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'models-import-no-view',
      severity: 'error',
      from: { path: '[.]model[.]ts$' },
      to: { path: '[.](view|styles)[.]tsx?$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-actors-and-entries-use-the-client',
      severity: 'error',
      comment: 'In a step only the actors call the client.',
      from: {
        path: '^packages/(research-flow|journey)/src/.*[.](model|messages|styles)[.]tsx?$',
      },
      to: {
        path: '^packages/api-client/src/(client/|http[.]ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-tests-in-shipped-code',
      severity: 'error',
      from: {
        path: SOURCE,
        pathNot: [
          '[.](test|stories|spec|visual|fixtures)[.]tsx?$',
          '/testing/',
          '/testing[.]ts$',
          '^tests/',
          '^scripts/',
        ],
      },
      to: { path: '[.](test|stories)[.]tsx?$|^tests/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Not even of types. scripts/check-folders.mjs checks the folders.',
      from: { path: '^(packages|apps|tests)/' },
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'A file without any imports in either direction is unused.',
      from: {
        orphan: true,
        pathNot: [
          '[.]d[.]ts$',
          '[.](test|stories)[.]tsx?$',
          '(^|/)tsup[.]config[.]ts$',
          '^apps/demo/src/empty[.]ts$',
          '^tests/',
          PACKAGE_ENTRIES,
        ],
      },
      to: {},
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: { path: '^(packages|apps|tests)/' },
      to: { couldNotResolve: true, pathNot: '[?](url|raw|worker)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^((packages|apps)/[^/]+/dist(-server)?|storybook-static|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['@spinout/source', 'import', 'browser', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
};
