import type { PlatformClient } from '@spinout/api-client';
import { Text } from '@spinout/design-system';
import { MainPage, type MainPageProps } from '@spinout/journey';
import { Account, SignIn, SignInGate } from '@spinout/journey/auth';
import { lazy, Suspense, useState } from 'react';
import { appMessages as words } from './app.messages.js';
import type { Settings, View } from './settings/settings.js';

const GuidedFlow = lazy(async () => ({ default: (await import('./guided-flow.js')).GuidedFlow }));
const TwelveStepPage = lazy(async () => ({
  default: (await import('@spinout/journey/twelve-step')).TwelveStepPage,
}));
const Disclaimers = lazy(async () => ({
  default: (await import('@spinout/journey/panels')).Disclaimers,
}));
const AdminPanel = lazy(async () => ({
  default: (await import('@spinout/journey/panels')).AdminPanel,
}));
const KeptJourneys = lazy(async () => ({
  default: (await import('./kept-journeys/kept-journeys.js')).KeptJourneys,
}));
const DesignShowcase = lazy(async () => ({
  default: (await import('@spinout/design-system/showcase')).DesignShowcase,
}));

interface ProductProps {
  readonly api: PlatformClient;
  readonly settings: Settings;
  readonly onViewChange: (view: View) => void;
}

type MainView = Parameters<NonNullable<MainPageProps['onViewChange']>>[0];

const viewOf = (shown: MainView): View =>
  shown === 'landing' || shown === 'journey' ? 'home' : shown;

/** The whole product on one page, for whoever is signed in. */
export function Product({ api, settings, onViewChange }: ProductProps) {
  const { theme, dir } = settings;
  const frame = { theme, dir };
  const [opened, setOpened] = useState<'journeys' | 'admin' | null>(null);
  const [page, setPage] = useState({ number: 0, view: settings.view });
  /** Begins the page anew, so that it shows what is kept now. */
  const beginAnew = (view: View) => setPage(({ number }) => ({ number: number + 1, view }));
  const close = () => setOpened(null);
  const places = {
    onOpenJourneys: () => setOpened('journeys'),
    onOpenAdmin: () => setOpened('admin'),
  };
  return (
    <>
      <MainPage
        key={page.number}
        {...frame}
        api={api}
        title={words.title}
        control={<Account {...frame} {...places} />}
        platform={{ guidedFlow: <GuidedFlow api={api} settings={settings} /> }}
        views={{
          demo: ({ backendStatus }) => (
            <TwelveStepPage
              {...{ ...frame, api, backendStatus }}
              authButtons={<Account {...frame} {...places} showsAlert={false} />}
              disclaimers={<Disclaimers {...frame} api={api} />}
              gate={(content) => (
                <SignInGate fallback={<SignIn {...frame} showsAlert={false} />}>
                  {content}
                </SignInGate>
              )}
            />
          ),
          design: <DesignShowcase />,
        }}
        defaultOpen={{ [page.view]: true }}
        onViewChange={(view) => onViewChange(viewOf(view))}
        page={
          opened === 'admin'
            ? {
                onLeave: close,
                content: (
                  <SignInGate role="admin" fallback={<Text>{words.adminOnly}</Text>}>
                    <AdminPanel {...frame} api={api} showsUsers={settings.backend === 'server'} />
                  </SignInGate>
                ),
              }
            : undefined
        }
      />
      <Suspense>
        {opened === 'journeys' && (
          <KeptJourneys
            settings={settings}
            onClose={close}
            onOpen={({ kind }) => {
              const view = kind === 'guided-flow' ? 'platform' : 'home';
              close();
              onViewChange(view);
              beginAnew(view);
            }}
            onRemoved={() => beginAnew(settings.view)}
          />
        )}
      </Suspense>
    </>
  );
}
