'use client';
import type { ResearchBundle } from '@spinout/api-client';
import { Button, DownloadIcon, VisuallyHidden } from '@spinout/design-system';
import { useFocusAfter, useMessages, useScreen } from '@spinout/flow-kit/react';
import { Alerts } from '../../frame/alerts/alerts.js';
import { jsonActors } from './results.actors.js';
import { resultsMachine } from './results.machine.js';
import { resultsMessages } from './results.messages.js';
import { resultsModel } from './results-panel.model.js';

/** Saves all results as `research-results-{topic}-{date}.json`. */
export function FullResultsButton({ bundle }: { readonly bundle: ResearchBundle }) {
  const messages = useMessages(resultsMessages);
  const { model, send } = useScreen({
    machine: () => resultsMachine.provide({ actors: jsonActors() }),
    catalog: resultsMessages,
    model: resultsModel,
  });
  const button = useFocusAfter<HTMLButtonElement>(model.jsonBusy);
  return (
    <>
      <Button
        ref={button}
        icon={<DownloadIcon size={16} />}
        busy={model.jsonBusy}
        disabled={model.jsonBusy}
        onClick={() => send({ type: 'json.requested', bundle, file: 'full' })}
      >
        {messages.full}
      </Button>
      <VisuallyHidden role="status">{model.savedText}</VisuallyHidden>
      <Alerts message={model.alert} onClose={() => send({ type: 'alert.closed' })} />
    </>
  );
}
