import type { Settings } from '../../settings/settings.js';

const VIEWS = {
  home: { name: 'MainPage', from: '@spinout/journey' },
  platform: { name: 'MainPage', from: '@spinout/journey' },
  demo: { name: 'TwelveStepPage', from: '@spinout/journey/twelve-step' },
  design: { name: 'DesignShowcase', from: '@spinout/design-system/showcase' },
} as const;

const FLOW = { name: 'ResearchFlow', from: '@spinout/research-flow' } as const;

/** Needs `3dmol`, which the host installs. */
const VIEWER = { name: 'loadThreeDmolViewer', from: '@spinout/journey/structure-viewer' } as const;

type HostCodeOptions = Pick<Settings, 'view' | 'step' | 'theme' | 'dir' | 'backend'>;

const generateClient = ({ backend }: Pick<Settings, 'backend'>, client: string) =>
  backend === 'server'
    ? {
        imports: [
          `import { ${client} } from '@spinout/api-client';`,
          "import { httpTransport } from '@spinout/api-client/http';",
        ],
        setup: [`const api = ${client}({ transport: httpTransport() });`],
      }
    : {
        imports: [
          `import { ${client} } from '@spinout/api-client';`,
          "import { workerTransport } from '@spinout/engine';",
          "import EngineWorker from '@spinout/engine/worker?worker';",
        ],
        setup: [`const api = ${client}({ transport: workerTransport(() => new EngineWorker()) });`],
      };

/** Generates a complete file with which a host embeds the current screen. */
export function generateHostCode(options: HostCodeOptions): string {
  const { view, step, theme, dir } = options;
  const screen = step === null ? VIEWS[view] : FLOW;
  const appearanceProps = [
    ...(theme === 'system' ? [] : [`theme="${theme}"`]),
    ...(dir === 'ltr' ? [] : [`dir="${dir}"`]),
  ];
  if (screen.name === 'DesignShowcase') {
    return formatFile(
      ["import { ThemeRoot } from '@spinout/design-system';", formatImport(screen)],
      [],
      [`<ThemeRoot${formatAttributes(appearanceProps)}>`, `  <${screen.name} />`, '</ThemeRoot>'],
    );
  }
  const { imports, setup } = generateClient(
    options,
    screen === FLOW ? 'createApiClient' : 'createPlatformClient',
  );
  const props = [
    'api={api}',
    ...(step === null ? [] : [`defaultStep={${step}}`]),
    ...(screen === VIEWS.platform ? ['defaultOpen={{ platform: true }}'] : []),
    ...(screen === VIEWS.demo ? [`structureViewer={${VIEWER.name}}`] : []),
    ...appearanceProps,
  ];
  const imported = screen === VIEWS.demo ? [VIEWER, screen] : [screen];
  return formatFile([...imports, ...imported.map(formatImport)], setup, [
    `<${screen.name}${formatAttributes(props)} />`,
  ]);
}

const formatImport = ({ name, from }: { readonly name: string; readonly from: string }) =>
  `import { ${name} } from '${from}';`;

const formatAttributes = (names: readonly string[]) => names.map((name) => ` ${name}`).join('');

const formatFile = (
  imports: readonly string[],
  setup: readonly string[],
  markup: readonly string[],
) =>
  [
    ...imports,
    '',
    ...(setup.length > 0 ? [...setup, ''] : []),
    'export const App = () => (',
    ...markup.map((line) => `  ${line}`),
    ');',
    '',
  ].join('\n');
