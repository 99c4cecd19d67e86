'use client';
import type { FeatureFlags, PlatformClient } from '@spinout/api-client';
import type { Runtime } from '@spinout/flow-kit';
import { sourceMessages, useLatest, useMachineActor } from '@spinout/flow-kit/react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { DisclaimersFullScreen } from '../disclaimers/disclaimers.screen.js';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { featureDashboardActors } from './feature-dashboard.actors.js';
import { featureDashboardMachine, type DashboardTab } from './feature-dashboard.machine.js';
import { featureDashboardMessages } from './feature-dashboard.messages.js';
import { featureDashboardModel } from './feature-dashboard.model.js';
import { Container } from './feature-dashboard.styles.js';
import { FeatureDashboardView } from './feature-dashboard.view.js';
import { OverviewView } from './overview.view.js';
import { QuantumTab } from './quantum-tab.js';
import { PdfTemplates, usePdfTemplates } from './templates/pdf-templates.js';

export interface FeatureDashboardScreenProps {
  readonly api: PlatformClient;
  readonly runtime: Runtime;
  /** A tab whose flag is off is hidden and makes no calls. @default all on */
  readonly features?: Partial<FeatureFlags> | undefined;
  /** The initially open tab. @default 'overview' */
  readonly tab?: DashboardTab | undefined;
}

const ALL_ON: Partial<FeatureFlags> = {};

/** The dashboard without providers. */
export function FeatureDashboardScreen({
  api,
  runtime,
  features = ALL_ON,
  tab,
}: FeatureDashboardScreenProps) {
  const messages = useMessages(featureDashboardMessages);
  const sourceTexts = useMessages(sourceMessages);
  const locale = useLocale();
  const client = useLatest(api);
  const actor: ActorRefFrom<typeof featureDashboardMachine> = useMachineActor(() =>
    createActor(featureDashboardMachine.provide({ actors: featureDashboardActors(client) }), {
      input: { runtime, tab },
    }),
  );
  // Lives as long as the dashboard, so that a typed title survives switching tabs.
  const templates = usePdfTemplates({ api: client, runtime });
  const snapshot = useSelector(actor, (state) => state);
  const model = useMemo(
    () => featureDashboardModel(snapshot, features, messages, locale),
    [snapshot, features, messages, locale],
  );
  return (
    <FeatureDashboardView
      model={model}
      send={actor.send}
      messages={messages}
      contents={{
        overview: (
          <OverviewView
            model={model.overview}
            send={actor.send}
            messages={messages}
            sourceTexts={sourceTexts}
          />
        ),
        quantum: (
          <Container>
            <QuantumTab api={client} runtime={runtime} messages={messages} />
          </Container>
        ),
        pdf: (
          <Container>
            <PdfTemplates actor={templates} />
          </Container>
        ),
        disclaimers: (
          <Container>
            <DisclaimersFullScreen api={client} runtime={runtime} />
          </Container>
        ),
      }}
    />
  );
}
