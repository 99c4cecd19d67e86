import { createPlatformClient } from '@spinout/api-client';
import { scenarioTransport } from '@spinout/api-client/testing';
import { SkipLink, ThemeRoot } from '@spinout/design-system';
import { AuthCallback, AuthProvider, createStorageWithAccount } from '@spinout/journey/auth';
import { MachineObserverContext, useMessages } from '@spinout/flow-kit/react';
import { useMemo, useState } from 'react';
import { appMessages } from './app.messages.js';
import type { AppDependencies } from './compose.js';
import { LanguageProvider } from './languages/language-provider.js';
import { ClearRecords } from './workbench/clear-records.js';
import { createRecords } from './workbench/create-records.js';
import { Workbench } from './workbench/workbench.js';
import { Product } from './product.js';
import { quietPage } from './offline/quiet-page.js';
import { OfflineNotices } from './offline/offline-notices.js';
import {
  HAS_DEMO_SETTINGS,
  settingsQuery,
  type Backend,
  type Settings,
  type ShownRole,
} from './settings/settings.js';
import { settingsMessages } from './settings/settings.messages.js';
import { useAddress } from './settings/use-address.js';

/** Id of the main landmark, the target of the skip link. */
const MAIN_ID = 'main';

/** Target of the link on the page title. */
const HOME = { view: 'home', section: null, page: null, step: null } as const;

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
  const name = settingsMessages[`shown.${role}`];
  return role === 'guest'
    ? { settings: DEMO_SIGN_IN, storage: createStorageWithAccount('guest', name) }
    : {
        settings: { ...DEMO_SIGN_IN, mockRole: role },
        storage: createStorageWithAccount('demo', name),
      };
};

const SkipToMain = () => <SkipLink href={`#${MAIN_ID}`}>{useMessages(appMessages).skip}</SkipLink>;

/** The demo: the whole product on one page, with the demo settings over it. */
export function App({ dependencies, defaultBackend, initial }: AppProps) {
  const { settings, update, navigate, reload } = useAddress(initial, defaultBackend);
  const { scenario, call, theme, lang, dir, backend, showAs } = settings;
  const connection = showAs === null ? dependencies : dependencies.anonymous;
  const authProps = useMemo(() => getAuthProps(showAs), [showAs]);
  const [{ calls, machines, record, replay, watch }] = useState(createRecords);
  const recordStores = useMemo(() => [calls, machines], [calls, machines]);
  const api = useMemo(
    () =>
      createPlatformClient({
        transport: record(
          scenarioTransport(
            quietPage.watch(connection.getTransport(backend)),
            scenario,
            call ?? undefined,
          ),
        ),
        idempotency: connection.idempotency,
      }),
    [connection, backend, scenario, call, record],
  );
  return (
    <ThemeRoot theme={theme} dir={dir}>
      <MachineObserverContext value={watch}>
        <LanguageProvider lang={lang}>
          <SkipToMain />
          <OfflineNotices
            onUseEngine={backend === 'server' ? () => update({ backend: 'engine' }) : undefined}
          />
          <AuthProvider
            key={showAs}
            {...authProps}
            api={api}
            session={connection.session}
            navigate={(path) => {
              window.history.pushState(null, '', path);
              reload();
            }}
          >
            <ClearRecords stores={recordStores} />
            <AuthCallback theme={theme} dir={dir}>
              <Product
                {...{ api, settings }}
                mainId={MAIN_ID}
                homeHref={`${import.meta.env.BASE_URL}${settingsQuery({ ...settings, ...HOME }, defaultBackend)}`}
                onNavigate={navigate}
                onStepClear={() => update({ step: null })}
                onLanguageChange={({ tag, dir }) => update({ lang: tag, dir })}
              />
            </AuthCallback>
          </AuthProvider>
        </LanguageProvider>
      </MachineObserverContext>
      {HAS_DEMO_SETTINGS && (
        <Workbench {...{ defaultBackend, settings, calls, replay, machines }} onChange={update} />
      )}
    </ThemeRoot>
  );
}
