'use client';
import { FEATURE_FLAGS } from '@spinout/api-client';
import { Spinner, Text } from '@spinout/design-system';
import { ErrorBoundary } from '@spinout/flow-kit/react';
import { lazy, Suspense } from 'react';
import { FocusOnOpen } from './focus-on-open.js';
import type { TenStepJourneyScreenProps } from './ten-step-journey.screen.js';
import type { TenStepMessages } from './ten-step.messages.js';
import type { ActiveModel } from './ten-step.model.js';
import type { TenStepEvent } from './ten-step.types.js';

const AgenticResearchScreen = lazy(async () => ({
  default: (await import('../pipeline/agentic-research.screen.js')).AgenticResearchScreen,
}));

interface JourneyAgentsProps extends Omit<TenStepJourneyScreenProps, 'actor'> {
  readonly model: ActiveModel;
  readonly send: (event: TenStepEvent) => void;
  readonly messages: TenStepMessages;
  /** Whether the person has just opened it. */
  readonly wasOpened: boolean;
}

/** The research agents, running on the journey's interest or showing their stored results. */
export function JourneyAgents({
  model,
  send,
  messages,
  wasOpened,
  features,
  ...settings
}: JourneyAgentsProps) {
  const { journeyId, data, agents } = model;
  const results = agents === 'results' ? data.agenticResults?.results : undefined;
  return (
    <ErrorBoundary
      message={messages.agentsFailed}
      retryLabel={messages.retry}
      onError={(error) =>
        settings.runtime.log.error('The research agents failed to render.', error)
      }
    >
      <Suspense
        fallback={
          <Text role="status" tone="muted">
            <Spinner size={16} /> {messages.openingAgents}
          </Text>
        }
      >
        <FocusOnOpen takesFocus={wasOpened}>
          <AgenticResearchScreen
            {...settings}
            features={{ ...FEATURE_FLAGS, ...features }}
            topic={data.interest}
            results={results}
            instanceId={journeyId}
            onActivityChange={(isIdle) => send({ type: 'agents.activityChanged', isIdle })}
            onComplete={(bundle) => send({ type: 'agents.completed', journeyId, bundle })}
          />
        </FocusOnOpen>
      </Suspense>
    </ErrorBoundary>
  );
}
