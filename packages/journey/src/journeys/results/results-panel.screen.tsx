'use client';
import type { PlatformClient, ResearchBundle } from '@spinout/api-client';
import type { Runtime } from '@spinout/flow-kit';
import { useLatest, useMachineActor } from '@spinout/flow-kit/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import { Alerts } from '../../frame/alerts/alerts.js';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { jsonActors, pdfActors } from './results.actors.js';
import { resultsMachine } from './results.machine.js';
import { resultsMessages } from './results.messages.js';
import { resultsModel } from './results-panel.model.js';
import { ResultsPanelView } from './results-panel.view.js';
import type { Download } from './results.types.js';

export { FullResultsButton, type FullResultsButtonProps } from './full-results-button.js';

export interface ResultsPanelScreenProps {
  /** The results of a run. */
  readonly bundle: ResearchBundle;
  readonly api: PlatformClient;
  readonly runtime: Runtime;
}

/** The three downloads of a run, without providers. */
export function ResultsPanelScreen({ bundle, api, runtime }: ResultsPanelScreenProps) {
  const messages = useMessages(resultsMessages);
  const locale = useLocale();
  const client = useLatest(api);
  const actor = useMachineActor(() =>
    createActor(resultsMachine.provide({ actors: { ...pdfActors(client), ...jsonActors() } }), {
      input: { runtime },
    }),
  );
  const model = useSelector(actor, (state) => resultsModel(state, messages), shallowEqual);
  const download = (name: Download) => {
    if (name === 'json') actor.send({ type: 'json.requested', bundle, file: 'data' });
    else actor.send({ type: `${name}.requested`, bundle, locale, messages });
  };
  return (
    <>
      <ResultsPanelView
        model={model}
        source={bundle.source}
        onDownload={download}
        messages={messages}
      />
      <Alerts message={model.alert} onClose={() => actor.send({ type: 'alert.closed' })} />
    </>
  );
}
