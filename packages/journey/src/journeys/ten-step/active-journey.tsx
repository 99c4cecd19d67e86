'use client';
import { FEATURE_FLAGS } from '@spinout/api-client';
import { ErrorBoundary, useMessages, useRuntime } from '@spinout/flow-kit/react';
import { lazy, Suspense } from 'react';
import { Loading } from '../../frame/loading.view.js';
import { FocusOnOpen } from './focus-heading.js';
import type { TenStepJourneyScreenProps } from './ten-step-journey.screen.js';
import { ActiveJourneyView } from './ten-step-journey.view.js';
import { tenStepMessages } from './ten-step.messages.js';
import type { ActiveModel } from './ten-step.model.js';
import type { TenStepEvent } from './ten-step.types.js';

const AgenticResearchScreen = lazy(async () => ({
  default: (await import('../pipeline/agentic-research.screen.js')).AgenticResearchScreen,
}));

interface ActiveJourneyProps {
  readonly model: ActiveModel;
  readonly send: (event: TenStepEvent) => void;
  readonly settings: Omit<TenStepJourneyScreenProps, 'actor'>;
}

/** An active journey with its research agents, which run on its interest or show stored results. Loaded on demand. */
export function ActiveJourney({ model, send, settings }: ActiveJourneyProps) {
  const messages = useMessages(tenStepMessages);
  const runtime = useRuntime();
  const { journeyId, data, agents } = model;
  const renderAgents = (wasOpened: boolean) => (
    <ErrorBoundary
      message={messages.agentsFailed}
      retryLabel={messages.retry}
      onError={(error) => runtime.log.error('The research agents failed to render.', error)}
    >
      <Suspense fallback={<Loading text={messages.openingAgents} />}>
        <FocusOnOpen takesFocus={wasOpened}>
          <AgenticResearchScreen
            {...settings}
            runtime={runtime}
            features={{ ...FEATURE_FLAGS, ...settings.features }}
            topic={data.interest}
            results={agents === 'results' ? data.agenticResults?.results : undefined}
            instanceId={journeyId}
            onActivityChange={(isIdle) => send({ type: 'agents.activityChanged', isIdle })}
            onComplete={(bundle) => send({ type: 'agents.completed', journeyId, bundle })}
          />
        </FocusOnOpen>
      </Suspense>
    </ErrorBoundary>
  );
  return <ActiveJourneyView model={model} send={send} agents={renderAgents} />;
}
