'use client';
import type { ResearchBundle } from '@spinout/api-client';
import { useLatest, useMachineActor } from '@spinout/flow-kit/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createActor } from 'xstate';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { importActors } from './import/import.actors.js';
import { importMachine } from './import/import.machine.js';
import { importModel } from './import/import.model.js';
import { ResultsImportView } from './import/results-import.view.js';
import { resultsMessages } from './results.messages.js';

export interface ResultsImportProps {
  /** Called with validated results. */
  readonly onImport: (bundle: ResearchBundle) => void;
}

/** Opens a downloaded results file, without providers. */
export function ResultsImport({ onImport }: ResultsImportProps) {
  const messages = useMessages(resultsMessages);
  const locale = useLocale();
  const latest = useLatest({ onImport });
  const actor = useMachineActor(() => createActor(importMachine.provide({ actors: importActors })));
  useEffect(() => {
    const subscription = actor.on('results.opened', ({ bundle }) => latest.onImport(bundle));
    return () => subscription.unsubscribe();
  }, [actor, latest]);
  const model = useSelector(actor, (state) => importModel(state, messages, locale), shallowEqual);
  return (
    <ResultsImportView model={model} send={(event) => actor.send(event)} messages={messages} />
  );
}
