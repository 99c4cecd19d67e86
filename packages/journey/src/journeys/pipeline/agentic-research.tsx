'use client';
import { FEATURE_FLAGS, isLocalHost, type ResearchBundle } from '@spinout/api-client';
import { Skeleton } from '@spinout/design-system';
import { browserStorage } from '@spinout/flow-kit';
import { PartBoundary, useLatest, useRuntime, useScreen } from '@spinout/flow-kit/react';
import { lazy, useEffect } from 'react';
import type { JourneyEventProps } from '../../frame/journey-events.types.js';
import { withEvents } from '../../frame/with-events.js';
import { withFrame, type FramedProps } from '../../frame/with-frame.js';
import type { AgenticResearchScreenProps, RealResearch } from './agentic-research.props.js';
import { AgenticResearchView } from './agentic-research.view.js';
import { pipelineMessages } from './pipeline.messages.js';
import { pipelineModel } from './pipeline.model.js';
import { createPipelineMachine } from './pipeline.actors.js';

const QuantumSection = lazy(async () => ({
  default: (await import('../quantum/quantum-section.js')).QuantumSectionScreen,
}));
const ResultsPanel = lazy(async () => ({
  default: (await import('../results/results-panel.js')).ResultsPanelScreen,
}));
const FullResults = lazy(async () => ({
  default: (await import('../results/results-panel.js')).FullResultsButton,
}));

/** Name of the parts in the log. */
const PART = 'A part of the agents’ screen';

/** The six research agents without providers. A different topic or result remounts the screen. */
export function AgenticResearchScreen(props: AgenticResearchScreenProps) {
  const { instanceId = 'default', topic, results } = props;
  const key = JSON.stringify([instanceId, topic ?? null, results !== undefined]);
  return <Screen key={key} {...props} />;
}

function Screen({
  api,
  topic,
  results,
  onComplete,
  onActivityChange,
  hostname,
  realResearch,
  backend,
  features = FEATURE_FLAGS,
  instanceId = 'default',
  storage,
}: AgenticResearchScreenProps) {
  const runtime = useRuntime();
  const client = useLatest(api);
  const { model, send } = useScreen({
    machine: () => createPipelineMachine(client, runtime, backend),
    input: {
      storage: storage ?? browserStorage(),
      instanceId,
      givenTopic: topic ?? null,
      results: results ?? null,
      asks: backend ? 'backend' : getAsked(realResearch, hostname),
      canRun: features.aiAgents,
    },
    catalog: pipelineMessages,
    model: pipelineModel,
    on: { 'run.completed': ({ bundle }) => onComplete?.(bundle) },
  });
  const { bundle } = model.run;
  const isIdle = model.isOpening ? null : !model.busy;
  const latest = useLatest({ onActivityChange });
  useEffect(() => {
    if (isIdle !== null) latest.onActivityChange?.(isIdle);
  }, [isIdle, latest]);
  return (
    <AgenticResearchView
      model={model}
      send={send}
      focusHeading={results !== undefined}
      downloadButton={
        bundle && (
          <PartBoundary name={PART} fallback={null}>
            <FullResults bundle={bundle} />
          </PartBoundary>
        )
      }
    >
      {bundle && features.pdfExport && (
        <PartBoundary name={PART} fallback={<Skeleton shape="block" data-loading="" />}>
          <ResultsPanel bundle={bundle} api={client} />
        </PartBoundary>
      )}
      {features.quantum && (
        <PartBoundary name={PART} fallback={<Skeleton shape="block" data-loading="" />}>
          <QuantumSection api={client} />
        </PartBoundary>
      )}
    </AgenticResearchView>
  );
}

/** Whether the research service is called or the run is simulated. */
const getAsked = (
  realResearch: RealResearch = 'on-local-host',
  hostname = globalThis.location?.hostname ?? '',
) => {
  const isAsked =
    realResearch === 'always' || (realResearch === 'on-local-host' && isLocalHost(hostname));
  return isAsked ? 'service' : 'simulation';
};

export type AgenticResearchProps = FramedProps<
  AgenticResearchScreenProps & JourneyEventProps<ResearchBundle>
>;

/**
 * The six research agents, standalone.
 * @example <AgenticResearch api={api} topic="BRCA1 protein" onComplete={save} />
 */
export const AgenticResearch = withFrame(
  withEvents<AgenticResearchScreenProps, ResearchBundle>(AgenticResearchScreen),
  'AgenticResearch',
);
