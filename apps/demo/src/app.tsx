import { createPlatformClient } from '@spinout/api-client';
import { scenarioTransport } from '@spinout/api-client/testing';
import { SkipLink, ThemeRoot } from '@spinout/design-system';
import { AuthCallback, AuthProvider, storageWithAccount } from '@spinout/journey/auth';
import { MachineWatch } from '@spinout/flow-kit/react';
import { useMemo, useState } from 'react';
import { appMessages as messages } from './app.messages.js';
import type { World } from './compose.js';
import { DemoBar } from './app.styles.js';
import { openRecords } from './workbench/open-records.js';
import { Workbench } from './workbench/workbench.js';
import { Product } from './product.js';
import { OfflineNotices } from './offline/offline-notices.js';
import {
  readSettings,
  settingsQuery,
  type Backend,
  type Settings,
  type ShownRole,
} from './settings/settings.js';

/** Id of the main landmark, where the skip link leads. */
const MAIN_ID = 'main';

/** What the title of the page leads to. */
const HOME = { view: 'home', step: null } as const;

interface AppProps {
  /** Who answers, and who signs. */
  readonly dependencies: World;
  /** Who answers when nothing else is asked for. */
  readonly served: Backend;
  readonly initial: Settings;
}

/**
 * A page without a server shows its screens to a demo account, which says so, and a sign-in may come back with a token
 * in place of a code.
 */
const DEMO_SIGN_IN = {
  mockLogin: 'on-failure',
  dangerouslyAllowMockLogin: true,
  acceptUrlToken: true,
} as const;

/** What the page is shown to when it is shown to somebody else than who is signed in. */
const shownTo = (role: ShownRole | null) => {
  if (role === null) return { settings: DEMO_SIGN_IN };
  const name = messages[`shown.${role}`];
  return role === 'guest'
    ? { settings: DEMO_SIGN_IN, storage: storageWithAccount('guest', name) }
    : {
        settings: { ...DEMO_SIGN_IN, mockRole: role },
        storage: storageWithAccount('demo', name),
      };
};

/** The demo: the whole product on one page, under a line with the switches of the product team. */
export function App({ dependencies, served, initial }: AppProps) {
  const [settings, setSettings] = useState(initial);
  const { scenario, call, theme, dir, backend, showAs } = settings;
  const side = showAs === null ? dependencies : dependencies.stranger;
  const person = useMemo(() => shownTo(showAs), [showAs]);
  const [{ calls, machines, record, replay, watch }] = useState(openRecords);
  const api = useMemo(
    () =>
      createPlatformClient({
        transport: record(
          scenarioTransport(side.transportOf(backend), scenario, call ?? undefined),
        ),
      }),
    [side, backend, scenario, call, record],
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
      <SkipLink href={`#${MAIN_ID}`}>{messages.skip}</SkipLink>
      <DemoBar aria-label={messages.demo}>
        <div>
          <Workbench {...{ served, settings, calls, replay, machines }} onChange={change} />
        </div>
      </DemoBar>
      <MachineWatch value={watch}>
        <OfflineNotices
          onUseEngine={backend === 'server' ? () => change({ backend: 'engine' }) : undefined}
        />
        <AuthProvider
          key={showAs}
          {...person}
          api={api}
          session={side.session}
          navigate={(path) => {
            window.history.pushState(null, '', path);
            setSettings(readSettings(window.location.search, served));
          }}
        >
          <AuthCallback theme={theme} dir={dir}>
            <Product
              {...{ api, settings }}
              mainId={MAIN_ID}
              homeHref={`${import.meta.env.BASE_URL}${settingsQuery({ ...settings, ...HOME }, served)}`}
              onViewChange={(view) => change({ view })}
              onStepForgotten={() => change({ step: null })}
            />
          </AuthCallback>
        </AuthProvider>
      </MachineWatch>
    </ThemeRoot>
  );
}
