import type { ApiClient } from '@spinout/api-client';
import { Cluster, Stack } from '@spinout/design-system';
import type { KeyValueStorage } from '@spinout/flow-kit';
import { ResearchFlow, type FlowHandle } from '@spinout/research-flow';
import { useRef } from 'react';
import { NewJourney } from './new-journey.js';
import type { Settings } from './settings/settings.js';

interface GuidedFlowProps {
  readonly api: ApiClient;
  readonly settings: Pick<Settings, 'theme' | 'dir' | 'step'>;
  readonly storage: KeyValueStorage;
}

/** The six-step flow as a tab of the platform. */
export function GuidedFlow({ api, settings: { theme, dir, step }, storage }: GuidedFlowProps) {
  const flow = useRef<FlowHandle>(null);
  return (
    <Stack gap={2}>
      <Cluster justify="end">
        <NewJourney onStart={() => flow.current?.reset({ canUndo: true })} />
      </Cluster>
      <ResearchFlow
        api={api}
        theme={theme}
        dir={dir}
        storage={storage}
        defaultStep={step ?? 1}
        // A URL with a step has its own journey, so that the saved one does not change.
        instanceId={step === null ? 'default' : `step-${step}`}
        handle={flow}
        revisit
      />
    </Stack>
  );
}
