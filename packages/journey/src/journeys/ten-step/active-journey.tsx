'use client';
import { FEATURE_FLAGS } from '@spinout/api-client';
import { Skeleton } from '@spinout/design-system';
import { PartBoundary, useMessages } from '@spinout/flow-kit/react';
import { lazy } from 'react';
import { Loading } from '../../frame/loading.view.js';
import type { FlowLinks } from '../flow-links.js';
import type { AgentSettings } from './agent-settings.js';
import { FocusOnOpen } from './focus-heading.js';
import { ActiveJourneyView } from './ten-step-journey.view.js';
import { activeModel } from './active.model.js';
import { tenStepMessages } from './ten-step.messages.js';
import { createSavedJourney } from './ten-step.rules.js';
import type { TenStepSnapshot } from './ten-step.machine.js';
import type { TenStepEvent } from './ten-step.types.js';

const AgenticResearchScreen = lazy(async () => ({
  default: (await import('../pipeline/agentic-research.js')).AgenticResearchScreen,
}));

const ResultsPanel = lazy(async () => ({
  default: (await import('../results/results-panel.js')).ResultsPanelScreen,
}));

interface ActiveJourneyProps {
  readonly snapshot: TenStepSnapshot;
  readonly send: (event: TenStepEvent) => void;
  readonly settings: AgentSettings;
  readonly flow?: FlowLinks | undefined;
}

/** An active journey with its research agents, which run on its interest or show stored results. Loaded on demand. */
export function ActiveJourney({ snapshot, send, settings, flow }: ActiveJourneyProps) {
  const messages = useMessages(tenStepMessages);
  const model = activeModel(snapshot, messages);
  if (model === null) return null;
  const { journeyId, data, agents } = model;
  const features = { ...FEATURE_FLAGS, ...settings.features };
  const { results, reduced = false } = data.agenticResults ?? {};
  const renderAgents = (wasOpened: boolean) => (
    <PartBoundary name="The research agents" fallback={<Loading text={messages.openingAgents} />}>
      <FocusOnOpen takesFocus={wasOpened}>
        <AgenticResearchScreen
          {...settings}
          features={features}
          topic={data.interest}
          results={agents === 'results' ? results : undefined}
          instanceId={journeyId}
          onActivityChange={(isIdle) => send({ type: 'agents.activityChanged', isIdle })}
          onComplete={(bundle) => send({ type: 'agents.completed', journeyId, bundle })}
        />
      </FocusOnOpen>
    </PartBoundary>
  );
  const readJourney = async () => {
    const saved = createSavedJourney(snapshot.context);
    if (saved === null) throw new Error('The journey is gone.');
    const { readJourneyContents } = await import('./bundle/journey-contents.js');
    return readJourneyContents(saved, snapshot.context.storage);
  };
  const files = results && !reduced && features.pdfExport && (
    <PartBoundary name="The downloads" fallback={<Skeleton shape="block" data-loading="" />}>
      <ResultsPanel bundle={results} api={settings.api} readJourney={readJourney} />
    </PartBoundary>
  );
  return (
    <ActiveJourneyView model={model} send={send} agents={renderAgents} files={files} flow={flow} />
  );
}
