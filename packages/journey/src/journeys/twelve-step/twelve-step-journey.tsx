'use client';
import type { PlatformClient } from '@spinout/api-client';
import { Skeleton } from '@spinout/design-system';
import { PartBoundary, usePrintMessages } from '@spinout/flow-kit/react';
import { lazy, type ReactNode } from 'react';
import { Alerts } from '../../frame/alerts/alerts.js';
import type { FlowLinks } from '../flow-links.js';
import type { FinishedRun } from './bundle/finished-run.js';
import { OpenRun } from './bundle/open-run.js';
import { PaperCard } from './paper/paper-card.js';
import { StructureCard } from './structure/structure-card.js';
import type { LoadStructureViewer } from './structure/viewer/structure-viewer.types.js';
import type { TwelveStepEvent } from './twelve-step.context.js';
import { twelveStepMessages } from './twelve-step.messages.js';
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

const ResultsPanel = lazy(async () => ({
  default: (await import('../results/results-panel.js')).ResultsPanelScreen,
}));

interface FilesCardProps {
  readonly api: PlatformClient;
  readonly run: FinishedRun;
}

/** The downloads of a finished run, loaded when there is one. */
function FilesCard({ api, run }: FilesCardProps) {
  const { messages } = usePrintMessages(twelveStepMessages);
  if (run.research === null) return null;
  const readJourney = async () => {
    const [{ readRunContents }, { withPdf }] = await Promise.all([
      import('./bundle/run-contents.js'),
      import('./bundle/with-pdf.js'),
    ]);
    return readRunContents(await withPdf(run, api, messages));
  };
  return (
    <PartBoundary name="The downloads" fallback={<Skeleton shape="block" data-loading="" />}>
      <ResultsPanel bundle={run.research} api={api} readJourney={readJourney} />
    </PartBoundary>
  );
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
  const { runId, structure, paper, finished } = model;
  return (
    <TwelveStepPageView {...publicParts}>
      {gate(
        model.isRestoring ? (
          <Skeleton shape="block" data-loading="" />
        ) : (
          <TwelveStepRunView
            model={model}
            send={send}
            onContinueInFlow={flow?.onContinue}
            structureCard={
              structure && (
                <StructureCard
                  key={`structure${runId}`}
                  loadViewer={structureViewer}
                  {...structure}
                />
              )
            }
            filesCard={
              finished?.research && <FilesCard key={`files${runId}`} api={api} run={finished} />
            }
            openPart={
              !model.busy && <OpenRun onOpen={(opened) => send({ type: 'run.opened', opened })} />
            }
            paperCard={
              paper && <PaperCard key={`paper${runId}`} {...{ api, canShare }} {...paper} />
            }
          />
        ),
      )}
      <Alerts message={model.alert} onClose={() => send({ type: 'alert.closed' })} />
    </TwelveStepPageView>
  );
}
