import type { PlatformClient } from '@spinout/api-client';
import { Button, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { MainPage, type MainPageProps } from '@spinout/journey';
import { Account, SignIn, SignInGate, useAuth } from '@spinout/journey/auth';
import { AccountJourneys, AccountNotices } from '@spinout/journey/saved-journeys';
import { loadThreeDmolViewer } from '@spinout/journey/structure-viewer';
import type { Language } from '@spinout/languages';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { appMessages } from './app.messages.js';
import { Notices } from './app.styles.js';
import { LanguageChoice } from './languages/language-choice.js';
import { loadSpecimenFonts } from './load-specimen-fonts.js';
import { ContinueFlow } from './saved-journeys/continue-flow.js';
import { usePageJourneys } from './saved-journeys/use-page-journeys.js';
import { SECTIONS, type OpenPage, type Settings, type View } from './settings/settings.js';
import { useFrontDoor } from './use-front-door.js';
import type { Address } from './settings/use-address.js';

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
const SavedJourneys = lazy(async () => ({
  default: (await import('./saved-journeys/saved-journeys.js')).SavedJourneys,
}));
const DesignShowcase = lazy(async () => {
  const [{ DesignShowcase: Showcase }] = await Promise.all([
    import('@spinout/design-system/showcase'),
    loadSpecimenFonts(),
  ]);
  return { default: Showcase };
});

interface ProductProps {
  readonly api: PlatformClient;
  readonly settings: Settings;
  /** Goes to another view, section or page. */
  readonly onNavigate: Address['navigate'];
  /** URL of the landing page or the journey, with the current settings. */
  readonly homeHref: string;
  /** Id of the main landmark, the target of the skip link. */
  readonly mainId: string;
  /** Called when the URL must no longer name a step of the flow. */
  readonly onStepClear: () => void;
  readonly onLanguageChange: (language: Language) => void;
}

type MainView = Parameters<NonNullable<MainPageProps['onViewChange']>>[0];

const toView = (mainView: MainView): View =>
  mainView === 'landing' || mainView === 'journey' ? 'home' : mainView;

/** The whole product on one page. */
export function Product({
  api,
  settings,
  homeHref,
  mainId,
  onNavigate,
  onStepClear,
  onLanguageChange,
}: ProductProps) {
  const messages = useMessages(appMessages);
  const { theme, dir } = settings;
  const frame = { theme, dir };
  const { state, accountId } = useAuth();
  // The engine in this browser has no accounts.
  const owner = state === 'signed-in' && settings.backend === 'server' ? accountId : null;
  const { person, records, page, flowKey, twelveStepKey, reloadJourney, forgetDiscarded, show } =
    usePageJourneys(onStepClear);
  const door = useFrontDoor(api, settings, () => show('guided-flow'));
  const close = () => onNavigate({ page: null }, 'back');
  useCloseOnSignOut(accountId, close);
  if (person === null) return null;
  const { storage, key: personKey } = person;
  const openedPanel = settings.page;
  const setOpenedPanel = (page: OpenPage) => onNavigate({ page });
  const menuActions = {
    onOpenJourneys: () => setOpenedPanel('journeys'),
    onOpenAdmin: () => setOpenedPanel('admin'),
  };
  return (
    <AccountJourneys
      {...{ api, storage, records, owner }}
      onOpen={(kind) => {
        reloadJourney(kind);
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
        ref={page}
        flow={{
          ...door.links,
          resume: (
            <ContinueFlow
              key={`${personKey} ${flowKey} ${settings.view}`}
              storage={storage}
              onContinue={() => show('guided-flow')}
            />
          ),
        }}
        title={messages.title}
        control={<Account {...frame} {...menuActions} />}
        footer={
          <>
            {settings.backend === 'server' && (
              <Button size="sm" variant="quiet" onClick={menuActions.onOpenJourneys}>
                {messages.storedData}
              </Button>
            )}
            <LanguageChoice lang={settings.lang} onChange={onLanguageChange} />
          </>
        }
        platform={{
          section: settings.section,
          onSectionChange: (id) =>
            onNavigate({ section: SECTIONS.find((section) => section === id) ?? null }),
          guidedFlow: (
            <GuidedFlow
              key={`${personKey} ${flowKey}`}
              {...{ api, settings, storage }}
              start={door.start}
              onStarted={door.onStarted}
              opened={door.opened}
              onOpened={door.onOpened}
            />
          ),
        }}
        views={{
          demo: ({ backendStatus }) => (
            <TwelveStepPage
              key={`${personKey} ${twelveStepKey}`}
              {...{ ...frame, api, backendStatus, storage }}
              flow={door.links}
              structureViewer={loadThreeDmolViewer}
              authButtons={<Account {...frame} {...menuActions} showsAlert={false} />}
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
        view={settings.view === 'home' ? null : settings.view}
        onViewChange={(view) => onNavigate({ view: toView(view) })}
        page={
          openedPanel === 'admin'
            ? {
                title: messages['place.admin'],
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
      {door.dialog}
      <Suspense>
        {openedPanel === 'journeys' && (
          <SavedJourneys
            api={api}
            settings={settings}
            onClose={close}
            onOpen={({ kind, location }) => {
              close();
              // The imported journey is not the one on screen.
              if (location === 'account') reloadJourney(kind);
              show(kind);
            }}
            onOpenBundle={(saved) => {
              close();
              door.openBundle(saved);
            }}
            onRemoved={reloadJourney}
            onDeleted={forgetDiscarded}
          />
        )}
      </Suspense>
    </AccountJourneys>
  );
}

/** What one person opened is closed for the next. */
function useCloseOnSignOut(accountId: string | null, close: () => void) {
  const before = useRef(accountId);
  useEffect(() => {
    if (before.current !== null && before.current !== accountId) close();
    before.current = accountId;
  });
}
