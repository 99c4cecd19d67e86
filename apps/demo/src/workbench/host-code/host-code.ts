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

const TRANSPORTS = {
  server: {
    imports: ["import { httpTransport } from '@spinout/api-client/http';"],
    create: 'httpTransport()',
  },
  engine: {
    imports: ["import { workerTransport } from '@spinout/engine';"],
    create:
      "workerTransport(() => new Worker(new URL('@spinout/engine/worker', import.meta.url), { type: 'module' }))",
  },
} as const;

type HostCodeOptions = Pick<Settings, 'view' | 'step' | 'theme' | 'dir' | 'backend'>;

/** Generates a complete file with which a host embeds the current screen. */
export function generateHostCode({ view, step, theme, dir, backend }: HostCodeOptions): string {
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
  const client = screen === FLOW ? 'createApiClient' : 'createPlatformClient';
  const transport = TRANSPORTS[backend];
  const props = [
    'api={api}',
    ...(step === null ? [] : [`defaultStep={${step}}`]),
    ...(screen === VIEWS.platform ? ['defaultOpen={{ platform: true }}'] : []),
    ...(screen === VIEWS.demo ? [`structureViewer={${VIEWER.name}}`] : []),
    ...appearanceProps,
  ];
  const imported = screen === VIEWS.demo ? [VIEWER, screen] : [screen];
  return formatFile(
    [
      formatImport({ name: client, from: '@spinout/api-client' }),
      ...transport.imports,
      ...imported.map(formatImport),
    ],
    [`const api = ${client}({ transport: ${transport.create} });`],
    [`<${screen.name}${formatAttributes(props)} />`],
  );
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
