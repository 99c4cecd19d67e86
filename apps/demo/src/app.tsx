import { createPlatformClient } from '@spinout/api-client';
import { scenarioTransport } from '@spinout/api-client/testing';
import { ThemeRoot } from '@spinout/design-system';
import { AuthCallback, AuthProvider } from '@spinout/journey/auth';
import { MachineWatch } from '@spinout/journey-kit/react';
import { useMemo, useState } from 'react';
import { appMessages as words } from './app.messages.js';
import type { World } from './compose.js';
import { DemoBar } from './app.styles.js';
import { openRecords } from './workbench/open-records.js';
import { Workbench } from './workbench/workbench.js';
import { Product } from './product.js';
import { OfflineNotices } from './offline/offline-notices.js';
import { readSettings, settingsQuery, type Backend, type Settings } from './settings/settings.js';

interface AppProps {
  /** Who answers, and who signs. */
  readonly world: World;
  /** Who answers when nothing else is asked for. */
  readonly served: Backend;
  readonly initial: Settings;
}

/** T-39: a page without a server shows its screens to a demo account, which says so. */
const DEMO_SIGN_IN = { mockLogin: 'on-failure' } as const;

/** The demo: the whole product on one page, under a line with the switches of the product team. */
export function App({ world, served, initial }: AppProps) {
  const [settings, setSettings] = useState(initial);
  const { scenario, call, theme, dir, backend } = settings;
  const [{ calls, machines, record, watch }] = useState(openRecords);
  const api = useMemo(
    () =>
      createPlatformClient({
        transport: record(
          scenarioTransport(world.transportOf(backend), scenario, call ?? undefined),
        ),
      }),
    [world, backend, scenario, call, record],
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
        <AuthProvider
          api={api}
          session={world.session}
          settings={DEMO_SIGN_IN}
          navigate={(path) => {
            window.history.pushState(null, '', path);
            setSettings(readSettings(window.location.search, served));
          }}
        >
          <AuthCallback theme={theme} dir={dir}>
            <Product
              {...{ api, settings }}
              onViewChange={(view) => change({ view })}
              onStepForgotten={() => change({ step: null })}
            />
          </AuthCallback>
        </AuthProvider>
      </MachineWatch>
    </ThemeRoot>
  );
}
