'use client';
import type { PlatformClient } from '@spinout/api-client';
import type { Runtime } from '@spinout/flow-kit';
import { sourceMessages } from '@spinout/flow-kit/react';
import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { Alerts } from '../../frame/alerts/alerts.js';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { PaperCard } from './paper/paper-card.js';
import { StructureCard } from './structure/structure-card.js';
import type { LoadStructureViewer } from './structure/viewer/structure-viewer.types.js';
import type { twelveStepMachine } from './twelve-step.machine.js';
import { twelveStepMessages } from './twelve-step.messages.js';
import { twelveStepModel } from './twelve-step-page.model.js';
import { TwelveStepPageView, TwelveStepRunView } from './twelve-step-page.view.js';

interface TwelveStepJourneyProps {
  readonly actor: ActorRefFrom<typeof twelveStepMachine>;
  readonly api: PlatformClient;
  readonly runtime: Runtime;
  readonly authButtons?: ReactNode;
  readonly disclaimers?: ReactNode;
  readonly backendStatus?: string | undefined;
  /** Gate in front of topic, steps and results. @default none */
  readonly gate?: ((content: ReactNode) => ReactNode) | undefined;
  /** Loads a viewer for structures with coordinates. @default the canvas alone */
  readonly structureViewer?: LoadStructureViewer | undefined;
  /** Whether sharing the paper is enabled. */
  readonly canShare: boolean;
}

/** The page on a running machine: connects model and view, and creates the cards of each run. */
export function TwelveStepJourney({
  actor,
  api,
  runtime,
  gate = (content) => content,
  structureViewer,
  canShare,
  ...publicParts
}: TwelveStepJourneyProps) {
  const messages = useMessages(twelveStepMessages);
  const { simulated } = useMessages(sourceMessages);
  const locale = useLocale();
  const snapshot = useSelector(actor, (state) => state);
  const model = useMemo(
    () => twelveStepModel(snapshot, messages, locale),
    [snapshot, messages, locale],
  );
  const { run, structure, paper } = model;
  return (
    <TwelveStepPageView messages={messages} {...publicParts}>
      {gate(
        <TwelveStepRunView
          {...{ model, messages, locale }}
          send={actor.send}
          simulatedLabel={simulated}
          structureCard={
            structure && (
              <StructureCard
                key={`structure${run}`}
                runtime={runtime}
                loadViewer={structureViewer}
                {...structure}
              />
            )
          }
          paperCard={
            paper && <PaperCard key={`paper${run}`} {...{ api, runtime, canShare }} {...paper} />
          }
        />,
      )}
      <Alerts message={model.alert} onClose={() => actor.send({ type: 'alert.closed' })} />
    </TwelveStepPageView>
  );
}
