'use client';
import type { Runtime } from '@spinout/flow-kit';
import { useLatest } from '@spinout/flow-kit/react';
import { useState } from 'react';
import type { ReportEvent, ResearchFlowEvent } from './flow-events.types.js';

interface EventListener {
  readonly onEvent?: ((event: never) => void) | undefined;
}

/** Reports events to the host. An error in its listener is logged, so that it stops neither a call nor the flow. */
export function useReport(listener: EventListener, { log }: Runtime): ReportEvent {
  const latest = useLatest<EventListener>(listener);
  const [report] = useState(() => (event: ResearchFlowEvent) => {
    try {
      latest.onEvent?.(event as never);
    } catch (error) {
      log.error('onEvent failed.', error);
    }
  });
  return report;
}
