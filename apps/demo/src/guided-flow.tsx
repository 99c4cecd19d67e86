import type { ApiClient } from '@spinout/api-client';
import { Button } from '@spinout/design-system';
import type { JourneyStorage } from '@spinout/journey-kit';
import { ResearchFlow, type FlowHandle } from '@spinout/research-flow';
import { useRef } from 'react';
import { appMessages as words } from './app.messages.js';
import { FlowTools } from './app.styles.js';
import type { Settings } from './settings/settings.js';

interface GuidedFlowProps {
  readonly api: ApiClient;
  readonly settings: Pick<Settings, 'theme' | 'dir' | 'step'>;
  readonly storage: JourneyStorage;
}

/** The six-step flow as a tab of the platform. */
export function GuidedFlow({ api, settings: { theme, dir, step }, storage }: GuidedFlowProps) {
  const flow = useRef<FlowHandle>(null);
  return (
    <>
      <FlowTools>
        <Button variant="quiet" size="sm" onClick={() => flow.current?.reset()}>
          {words.reset}
        </Button>
      </FlowTools>
      <ResearchFlow
        api={api}
        theme={theme}
        dir={dir}
        storage={storage}
        defaultStep={step ?? 1}
        // An address that names a step has a journey of its own and leaves the kept one alone.
        instanceId={step === null ? 'default' : `step-${step}`}
        handle={flow}
      />
    </>
  );
}
