'use client';
import type { PlatformClient, ResearchBundle } from '@spinout/api-client';
import { useLatest, usePrintMessages, useScreen } from '@spinout/flow-kit/react';
import { Alerts } from '../../frame/alerts/alerts.js';
import { bundleActors, jsonActors, pdfActors } from './results.actors.js';
import type { JourneyContents } from './bundle/journey-file.js';
import { resultsMachine } from './results.machine.js';
import { resultsMessages } from './results.messages.js';
import { resultsModel } from './results-panel.model.js';
import { ResultsPanelView } from './results-panel.view.js';
import type { Download } from './results.types.js';
import { withFrame, type FramedProps } from '../../frame/with-frame.js';

export { FullResultsButton } from './full-results-button.js';

export interface ResultsPanelScreenProps {
  /** The results of a run. */
  readonly bundle: ResearchBundle;
  /** The client. May be replaced; the next call uses the new one. */
  readonly api: PlatformClient;
  /** Reads the journey around the results, for the bundle. @default a bundle has the results alone */
  readonly readJourney?: (() => Promise<JourneyContents>) | undefined;
}

/** The downloads of a run, without providers. */
export function ResultsPanelScreen({ bundle, api, readJourney }: ResultsPanelScreenProps) {
  const printed = usePrintMessages(resultsMessages);
  const client = useLatest(api);
  const { model, send } = useScreen({
    machine: () =>
      resultsMachine.provide({
        actors: { ...pdfActors(client), ...jsonActors(), ...bundleActors(client) },
      }),
    catalog: resultsMessages,
    model: resultsModel,
  });
  const download = (name: Download) => {
    if (name === 'json') send({ type: 'json.requested', bundle, file: 'data' });
    else if (name === 'bundle') send({ type: 'bundle.requested', bundle, readJourney, ...printed });
    else send({ type: `${name}.requested`, bundle, ...printed });
  };
  return (
    <>
      <ResultsPanelView model={model} source={bundle.source} onDownload={download} />
      <Alerts message={model.alert} onClose={() => send({ type: 'alert.closed' })} />
    </>
  );
}

export type ResultsPanelProps = FramedProps<Omit<ResultsPanelScreenProps, 'readJourney'>>;

/**
 * Standalone download panel of a finished run.
 * @example <ResultsPanel api={api} bundle={results} />
 */
export const ResultsPanel = withFrame(ResultsPanelScreen, 'ResultsPanel');
