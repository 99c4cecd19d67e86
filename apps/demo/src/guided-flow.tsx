import type { ApiClient } from '@spinout/api-client';
import type { KeyValueStorage } from '@spinout/flow-kit';
import {
  ResearchFlow,
  type FlowHandle,
  type FlowStart,
  type SavedProgress,
} from '@spinout/research-flow';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { FlowPlace } from './app.styles.js';
import { loadPaperFonts } from './load-paper-fonts.js';
import { NewJourney } from './new-journey.js';
import type { Settings } from './settings/settings.js';

interface GuidedFlowProps {
  readonly api: ApiClient;
  readonly settings: Pick<Settings, 'theme' | 'dir' | 'step'>;
  readonly storage: KeyValueStorage;
  /** What a new flow starts from; null if the saved flow continues. */
  readonly start: FlowStart | null;
  /** Called when the flow has taken it. */
  readonly onStarted: () => void;
  /** The journey of an opened bundle; null if there is none. */
  readonly opened: SavedProgress | null;
  /** Called when the flow continues with it. */
  readonly onOpened: () => void;
}

/** The six-step flow as a tab of the platform. */
export function GuidedFlow({
  api,
  settings: { theme, dir, step },
  storage,
  start,
  onStarted,
  opened,
  onOpened,
}: GuidedFlowProps) {
  const flow = useRef<FlowHandle>(null);
  useEffect(loadPaperFonts, []);
  // Before the first paint, so that the saved flow does not flash.
  useLayoutEffect(() => {
    if (start === null) return;
    flow.current?.start(start);
    onStarted();
  }, [start, onStarted]);
  const taken = useRef<SavedProgress | null>(null);
  useLayoutEffect(() => {
    if (opened === null || taken.current === opened) return;
    taken.current = opened;
    void flow.current?.restore(opened);
    onOpened();
  }, [opened, onOpened]);
  return (
    <FlowPlace>
      <ResearchFlow
        api={api}
        theme={theme}
        dir={dir}
        storage={storage}
        defaultStep={step ?? 1}
        // A URL with a step has its own journey, so that the saved one does not change.
        instanceId={step === null ? 'default' : `step-${step}`}
        ref={flow}
        revisit
        progressActions={<NewJourney onStart={() => flow.current?.reset({ canUndo: true })} />}
      />
    </FlowPlace>
  );
}
