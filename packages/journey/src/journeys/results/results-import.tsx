'use client';
import type { ResearchBundle } from '@spinout/api-client';
import { useScreen } from '@spinout/flow-kit/react';
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
  const { model, send } = useScreen({
    machine: () => importMachine.provide({ actors: importActors }),
    catalog: resultsMessages,
    model: importModel,
    on: { 'results.opened': ({ bundle }) => onImport(bundle) },
  });
  return <ResultsImportView model={model} send={send} />;
}
