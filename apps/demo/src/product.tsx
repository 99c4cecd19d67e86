import type { PlatformClient } from '@spinout/api-client';
import { Text } from '@spinout/design-system';
import { MainPage, type MainPageProps } from '@spinout/journey';
import { Account, SignIn, SignInGate, useAuth } from '@spinout/journey/auth';
import { AccountJourneys, AccountNotices } from '@spinout/journey/kept';
import { loadThreeDmolViewer } from '@spinout/journey/structure-viewer';
import { lazy, Suspense, useState } from 'react';
import { appMessages as messages } from './app.messages.js';
import { Notices } from './app.styles.js';
import { usePageJourneys } from './kept-journeys/use-page-journeys.js';
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
  /** Address of the landing or the journey, with the settings of this page. */
  readonly homeHref: string;
  /** Id of the main landmark, where the page's skip link leads. */
  readonly mainId: string;
  /** The address names a step of the flow no longer. */
  readonly onStepForgotten: () => void;
}

type MainView = Parameters<NonNullable<MainPageProps['onViewChange']>>[0];

const viewOf = (shown: MainView): View =>
  shown === 'landing' || shown === 'journey' ? 'home' : shown;

/** The whole product on one page, for whoever is signed in. */
export function Product({
  api,
  settings,
  homeHref,
  mainId,
  onViewChange,
  onStepForgotten,
}: ProductProps) {
  const { theme, dir } = settings;
  const frame = { theme, dir };
  const [opened, setOpened] = useState<'journeys' | 'admin' | null>(null);
  const { state, user, visit } = useAuth();
  // The engine of this browser has no accounts.
  const owner = state === 'signed-in' && settings.backend === 'server' ? user?.id || null : null;
  const journeys = usePageJourneys(onStepForgotten);
  const { storage, records, page, flowNumber, recall, show } = journeys;
  const close = () => setOpened(null);
  const places = {
    onOpenJourneys: () => setOpened('journeys'),
    onOpenAdmin: () => setOpened('admin'),
  };
  return (
    <AccountJourneys
      {...{ api, storage, records, owner }}
      onOpen={(kind) => {
        recall(kind);
        show(kind);
      }}
    >
      <Notices>
        <AccountNotices {...frame} />
      </Notices>
      <MainPage
        {...frame}
        {...{ api, storage, homeHref, mainId }}
        realResearch="always"
        handle={page}
        title={messages.title}
        control={<Account {...frame} {...places} />}
        platform={{
          guidedFlow: <GuidedFlow key={flowNumber} {...{ api, settings, storage }} />,
        }}
        views={{
          demo: ({ backendStatus }) => (
            <TwelveStepPage
              key={visit}
              {...{ ...frame, api, backendStatus }}
              structureViewer={loadThreeDmolViewer}
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
        defaultOpen={{ [settings.view]: true }}
        onViewChange={(view) => onViewChange(viewOf(view))}
        page={
          opened === 'admin'
            ? {
                onLeave: close,
                content: (
                  <SignInGate role="admin" fallback={<Text>{messages.adminOnly}</Text>}>
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
            onOpen={({ kind, place }) => {
              close();
              // What was brought here is not what shows.
              if (place === 'account') recall(kind);
              show(kind);
            }}
            onRemoved={recall}
          />
        )}
      </Suspense>
    </AccountJourneys>
  );
}
