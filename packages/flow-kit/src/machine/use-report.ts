'use client';
import { useState } from 'react';
import type { Runtime } from '../runtime/runtime.js';
import { useLatest } from './use-latest.js';

interface EventListener {
  readonly onEvent?: ((event: never) => void) | undefined;
}

/**
 * Returns a function that reports events to the host, always the same. An error in the host's listener is logged, so that it
 * stops neither a call nor the screen.
 */
export function useReport<Event>(
  listener: EventListener,
  { log }: Pick<Runtime, 'log'>,
): (event: Event) => void {
  const latest = useLatest<EventListener>(listener);
  const [report] = useState(() => (event: Event) => {
    try {
      latest.onEvent?.(event as never);
    } catch (error) {
      log.error('onEvent failed.', error);
    }
  });
  return report;
}
