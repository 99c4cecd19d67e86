'use client';
import type { ResearchBundle } from '@spinout/api-client';
import { Button, DownloadIcon, VisuallyHidden } from '@spinout/design-system';
import type { Runtime } from '@spinout/flow-kit';
import { useFocusAfter, useMachineActor } from '@spinout/flow-kit/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import { Alerts } from '../../frame/alerts/alerts.js';
import { useMessages } from '@spinout/flow-kit/react';
import { jsonActors } from './results.actors.js';
import { resultsMachine } from './results.machine.js';
import { resultsMessages } from './results.messages.js';
import { resultsModel } from './results-panel.model.js';

export interface FullResultsButtonProps {
  /** The results of a run. */
  readonly bundle: ResearchBundle;
  readonly runtime: Runtime;
}

/** Saves all results as `research-results-{topic}-{date}.json`. */
export function FullResultsButton({ bundle, runtime }: FullResultsButtonProps) {
  const messages = useMessages(resultsMessages);
  const actor = useMachineActor(() =>
    createActor(resultsMachine.provide({ actors: jsonActors() }), { input: { runtime } }),
  );
  const model = useSelector(actor, (state) => resultsModel(state, messages), shallowEqual);
  const button = useFocusAfter<HTMLButtonElement>(model.jsonBusy);
  return (
    <>
      <Button
        ref={button}
        icon={<DownloadIcon size={16} />}
        busy={model.jsonBusy}
        disabled={model.jsonBusy}
        onClick={() => actor.send({ type: 'json.requested', bundle, file: 'full' })}
      >
        {messages.full}
      </Button>
      <VisuallyHidden role="status">{model.savedText}</VisuallyHidden>
      <Alerts message={model.alert} onClose={() => actor.send({ type: 'alert.closed' })} />
    </>
  );
}
