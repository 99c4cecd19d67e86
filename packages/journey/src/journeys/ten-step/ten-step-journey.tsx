'use client';
import { useLatest } from '@spinout/flow-kit/react';
import { useEffect } from 'react';
import type { JourneyFrameProps } from '../../frame/journey-frame.js';
import type { JourneyEventProps } from '../../frame/journey-events.types.js';
import { withEvents } from '../../frame/with-events.js';
import { withFrame } from '../../frame/with-frame.js';
import type { TenStepData } from './journey-data.js';
import { TenStepJourneyScreen, type TenStepJourneyScreenProps } from './ten-step-journey.screen.js';
import { useTenStepJourney, type TenStepJourneySettings } from './use-ten-step-journey.js';

/** Callbacks of a host. Nothing is sent anywhere else. */
export interface TenStepListeners {
  /** Called at step 10 with the journey's data. @default nothing is called */
  readonly onComplete?: ((data: TenStepData) => void) | undefined;
  /** Called with the current step, 1 to 10, or 0 after a reset. @default nothing is called */
  readonly onStepChange?: ((step: number) => void) | undefined;
}

export interface TenStepJourneyProps
  extends
    JourneyFrameProps,
    TenStepListeners,
    JourneyEventProps<TenStepData>,
    TenStepJourneySettings,
    Pick<TenStepJourneyScreenProps, 'hostname' | 'realResearch' | 'features' | 'flow'> {}

/**
 * The ten-step journey from a research interest to a company, including its landing page.
 * @example <TenStepJourney api={createPlatformClient({ transport })} onComplete={save} />
 */
export function TenStepJourney(props: TenStepJourneyProps) {
  return <FramedJourney {...props} />;
}

const FramedJourney = withFrame(
  withEvents<Omit<TenStepJourneyProps, keyof JourneyFrameProps | 'onEvent'>, TenStepData>(Journey),
  'TenStepJourney',
);

function Journey({
  onComplete,
  onStepChange,
  ...settings
}: Omit<TenStepJourneyProps, keyof JourneyFrameProps | 'onEvent'>) {
  const actor = useTenStepJourney(settings);
  const latest = useLatest<TenStepListeners>({ onComplete, onStepChange });
  useEffect(() => {
    const subscription = actor.on('*', (event) => {
      if (event.type === 'step.changed') latest.onStepChange?.(event.step);
      else latest.onComplete?.(event.data);
    });
    return () => subscription.unsubscribe();
  }, [actor, latest]);
  return <TenStepJourneyScreen actor={actor} {...settings} />;
}
