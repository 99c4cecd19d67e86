'use client';
import type { PlatformClient } from '@spinout/api-client';
import type { ReactNode } from 'react';
import { Alerts } from '../../frame/alerts/alerts.js';
import type { FlowLinks } from '../flow-links.js';
import { PaperCard } from './paper/paper-card.js';
import { StructureCard } from './structure/structure-card.js';
import type { LoadStructureViewer } from './structure/viewer/structure-viewer.types.js';
import type { TwelveStepEvent } from './twelve-step.machine.js';
import type { TwelveStepModel } from './twelve-step-page.model.js';
import {
  TwelveStepPageView,
  TwelveStepRunView,
  type TwelveStepPageViewProps,
} from './twelve-step-page.view.js';

interface TwelveStepJourneyProps extends Omit<TwelveStepPageViewProps, 'children'> {
  readonly model: TwelveStepModel;
  readonly send: (event: TwelveStepEvent) => void;
  readonly api: PlatformClient;
  /** Gate in front of topic, steps and results. @default none */
  readonly gate?: ((content: ReactNode) => ReactNode) | undefined;
  /** Loads a viewer for structures with coordinates. @default the canvas alone */
  readonly structureViewer?: LoadStructureViewer | undefined;
  readonly canShare: boolean;
  readonly flow?: Pick<FlowLinks, 'onContinue'> | undefined;
}

/** The page with the cards of each run, which have their own machines. */
export function TwelveStepJourney({
  model,
  send,
  api,
  gate = (content) => content,
  structureViewer,
  canShare,
  flow,
  ...publicParts
}: TwelveStepJourneyProps) {
  const { run, structure, paper } = model;
  return (
    <TwelveStepPageView {...publicParts}>
      {gate(
        <TwelveStepRunView
          model={model}
          send={send}
          onContinueInFlow={flow?.onContinue}
          structureCard={
            structure && (
              <StructureCard key={`structure${run}`} loadViewer={structureViewer} {...structure} />
            )
          }
          paperCard={paper && <PaperCard key={`paper${run}`} {...{ api, canShare }} {...paper} />}
        />,
      )}
      <Alerts message={model.alert} onClose={() => send({ type: 'alert.closed' })} />
    </TwelveStepPageView>
  );
}
