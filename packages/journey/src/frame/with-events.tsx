'use client';
import type { PlatformClient } from '@spinout/api-client';
import { observeCalls } from '@spinout/flow-kit';
import { useLatest, useReport, useRuntime } from '@spinout/flow-kit/react';
import { useState, type ComponentType, type ReactElement } from 'react';
import type { JourneyEvent, JourneyEventProps } from './journey-events.types.js';

interface ObservedProps<Result> {
  readonly api: PlatformClient;
  readonly onComplete?: ((result: Result) => void) | undefined;
  readonly onStepChange?: ((step: number) => void) | undefined;
}

/** Reports the calls and the listeners of a screen as events too. */
export function withEvents<Props extends object, Result = never>(
  Screen: ComponentType<Props>,
): (props: Props & JourneyEventProps<Result>) => ReactElement {
  return function Observed({ onEvent, ...props }) {
    const runtime = useRuntime();
    const report = useReport<JourneyEvent>({ onEvent }, runtime);
    const { api, onComplete, onStepChange } = props as unknown as ObservedProps<Result>;
    const latest = useLatest(api);
    const [observed] = useState(() => observeCalls(latest, report, runtime.now));
    const listeners: ObservedProps<Result> = {
      api: observed,
      onComplete: (result) => {
        report({ type: 'journey.completed', result });
        onComplete?.(result);
      },
      onStepChange: (step) => {
        report({ type: 'step.changed', step });
        onStepChange?.(step);
      },
    };
    return <Screen {...(props as unknown as Props)} {...listeners} />;
  };
}
