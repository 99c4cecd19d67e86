import type { PlatformClient } from '@spinout/api-client';
import { MainPage, type MainPageProps } from '@spinout/journey';
import { Account, SignIn, SignInGate } from '@spinout/journey/auth';
import { lazy } from 'react';
import { appMessages as words } from './app.messages.js';
import type { Settings, View } from './settings/settings.js';

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
  return (
    <MainPage
      {...frame}
      api={api}
      title={words.title}
      control={<Account {...frame} />}
      platform={{ guidedFlow: <GuidedFlow api={api} settings={settings} /> }}
      views={{
        demo: ({ backendStatus }) => (
          <TwelveStepPage
            {...{ ...frame, api, backendStatus }}
            authButtons={<Account {...frame} showsAlert={false} />}
            disclaimers={<Disclaimers {...frame} api={api} />}
            gate={(content) => (
              <SignInGate fallback={<SignIn {...frame} showsAlert={false} />}>{content}</SignInGate>
            )}
          />
        ),
        design: <DesignShowcase />,
      }}
      defaultOpen={{ [settings.view]: true }}
      onViewChange={(view) => onViewChange(viewOf(view))}
    />
  );
}
