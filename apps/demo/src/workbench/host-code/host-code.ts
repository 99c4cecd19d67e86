import type { Settings } from '../../settings/settings.js';

const VIEWS = {
  home: { name: 'MainPage', from: '@spinout/journey' },
  platform: { name: 'MainPage', from: '@spinout/journey' },
  demo: { name: 'TwelveStepPage', from: '@spinout/journey/twelve-step' },
  design: { name: 'DesignShowcase', from: '@spinout/design-system/showcase' },
} as const;

const FLOW = { name: 'ResearchFlow', from: '@spinout/research-flow' } as const;

/** Stands on `3dmol`, which the host installs. */
const VIEWER = { name: 'loadThreeDmolViewer', from: '@spinout/journey/structure-viewer' } as const;

type Shown = Pick<Settings, 'view' | 'step' | 'theme' | 'dir' | 'backend'>;

const clientLines = ({ backend }: Pick<Settings, 'backend'>, client: string) =>
  backend === 'server'
    ? {
        imports: [
          `import { ${client} } from '@spinout/api-client';`,
          "import { httpTransport } from '@spinout/api-client/http';",
        ],
        made: [`const api = ${client}({ transport: httpTransport() });`],
      }
    : {
        imports: [
          `import { ${client} } from '@spinout/api-client';`,
          "import { workerTransport } from '@spinout/engine';",
          "import EngineWorker from '@spinout/engine/worker?worker';",
        ],
        made: [`const api = ${client}({ transport: workerTransport(() => new EngineWorker()) });`],
      };

/** What a host writes to embed what is on the screen: a whole file that compiles. */
export function hostCode(shown: Shown): string {
  const { view, step, theme, dir } = shown;
  const screen = step === null ? VIEWS[view] : FLOW;
  const looks = [
    ...(theme === 'system' ? [] : [`theme="${theme}"`]),
    ...(dir === 'ltr' ? [] : [`dir="${dir}"`]),
  ];
  if (screen.name === 'DesignShowcase') {
    return file(
      ["import { ThemeRoot } from '@spinout/design-system';", importOf(screen)],
      [],
      [`<ThemeRoot${attributes(looks)}>`, `  <${screen.name} />`, '</ThemeRoot>'],
    );
  }
  const { imports, made } = clientLines(
    shown,
    screen === FLOW ? 'createApiClient' : 'createPlatformClient',
  );
  const props = [
    'api={api}',
    ...(step === null ? [] : [`defaultStep={${step}}`]),
    ...(screen === VIEWS.platform ? ['defaultOpen={{ platform: true }}'] : []),
    ...(screen === VIEWS.demo ? [`structureViewer={${VIEWER.name}}`] : []),
    ...looks,
  ];
  const shows = screen === VIEWS.demo ? [VIEWER, screen] : [screen];
  return file([...imports, ...shows.map(importOf)], made, [
    `<${screen.name}${attributes(props)} />`,
  ]);
}

const importOf = ({ name, from }: { readonly name: string; readonly from: string }) =>
  `import { ${name} } from '${from}';`;

const attributes = (names: readonly string[]) => names.map((name) => ` ${name}`).join('');

const file = (imports: readonly string[], made: readonly string[], markup: readonly string[]) =>
  [
    ...imports,
    '',
    ...(made.length > 0 ? [...made, ''] : []),
    'export const App = () => (',
    ...markup.map((line) => `  ${line}`),
    ');',
    '',
  ].join('\n');
