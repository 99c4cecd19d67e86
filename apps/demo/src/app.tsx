import { createPlatformClient } from '@spinout/api-client';
import { scenarioTransport } from '@spinout/api-client/testing';
import { SkipLink, ThemeRoot } from '@spinout/design-system';
import { AuthCallback, AuthProvider, createStorageWithAccount } from '@spinout/journey/auth';
import { MachineObserverContext } from '@spinout/flow-kit/react';
import { useMemo, useState } from 'react';
import { appMessages as messages } from './app.messages.js';
import type { AppDependencies } from './compose.js';
import { DemoBar } from './app.styles.js';
import { createRecords } from './workbench/create-records.js';
import { Workbench } from './workbench/workbench.js';
import { Product } from './product.js';
import { OfflineNotices } from './offline/offline-notices.js';
import {
  HAS_DEMO_SETTINGS,
  readSettings,
  settingsQuery,
  type Backend,
  type Settings,
  type ShownRole,
} from './settings/settings.js';

/** Id of the main landmark, the target of the skip link. */
const MAIN_ID = 'main';

/** Target of the link on the page title. */
const HOME = { view: 'home', step: null } as const;

interface AppProps {
  readonly dependencies: AppDependencies;
  /** Backend that is used if the URL names none. */
  readonly defaultBackend: Backend;
  readonly initial: Settings;
}

/**
 * Without a server the page uses a labeled demo account, and a sign-in may return with a token instead of a code.
 */
const DEMO_SIGN_IN = HAS_DEMO_SETTINGS
  ? ({ mockLogin: 'on-failure', dangerouslyAllowMockLogin: true, acceptUrlToken: true } as const)
  : {};

/** Props of the auth provider for the role that the page is shown to; null is the signed-in user. */
const getAuthProps = (role: ShownRole | null) => {
  if (role === null) return { settings: DEMO_SIGN_IN };
  const name = messages[`shown.${role}`];
  return role === 'guest'
    ? { settings: DEMO_SIGN_IN, storage: createStorageWithAccount('guest', name) }
    : {
        settings: { ...DEMO_SIGN_IN, mockRole: role },
        storage: createStorageWithAccount('demo', name),
      };
};

/** The demo: the whole product on one page, below a bar with the demo settings. */
export function App({ dependencies, defaultBackend, initial }: AppProps) {
  const [settings, setSettings] = useState(initial);
  const { scenario, call, theme, dir, backend, showAs } = settings;
  const connection = showAs === null ? dependencies : dependencies.anonymous;
  const authProps = useMemo(() => getAuthProps(showAs), [showAs]);
  const [{ calls, machines, record, replay, watch }] = useState(createRecords);
  const api = useMemo(
    () =>
      createPlatformClient({
        transport: record(
          scenarioTransport(connection.getTransport(backend), scenario, call ?? undefined),
        ),
        idempotency: connection.idempotency,
      }),
    [connection, backend, scenario, call, record],
  );
  const updateSettings = (part: Partial<Settings>) => {
    const next = { ...settings, ...part };
    setSettings(next);
    window.history.replaceState(
      null,
      '',
      `${window.location.pathname}${settingsQuery(next, defaultBackend)}`,
    );
  };
  return (
    <ThemeRoot theme={theme} dir={dir}>
      <SkipLink href={`#${MAIN_ID}`}>{messages.skip}</SkipLink>
      {HAS_DEMO_SETTINGS && (
        <DemoBar aria-label={messages.demo}>
          <div>
            <Workbench
              {...{ defaultBackend, settings, calls, replay, machines }}
              onChange={updateSettings}
            />
          </div>
        </DemoBar>
      )}
      <MachineObserverContext value={watch}>
        <OfflineNotices
          onUseEngine={
            backend === 'server' ? () => updateSettings({ backend: 'engine' }) : undefined
          }
        />
        <AuthProvider
          key={showAs}
          {...authProps}
          api={api}
          session={connection.session}
          navigate={(path) => {
            window.history.pushState(null, '', path);
            setSettings(readSettings(window.location.search, defaultBackend));
          }}
        >
          <AuthCallback theme={theme} dir={dir}>
            <Product
              {...{ api, settings }}
              mainId={MAIN_ID}
              homeHref={`${import.meta.env.BASE_URL}${settingsQuery({ ...settings, ...HOME }, defaultBackend)}`}
              onViewChange={(view) => updateSettings({ view })}
              onStepClear={() => updateSettings({ step: null })}
            />
          </AuthCallback>
        </AuthProvider>
      </MachineObserverContext>
    </ThemeRoot>
  );
}
