'use client';
import type { FeatureFlags, PlatformClient } from '@spinout/api-client';
import { browserStorage, type KeyValueStorage } from '@spinout/flow-kit';
import { useLatest, usePrintMessages, useScreen } from '@spinout/flow-kit/react';
import type { ReactNode } from 'react';
import { twelveStepActors } from './twelve-step.actors.js';
import { twelveStepMachine } from './twelve-step.machine.js';
import { twelveStepMessages } from './twelve-step.messages.js';
import { twelveStepModel } from './twelve-step-page.model.js';
import type { LoadStructureViewer } from './structure/viewer/structure-viewer.types.js';
import type { TwelveStepResult } from './twelve-step.types.js';
import { TwelveStepJourney } from './twelve-step-journey.js';
import type { FlowLinks } from '../flow-links.js';
import type { JourneyEventProps } from '../../frame/journey-events.types.js';
import { withEvents } from '../../frame/with-events.js';
import { useUnsavedWork } from '../../frame/unsaved-work.js';
import { withFrame, type FramedProps } from '../../frame/with-frame.js';

export interface TwelveStepPageScreenProps {
  /** The client. May be replaced; the next call uses the new one. */
  readonly api: PlatformClient;
  /** Feature flags. @default all on */
  readonly features?: Partial<FeatureFlags> | undefined;
  /** Host name of the page. Calls go through the client's transport. @default `location.hostname` */
  readonly hostname?: string | undefined;
  /** Signing in and out. @default none */
  readonly authButtons?: ReactNode;
  /** Disclaimers of the host, on the page. @default none */
  readonly disclaimers?: ReactNode;
  /** Status text of the backend. @default not shown */
  readonly backendStatus?: string | undefined;
  /** Gate in front of topic, steps and results. @default none */
  readonly gate?: ((content: ReactNode) => ReactNode) | undefined;
  /**
   * Brings a viewer for a structure with coordinates, like `loadThreeDmolViewer` of
   * `@spinout/journey/structure-viewer`; called when there is one. @default our drawing on the canvas
   */
  readonly structureViewer?: LoadStructureViewer | undefined;
  /** Ways to the guided flow of the host, of which the page uses `onContinue`. @default none */
  readonly flow?: Pick<FlowLinks, 'onContinue'> | undefined;
  /** Saves the run. @default the browser's local storage */
  readonly storage?: KeyValueStorage | undefined;
  /** Called once per journey that reached step 12. @default nothing is called */
  readonly onComplete?: ((result: TwelveStepResult) => void) | undefined;
}

/** The twelve-step journey from topic to market launch, without providers. */
export function TwelveStepPageScreen({
  api,
  features = {},
  storage,
  onComplete,
  ...page
}: TwelveStepPageScreenProps) {
  const { collaboration = true, proteinStructure: hasStructures = true } = features;
  const client = useLatest(api);
  const messages = useLatest(usePrintMessages(twelveStepMessages).messages);
  const { model, send } = useScreen({
    machine: () => twelveStepMachine.provide({ actors: twelveStepActors(client, messages) }),
    input: { hasStructures, storage: storage ?? browserStorage() },
    catalog: twelveStepMessages,
    model: twelveStepModel,
    on: { 'journey.completed': ({ result }) => onComplete?.(result) },
  });
  useUnsavedWork(model.unsaved);
  return <TwelveStepJourney {...page} {...{ model, send, api }} canShare={collaboration} />;
}

export type TwelveStepPageProps = FramedProps<
  TwelveStepPageScreenProps & JourneyEventProps<TwelveStepResult>
>;

/**
 * Standalone research journey of twelve steps.
 * @example <TwelveStepPage api={createPlatformClient({ transport })} onComplete={({ paper }) => save(paper)} />
 */
export const TwelveStepPage = withFrame(
  withEvents<TwelveStepPageScreenProps, TwelveStepResult>(TwelveStepPageScreen),
  'TwelveStepPage',
);
