'use client';
import type { FeatureFlags, PlatformClient } from '@spinout/api-client';
import type { Tools } from '@spinout/journey-kit';
import { useLatest, useMachineActor } from '@spinout/journey-kit/react';
import { useEffect, type ReactNode } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { useWords } from '../words/words.js';
import { twelveStepActors } from './twelve-step.actors.js';
import { twelveStepMachine } from './twelve-step.machine.js';
import { twelveStepMessages } from './twelve-step.messages.js';
import type { LoadStructureViewer } from './structure/viewer/structure-viewer.types.js';
import type { TwelveStepResult } from './twelve-step.types.js';
import { TwelveStepJourney } from './twelve-step-journey.js';

export interface TwelveStepPageScreenProps {
  readonly api: PlatformClient;
  readonly tools: Tools;
  /** What the host has turned off (T-56). @default all on */
  readonly features?: Partial<FeatureFlags> | undefined;
  /** Name of the host that the page is on. Where calls go is the transport's matter (T-65). */
  readonly hostname?: string | undefined;
  /** TWELVE-01: signing in and out. @default none */
  readonly authButtons?: ReactNode;
  /** TWELVE-02. @default none */
  readonly disclaimers?: ReactNode;
  /** TWELVE-01, T-78: words on how the backend does. @default not shown */
  readonly backendStatus?: string | undefined;
  /** T-10: what stands before topic, steps and results. @default shows them */
  readonly gate?: ((content: ReactNode) => ReactNode) | undefined;
  /**
   * T-12: brings a viewer for a structure with coordinates, like `loadThreeDmolViewer` of
   * `@spinout/journey/structure-viewer`; called when there is one. @default our drawing on the canvas
   */
  readonly structureViewer?: LoadStructureViewer | undefined;
  /** Told once for each journey that reached step 12. */
  readonly onComplete?: ((result: TwelveStepResult) => void) | undefined;
}

/** TWELVE: from topic to market launch, inside a page that brings its own frame. */
export function TwelveStepPageScreen({
  api,
  tools,
  features = {},
  authButtons,
  disclaimers,
  backendStatus,
  gate,
  structureViewer,
  onComplete,
}: TwelveStepPageScreenProps) {
  const { collaboration = true, proteinStructure: drawsStructures = true } = features;
  const client = useLatest(api);
  const words = useLatest(useWords('twelveStep', twelveStepMessages));
  const actor: ActorRefFrom<typeof twelveStepMachine> = useMachineActor(() =>
    createActor(twelveStepMachine.provide({ actors: twelveStepActors(client, words) }), {
      input: { tools, drawsStructures },
    }),
  );
  const listener = useLatest({ onComplete });
  useEffect(() => {
    const told = actor.on('journey.completed', ({ result }) => listener.onComplete?.(result));
    return () => told.unsubscribe();
  }, [actor, listener]);
  return (
    <TwelveStepJourney
      {...{ actor, api, tools, authButtons, disclaimers, backendStatus, gate, structureViewer }}
      canShare={collaboration}
    />
  );
}
