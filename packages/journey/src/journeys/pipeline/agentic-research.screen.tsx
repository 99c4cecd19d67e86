'use client';
import { FEATURE_FLAGS, isLocalHost } from '@spinout/api-client';
import { Skeleton } from '@spinout/design-system';
import { browserStorage, systemRuntime } from '@spinout/flow-kit';
import { ErrorBoundary, useLatest, useMachineActor } from '@spinout/flow-kit/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';
import { createActor } from 'xstate';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import type { AgenticResearchScreenProps } from './agentic-research.props.js';
import { AgenticResearchView } from './agentic-research.view.js';
import { pipelineMessages } from './pipeline.messages.js';
import { pipelineModel } from './pipeline.model.js';
import { createPipelineMachine } from './create-pipeline-machine.js';

const QuantumSection = lazy(async () => ({
  default: (await import('../quantum/quantum-section.screen.js')).QuantumSectionScreen,
}));
const ResultsPanel = lazy(async () => ({
  default: (await import('../results/results-panel.screen.js')).ResultsPanelScreen,
}));
const FullResults = lazy(async () => ({
  default: (await import('../results/results-panel.screen.js')).FullResultsButton,
}));

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
  realResearch = 'on-local-host',
  backend,
  features = FEATURE_FLAGS,
  instanceId = 'default',
  storage,
  runtime = systemRuntime,
}: AgenticResearchScreenProps) {
  const messages = useMessages(pipelineMessages);
  const locale = useLocale();
  const client = useLatest(api);
  const actor = useMachineActor(() =>
    createActor(createPipelineMachine(client, runtime, backend), {
      input: {
        runtime,
        storage: storage ?? browserStorage(),
        instanceId,
        givenTopic: topic ?? null,
        results: results ?? null,
        asks: backend ? 'backend' : asksService(realResearch, hostname) ? 'service' : 'simulation',
        canRun: features.aiAgents,
      },
    }),
  );
  const latest = useLatest({ onComplete, onActivityChange });
  useEffect(() => {
    const subscription = actor.on('run.completed', ({ bundle }) => latest.onComplete?.(bundle));
    return () => subscription.unsubscribe();
  }, [actor, latest]);
  const model = useSelector(actor, pipelineModel, shallowEqual);
  const { bundle } = model.run;
  const isIdle = model.isOpening ? null : !model.busy;
  useEffect(() => {
    if (isIdle !== null) latest.onActivityChange?.(isIdle);
  }, [isIdle, latest]);
  const boundary = {
    message: messages.failedPart,
    retryLabel: messages.tryAgain,
    onError: (error: unknown) =>
      runtime.log.error('A part of the agents’ screen failed to render.', error),
  };
  return (
    <AgenticResearchView
      model={model}
      send={(event) => actor.send(event)}
      messages={messages}
      locale={locale}
      focusHeading={results !== undefined}
      downloadButton={
        bundle && (
          <ErrorBoundary {...boundary}>
            <Suspense fallback={null}>
              <FullResults bundle={bundle} runtime={runtime} />
            </Suspense>
          </ErrorBoundary>
        )
      }
    >
      {bundle && features.pdfExport && (
        <ErrorBoundary {...boundary}>
          <Suspense fallback={<Skeleton shape="block" />}>
            <ResultsPanel bundle={bundle} api={client} runtime={runtime} />
          </Suspense>
        </ErrorBoundary>
      )}
      {features.quantum && (
        <ErrorBoundary {...boundary}>
          <Suspense fallback={<Skeleton shape="block" />}>
            <QuantumSection api={client} />
          </Suspense>
        </ErrorBoundary>
      )}
    </AgenticResearchView>
  );
}

/** Where the research service is called. */
const asksService = (
  realResearch: NonNullable<AgenticResearchScreenProps['realResearch']>,
  hostname = globalThis.location?.hostname ?? '',
): boolean =>
  realResearch === 'always' || (realResearch === 'on-local-host' && isLocalHost(hostname));
