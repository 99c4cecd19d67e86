'use client';
import { FEATURE_FLAGS } from '@spinout/api-client';
import { Spinner, Text } from '@spinout/design-system';
import { Boundary } from '@spinout/journey-kit/react';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { focusHeading, isFocusLost } from './focus-heading.js';
import type { TenStepJourneyScreenProps } from './ten-step-journey.js';
import type { TenStepMessages } from './ten-step.messages.js';
import type { ActiveModel } from './ten-step.model.js';
import type { TenStepEvent } from './ten-step.types.js';

const AgenticResearchScreen = lazy(async () => ({
  default: (await import('../pipeline/agentic-research.js')).AgenticResearchScreen,
}));

interface JourneyAgentsProps extends Omit<TenStepJourneyScreenProps, 'actor'> {
  readonly model: ActiveModel;
  readonly send: (event: TenStepEvent) => void;
  readonly words: TenStepMessages;
  /** Whether the person has just opened it. */
  readonly wasOpened: boolean;
}

/** TEN-30, T-46: the research agents, at work on the journey's interest or with their stored results. */
export function JourneyAgents({
  model,
  send,
  words,
  wasOpened,
  features,
  ...settings
}: JourneyAgentsProps) {
  const { journeyId, data, agents } = model;
  const results = agents === 'results' ? data.agenticResults?.results : undefined;
  return (
    <Boundary
      message={words.agentsFailed}
      retryLabel={words.retry}
      onError={(error) => settings.tools.log.error('The research agents failed to render.', error)}
    >
      <Suspense
        fallback={
          <Text role="status" tone="muted">
            <Spinner size={16} /> {words.openingAgents}
          </Text>
        }
      >
        <Opened takesFocus={wasOpened}>
          <AgenticResearchScreen
            // A stored result is shown by a screen that runs nothing.
            key={agents}
            {...settings}
            features={{ ...FEATURE_FLAGS, ...features }}
            topic={data.interest}
            results={results}
            instanceId={journeyId}
            onComplete={(bundle) => send({ type: 'agents.completed', journeyId, bundle })}
          />
        </Opened>
      </Suspense>
    </Boundary>
  );
}

interface OpenedProps {
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** Takes the focus once its content has come, when the control that opened it is gone. */
function Opened({ takesFocus, children }: OpenedProps) {
  const part = useRef<HTMLDivElement>(null);
  // Only as it opens: what changes in it later is its own matter.
  const [takes] = useState(takesFocus);
  useEffect(() => {
    if (takes && isFocusLost(part.current)) focusHeading(part.current);
  }, [takes]);
  return <div ref={part}>{children}</div>;
}
