import { createApiClient, type Transport } from '@spinout/api-client';
import { scenarioTransport } from '@spinout/api-client/testing';
import { Button, Stack, Text, ThemeRoot } from '@spinout/design-system';
import { ResearchFlow, type FlowHandle } from '@spinout/research-flow';
import { useMemo, useRef, useState } from 'react';
import { appMessages as words } from './app.messages.js';
import { Footer, Header, Main, Page, SkipLink } from './app.styles.js';
import { SettingsPanel } from './settings/settings-panel.js';
import { settingsQuery, type Backend, type Settings } from './settings/settings.js';

interface AppProps {
  /** Finds the transport to whoever answers. */
  readonly compose: (backend: Backend) => Transport;
  /** Who answers when nothing else is asked for. */
  readonly served: Backend;
  readonly initial: Settings;
}

/** The demo: the guided flow on one page, with the switches of the product team. */
export function App({ compose, served, initial }: AppProps) {
  const [settings, setSettings] = useState(initial);
  const { scenario, theme, dir, step, backend } = settings;
  const api = useMemo(
    () => createApiClient({ transport: scenarioTransport(compose(backend), scenario) }),
    [compose, backend, scenario],
  );
  const flow = useRef<FlowHandle>(null);
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
      <Page>
        <Header>
          <div>
            <SkipLink href="#main">{words.skip}</SkipLink>
            <div>
              <h1>{words.title}</h1>
              <Text size="sm" tone="muted">
                {words.tagline}
              </Text>
            </div>
            <Stack gap={2}>
              <SettingsPanel served={served} settings={settings} onChange={change} />
              <div>
                <Button variant="quiet" size="sm" onClick={() => flow.current?.reset()}>
                  {words.reset}
                </Button>
              </div>
            </Stack>
          </div>
        </Header>
        <Main id="main" tabIndex={-1}>
          <ResearchFlow
            api={api}
            theme={theme}
            dir={dir}
            defaultStep={step ?? 1}
            // An address that names a step has a journey of its own and leaves the kept one alone.
            instanceId={step === null ? 'default' : `step-${step}`}
            handle={flow}
          />
        </Main>
        <Footer>
          <div>
            <Text size="sm" tone="muted">
              {words[`about.${backend}`]}
            </Text>
          </div>
        </Footer>
      </Page>
    </ThemeRoot>
  );
}
