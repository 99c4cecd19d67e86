import { createApiClient, type Transport } from '@spinout/api-client';
import { scenarioTransport } from '@spinout/api-client/testing';
import { Text } from '@spinout/design-system';
import { ResearchFlow } from '@spinout/research-flow';
import { useMemo, useState } from 'react';
import { appMessages as words } from './app.messages.js';
import { Footer, Header, Main, Page, SkipLink } from './app.styles.js';
import { SettingsPanel } from './settings/settings-panel.js';
import { settingsQuery, type Settings } from './settings/settings.js';

interface AppProps {
  readonly transport: Transport;
  readonly initial: Settings;
}

/** The demo: the guided flow on one page, with the switches of the product team. */
export function App({ transport, initial }: AppProps) {
  const [settings, setSettings] = useState(initial);
  const { scenario, theme, dir, step } = settings;
  const api = useMemo(
    () => createApiClient({ transport: scenarioTransport(transport, scenario) }),
    [transport, scenario],
  );
  const change = (part: Partial<Settings>) => {
    const next = { ...settings, ...part };
    setSettings(next);
    window.history.replaceState(null, '', `${window.location.pathname}${settingsQuery(next)}`);
  };
  return (
    <Page theme={theme} dir={dir}>
      <Header>
        <div>
          <SkipLink href="#main">{words.skip}</SkipLink>
          <div>
            <h1>{words.title}</h1>
            <Text size="sm" tone="muted">
              {words.tagline}
            </Text>
          </div>
          <SettingsPanel settings={settings} onChange={change} />
        </div>
      </Header>
      <Main id="main" tabIndex={-1}>
        <ResearchFlow api={api} theme={theme} dir={dir} defaultStep={step ?? 1} />
      </Main>
      <Footer>
        <div>
          <Text size="sm" tone="muted">
            {words.about}
          </Text>
        </div>
      </Footer>
    </Page>
  );
}
