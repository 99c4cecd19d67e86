import { createPlatformClient, type Transport } from '@spinout/api-client';
import { scenarioTransport } from '@spinout/api-client/testing';
import { ThemeRoot } from '@spinout/design-system';
import { MainPage } from '@spinout/journey';
import { MachineWatch } from '@spinout/journey-kit/react';
import { lazy, useMemo, useState } from 'react';
import { appMessages as words } from './app.messages.js';
import { DemoBar } from './app.styles.js';
import { openRecords } from './workbench/open-records.js';
import { Workbench } from './workbench/workbench.js';
import { OfflineNotices } from './offline/offline-notices.js';
import { settingsQuery, type Backend, type Settings, type View } from './settings/settings.js';

const GuidedFlow = lazy(async () => ({ default: (await import('./guided-flow.js')).GuidedFlow }));
const TwelveStepPage = lazy(async () => ({
  default: (await import('@spinout/journey/twelve-step')).TwelveStepPage,
}));
const Disclaimers = lazy(async () => ({
  default: (await import('@spinout/journey/panels')).Disclaimers,
}));
const DesignShowcase = lazy(async () => ({
  default: (await import('@spinout/design-system/showcase')).DesignShowcase,
}));

interface AppProps {
  /** Finds the transport to whoever answers. */
  readonly compose: (backend: Backend) => Transport;
  /** Who answers when nothing else is asked for. */
  readonly served: Backend;
  readonly initial: Settings;
}

type MainView = Parameters<NonNullable<Parameters<typeof MainPage>[0]['onViewChange']>>[0];

const viewOf = (shown: MainView): View =>
  shown === 'landing' || shown === 'journey' ? 'home' : shown;

/** The demo: the whole product on one page, under a line with the switches of the product team. */
export function App({ compose, served, initial }: AppProps) {
  const [settings, setSettings] = useState(initial);
  const { scenario, call, theme, dir, backend } = settings;
  const [{ calls, machines, record, watch }] = useState(openRecords);
  const api = useMemo(
    () =>
      createPlatformClient({
        transport: record(scenarioTransport(compose(backend), scenario, call ?? undefined)),
      }),
    [compose, backend, scenario, call, record],
  );
  const change = (part: Partial<Settings>) => {
    const next = { ...settings, ...part };
    setSettings(next);
    window.history.replaceState(
      null,
      '',
      `${window.location.pathname}${settingsQuery(next, served)}`,
    );
  };
  return (
    <ThemeRoot theme={theme} dir={dir}>
      <DemoBar aria-label={words.demo}>
        <div>
          <Workbench {...{ served, settings, calls, machines }} onChange={change} />
        </div>
      </DemoBar>
      <MachineWatch value={watch}>
        <OfflineNotices
          onUseEngine={backend === 'server' ? () => change({ backend: 'engine' }) : undefined}
        />
        <MainPage
          api={api}
          theme={theme}
          dir={dir}
          title={words.title}
          platform={{ guidedFlow: <GuidedFlow api={api} settings={settings} /> }}
          views={{
            demo: ({ backendStatus }) => (
              <TwelveStepPage
                {...{ api, theme, dir, backendStatus }}
                disclaimers={<Disclaimers {...{ api, theme, dir }} />}
              />
            ),
            design: <DesignShowcase />,
          }}
          defaultOpen={{ [initial.view]: true }}
          onViewChange={(view) => change({ view: viewOf(view) })}
        />
      </MachineWatch>
    </ThemeRoot>
  );
}
