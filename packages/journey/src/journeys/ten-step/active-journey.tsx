'use client';
import { FEATURE_FLAGS } from '@spinout/api-client';
import { PartBoundary, useMessages } from '@spinout/flow-kit/react';
import { lazy } from 'react';
import { Loading } from '../../frame/loading.view.js';
import type { FlowLinks } from '../flow-links.js';
import type { AgentSettings } from './agent-settings.js';
import { FocusOnOpen } from './focus-heading.js';
import { ActiveJourneyView } from './ten-step-journey.view.js';
import { tenStepMessages } from './ten-step.messages.js';
import type { ActiveModel } from './ten-step.model.js';
import type { TenStepEvent } from './ten-step.types.js';

const AgenticResearchScreen = lazy(async () => ({
  default: (await import('../pipeline/agentic-research.js')).AgenticResearchScreen,
}));

interface ActiveJourneyProps {
  readonly model: ActiveModel;
  readonly send: (event: TenStepEvent) => void;
  readonly settings: AgentSettings;
  readonly flow?: FlowLinks | undefined;
}

/** An active journey with its research agents, which run on its interest or show stored results. Loaded on demand. */
export function ActiveJourney({ model, send, settings, flow }: ActiveJourneyProps) {
  const messages = useMessages(tenStepMessages);
  const { journeyId, data, agents } = model;
  const renderAgents = (wasOpened: boolean) => (
    <PartBoundary name="The research agents" fallback={<Loading text={messages.openingAgents} />}>
      <FocusOnOpen takesFocus={wasOpened}>
        <AgenticResearchScreen
          {...settings}
          features={{ ...FEATURE_FLAGS, ...settings.features }}
          topic={data.interest}
          results={agents === 'results' ? data.agenticResults?.results : undefined}
          instanceId={journeyId}
          onActivityChange={(isIdle) => send({ type: 'agents.activityChanged', isIdle })}
          onComplete={(bundle) => send({ type: 'agents.completed', journeyId, bundle })}
        />
      </FocusOnOpen>
    </PartBoundary>
  );
  return <ActiveJourneyView model={model} send={send} agents={renderAgents} flow={flow} />;
}
